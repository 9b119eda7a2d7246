/// Something that is wrong with a layout: where, why, and what would help.
package struct Diagnostic: Equatable, Sendable {
    /// How bad it is.
    package enum Severity: String, Comparable, Sendable, CaseIterable {
        case note, warning, error

        package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
    }

    /// The name of the rule that found it.
    package var rule: String
    package var severity: Severity
    /// The id of the view at fault, not of those that suffer from it.
    package var view: String?
    /// One sentence.
    package var message: String
    /// What else there is to know, a line each: how far a chain goes, a bound, the value that was guessed.
    package var details: [String] = []
    /// The constraints that have to do with it, as they were written.
    package var constraints: [String] = []
    /// What would help, the smallest change first; at most three, each tried.
    package var fixes: [Fix] = []
    /// The constraint that was set aside, as it was written.
    package var givenUp: String?
    /// Where it is in the file.
    package var place: SourcePlace?

    package init(
        rule: String, severity: Severity, view: String? = nil, message: String, details: [String] = [],
        constraints: [String] = [], fixes: [Fix] = [], givenUp: String? = nil, place: SourcePlace? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.view = view
        self.message = message
        self.details = details
        self.constraints = constraints
        self.fixes = fixes
        self.givenUp = givenUp
        self.place = place
    }
}

/// A change that was tried: with it the fault is gone and no new error is there.
package struct Fix: Equatable, Sendable {
    /// The lines to add.
    package var add: [String]
    /// The lines to take out.
    package var remove: [SourceLine] = []
    /// What it leads to: `contentSize would be 375 × 1100`.
    package var result: String

    package init(add: [String], remove: [SourceLine] = [], result: String) {
        self.add = add
        self.remove = remove
        self.result = result
    }
}

/// A place in a file.
package struct SourcePlace: Hashable, Comparable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// Counted from 1, in Unicode code points.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (a: SourcePlace, b: SourcePlace) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}

/// A constraint as its author wrote it. A line with a compound makes several constraints; one with indices is as
/// many of these, all at one place.
package struct SourceLine: Hashable, Sendable {
    /// The text, with numbers for its indices.
    package let text: String
    /// Nil for a constraint that is in no file.
    package let place: SourcePlace?

    package init(text: String, place: SourcePlace? = nil) {
        self.text = text
        self.place = place
    }
}
