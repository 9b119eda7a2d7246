import UIKit

/// What is wrong with a constraint line.
package enum LineProblem: Hashable, Sendable {
    case grammar(Grammar)
    case name(UnknownName)
    case index(IndexProblem)
    case meaning(Meaning)

    var message: String {
        switch self {
        case .grammar(let problem): problem.message
        case .name(let problem): problem.message
        case .index(let problem): problem.message
        case .meaning(let problem): problem.message
        }
    }

    /// How the line is written.
    package enum Grammar: Hashable, Sendable {
        /// Something else than what the grammar has there.
        case expected(String, found: String)
        /// The sign of a constant without a blank before or after it.
        case signWithoutBlanks(String)
        /// A sign right before a metric.
        case negatedMetric(String)
        /// Something beside the attribute on the left.
        case leftIsNotAlone
        case relation(found: String)
        case index(found: String)
        case secondConstant
        case numberTooLarge
        /// A statement of more parts than can be looked at.
        case tooManyParts
        /// What UIKit says of a line of Visual Format, with a mark under the place.
        case visualFormat(VisualFormatError)
        /// Options of a line that is no Visual Format.
        case optionsWithoutFormat
    }

    /// What the line names and the scene does not have.
    package enum UnknownName: Hashable, Sendable {
        case view(String, nearest: String?)
        /// A view that a step has removed before.
        case removedView(String)
        /// A view called by class and number.
        case numberedView(String)
        case metric(String, nearest: String?)
        case attribute(String, nearest: String?)
        case guide(String, nearest: String?)
        case guideOfGuide(String)
    }

    /// What is wrong with indices. `view` is the id of the view.
    package enum IndexProblem: Hashable, Sendable {
        case missing(view: String, counts: [Int], written: Int)
        case superfluous(view: String, expected: Int)
        case outOfRange(written: String, view: String, count: Int)
        /// `[*]` on both sides over different numbers of views.
        case unequalCounts(view: String, count: Int, other: String, otherCount: Int)
        /// No `i` for which all is there.
        case noVariable
        case repeatedZeroTimes(view: String)
        /// A `[*]` of which nothing is left.
        case onlyItself
    }

    /// What the line says of things that exist.
    package enum Meaning: Hashable, Sendable {
        /// A view where an attribute is needed; `attribute` is what was probably meant.
        case missingAttribute(item: String, attribute: String)
        case guideWithoutScrollView(guide: String, view: String, className: String)
        case attributeOfGuide(String)
        case positionAlone(String)
        case positionWithSize(String, String)
        case axesMixed(String, String)
        case readingDirectionMixed(String, String)
        case compoundWithNumber(String)
        case pairWithoutSize(String)
        case compoundsDiffer(String, String)
        case compoundWithFactor(String)
        case insetWithoutSide(String)
        case priority(found: String, nearest: String?)
        case divisionByZero
        case notFinite
    }
}

extension LineProblem.Grammar {
    var message: String {
        switch self {
        case .expected(let what, let found): "expected \(what), found \(found)"
        case .signWithoutBlanks(let sign): "'\(sign)' needs a blank before and after it"
        case .negatedMetric(let name):
            "a metric has no sign of its own; write '- \(name)' behind an attribute, or make the metric negative"
        case .leftIsNotAlone: "the left side is one attribute of a view alone; numbers stand on the right"
        case .relation(let found): "expected '==', '<=' or '>=', found \(found)"
        case .index(let found):
            "expected an index as [0], [last], [last-1], [*], [i], [i+1] or [i-1], found \(found)"
        case .numberTooLarge: "expected a finite number"
        case .tooManyParts: "the statement has more than 200 parts"
        case .secondConstant: "a line has one constant; add up the numbers"
        case .visualFormat(let error):
            "\(error.problem)\n    \(error.format)\n    \(String(repeating: " ", count: error.position))^"
        case .optionsWithoutFormat: "'options' are those of a line that begins with 'H:' or 'V:'"
        }
    }
}

extension LineProblem.UnknownName {
    var message: String {
        switch self {
        case .view(let name, let nearest): "no view named '\(name)'" + Quotation.guess(nearest)
        case .removedView(let name): "'\(name)' was removed by a step before"
        case .numberedView(let name): "'\(name)' is a view without id and cannot be named; give it an id"
        case .metric(let name, let nearest): "no metric named '\(name)'" + Quotation.guess(nearest)
        case .attribute(let name, let nearest): "no attribute named '\(name)'" + Quotation.guess(nearest)
        case .guide(let name, let nearest): "no layout guide named '\(name)'" + Quotation.guess(nearest)
        case .guideOfGuide(let name): "a layout guide has no guide '\(name)' of its own"
        }
    }
}

extension LineProblem.IndexProblem {
    var message: String {
        switch self {
        case .missing(let view, let counts, let written):
            if counts.count == 1 {
                "'\(view)' is repeated \(times(counts[0])); write '\(view)[*]' for each of them, or one index"
            } else {
                "'\(view)' has \(counts.count) indices, found \(written); "
                    + "write '\(view)\(String(repeating: "[*]", count: counts.count))' for each"
            }
        case .superfluous(let view, let expected):
            expected == 0
                ? "'\(view)' is not repeated and takes no index"
                : "'\(view)' has \(expected == 1 ? "one index" : "\(expected) indices")"
        case .outOfRange(let written, let view, let count):
            "no \(written): "
                + (count == 0 ? "'\(view)' is repeated 0 times" : "'\(view)' goes from [0] to [\(count - 1)]")
        case .unequalCounts(let view, let count, let other, let otherCount):
            "[*] means the same one on both sides, but there are \(count) of '\(view)' "
                + "and \(otherCount) of '\(other)'"
        case .noVariable: "the line makes no constraint: there is no i for which all of these exist"
        case .repeatedZeroTimes(let view): "the line makes no constraint: '\(view)' is repeated 0 times"
        case .onlyItself: "the line makes no constraint: there is only the view itself"
        }
    }

    private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}

extension LineProblem.Meaning {
    var message: String {
        switch self {
        case .missingAttribute(let item, let attribute):
            "'\(item)' is a view, and an attribute of it is needed; write '\(item).\(attribute)'"
        case .guideWithoutScrollView(let guide, let view, let className):
            "'\(guide)' is a guide of scroll views, and '\(view)' is a \(className)"
        case .attributeOfGuide(let attribute):
            "a layout guide has no '\(attribute)': guides have no baselines and no margins"
        case .positionAlone(let attribute):
            "'\(attribute)' is a position, and positions are measured from one another, not set to a number; "
                + "write as in 'view.\(attribute) + 20'"
        case .positionWithSize(let first, let second):
            "cannot relate '\(first)' to '\(second)': one is a position, the other a size"
        case .axesMixed(let first, let second):
            "cannot relate '\(first)' to '\(second)': one is horizontal, the other vertical"
        case .readingDirectionMixed(let first, let second):
            "cannot relate '\(first)' to '\(second)': one changes sides with the reading direction, "
                + "the other does not"
        case .compoundWithNumber(let compound):
            "'\(compound)' are positions, and positions are measured from one another, not set to a number; "
                + "write a view behind the relation"
        case .pairWithoutSize(let attribute): "'(w, h)' is a size, and '\(attribute)' is none"
        case .compoundsDiffer(let first, let second): "cannot relate '\(first)' to '\(second)'"
        case .compoundWithFactor(let compound):
            "'\(compound)' cannot be multiplied; write a line for each of its attributes"
        case .insetWithoutSide(let attribute):
            "'inset' moves edges and sizes inwards, and '\(attribute)' is neither; write '+' or '-'"
        case .priority(let found, let nearest):
            "a priority is \(PriorityWords.range), found \(found)" + Quotation.guess(nearest)
        case .divisionByZero: "a division by 0"
        case .notFinite: "the numbers of this line come to more than a finite number"
        }
    }
}
