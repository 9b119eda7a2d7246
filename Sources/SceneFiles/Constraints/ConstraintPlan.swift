import UIKit

/// A constraint line whose names are known and whose attributes go together: all that is left is to make the
/// constraints.
struct ConstraintPlan: Sendable {
    /// A side of the line.
    struct Item: Sendable {
        let view: NamedView
        let pattern: IndexPattern
        let guide: GuideName?
    }

    /// One of the constraints that a line makes for each choice of indices; a compound has several.
    struct Part: Sendable {
        let first: NSLayoutConstraint.Attribute
        let second: NSLayoutConstraint.Attribute
        let constant: CGFloat
    }

    let description: ConstraintDescription
    let line: ConstraintLine
    /// The views that there were when it was read.
    let names: NamedViews
    let left: Item
    let right: Item?
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let parts: [Part]
    let priority: UILayoutPriority
    let choices: IndexChoices

    /// How many constraints there are; no more than somewhat above the limit.
    var count: Int { choices.count * parts.count }

    /// Every choice of indices for which the line makes constraints, in the order of activation.
    var madeChoices: some Sequence<IndexChoice> { choices.lazy.filter { !leavesOut($0) } }

    /// Whether a choice relates a view to itself in a line as `a[*].left == a[0].left`.
    private func leavesOut(_ choice: IndexChoice) -> Bool {
        guard let right, right.view.ordinal == left.view.ordinal, left.pattern.singlesOut(right.pattern)
        else {
            return false
        }
        return left.pattern.flatIndex(choice) == right.pattern.flatIndex(choice)
    }

    /// The line as it is written, with numbers for indices.
    func text(_ choice: IndexChoice) -> String {
        let elements = left.pattern.elements + (right?.pattern.elements ?? [])
        let line = Array(description.line.text.unicodeScalars)
        var text = String.UnicodeScalarView()
        var end = 0
        for element in elements {
            text.append(contentsOf: line[end..<element.range.lowerBound])
            text.append(contentsOf: "[\(element.index(choice))]".unicodeScalars)
            end = element.range.upperBound
        }
        text.append(contentsOf: line[end...])
        return String(text).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
