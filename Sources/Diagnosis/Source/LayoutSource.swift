import UIKit

/// What the author of a layout calls its views, and how its constraints were written.
@MainActor package struct LayoutSource {
    /// What the author says of a view.
    package struct View {
        /// Its id, with indices.
        package let id: String
        /// Whether a constraint line can name it.
        package let isNamed: Bool
        package let place: SourcePlace?
        /// The rules whose faults are left out for it.
        package let allowedRules: [String]

        package init(id: String, isNamed: Bool, place: SourcePlace? = nil, allowedRules: [String] = []) {
            self.id = id
            self.isNamed = isNamed
            self.place = place
            self.allowedRules = allowedRules
        }
    }

    /// A content size that a program has set from values of views before layout, and what the same expression
    /// comes to now.
    package struct StaleContentSize {
        package let scrollView: UIScrollView
        package let statement: SourceLine
        package let value: CGSize
        package let present: CGSize

        package init(scrollView: UIScrollView, statement: SourceLine, value: CGSize, present: CGSize) {
            self.scrollView = scrollView
            self.statement = statement
            self.value = value
            self.present = present
        }
    }

    /// The content sizes that are still as they were set too early.
    package var staleContentSizes: [StaleContentSize] = []

    private var views: [ObjectIdentifier: View] = [:]
    private var lines: [ObjectIdentifier: SourceLine] = [:]
    private var ordinals: [ObjectIdentifier: Int] = [:]
    private var members: [SourceLine: [NSLayoutConstraint]] = [:]

    /// The source of a layout that was made in code: views are called by their accessibility identifiers, and
    /// constraints are spelled as a scene file would.
    package init() {}

    /// The source of a layout whose views and constraints come from a file, both in its order. The objects must
    /// outlive the source.
    package init(
        views: [(view: UIView, source: View)],
        constraints: [(constraint: NSLayoutConstraint, line: SourceLine)]
    ) {
        for (view, source) in views { self.views[ObjectIdentifier(view)] = source }
        for (ordinal, (constraint, line)) in constraints.enumerated() {
            lines[ObjectIdentifier(constraint)] = line
            ordinals[ObjectIdentifier(constraint)] = ordinal
            if members[line] == nil { allLines.append(line) }
            members[line, default: []].append(constraint)
        }
    }

    /// What is known of a view.
    package func view(_ view: UIView) -> View {
        if let source = views[ObjectIdentifier(view)] { return source }
        let id = view.accessibilityIdentifier
        return View(id: id ?? "\(type(of: view))", isNamed: id != nil && views.isEmpty)
    }

    /// What a view is called.
    package func name(_ view: UIView) -> String { self.view(view).id }

    /// The line that a constraint comes from.
    package func line(of constraint: NSLayoutConstraint) -> SourceLine {
        lines[ObjectIdentifier(constraint)] ?? SourceLine(text: text(constraint))
    }

    /// All constraints that a line has made.
    package func constraints(of line: SourceLine, including constraint: NSLayoutConstraint)
        -> [NSLayoutConstraint]
    {
        members[line] ?? [constraint]
    }

    /// All lines that have made constraints, each once, in the order of the file.
    package private(set) var allLines: [SourceLine] = []

    /// What a line has made; empty for a line of no file.
    package func constraints(of line: SourceLine) -> [NSLayoutConstraint] { members[line] ?? [] }

    /// The lines of some constraints, each once, in the order of the file.
    package func lines(of constraints: [NSLayoutConstraint]) -> [SourceLine] {
        var seen: Set<SourceLine> = []
        return inOrder(constraints).map(line).filter { seen.insert($0).inserted }
    }

    /// The constraints in the order of the file.
    func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        constraints.enumerated().sorted { order($0) < order($1) }.map(\.element)
    }

    private func order(_ entry: EnumeratedSequence<[NSLayoutConstraint]>.Element) -> (Int, Int) {
        (ordinals[ObjectIdentifier(entry.element)] ?? .max, entry.offset)
    }

    /// A constraint in the spelling of scene files.
    package func text(_ constraint: NSLayoutConstraint) -> String {
        ConstraintSpelling(source: self).text(constraint)
    }
}
