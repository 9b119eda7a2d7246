import UIKit

extension Rule {
    /// The same is said twice.
    static let duplicateConstraint = Rule(
        name: "duplicate-constraint", severity: .note,
        summary: "two lines say the same",
        reason: """
            A constraint that is there twice changes nothing until one of the two is changed: then they \
            contradict one another. It is a note because the layout is the same.
            """,
        example: ["box.width == 100", "box.width == 100"],
        cure: "take one of them out"
    ) { facts in
        var seen: [Equation: NSLayoutConstraint] = [:]
        var told: Set<SourceLine> = []
        return facts.authoredConstraints.compactMap { constraint in
            let equation = Equation(constraint)
            guard let first = seen[equation] else {
                seen[equation] = constraint
                return nil
            }
            let (line, before) = (facts.source.line(of: constraint), facts.source.line(of: first))
            guard told.insert(line).inserted else { return nil }
            let view = (constraint.firstItem as? UIView).map(facts.name)
            let place = before.place.map { " in line \($0.line)" } ?? ""
            return Diagnostic(
                rule: "duplicate-constraint", severity: .note, view: view,
                message: "'\(line.text)' says again what '\(before.text)' says\(place).",
                constraints: [before.text, line.text],
                fixes: facts.trial.fixes(
                    [facts.replacement(of: constraint, with: [])], isCured: { _ in true },
                    result: { _ in "the layout would be the same" }), place: line.place)
        }
    }

    /// What a constraint says.
    private struct Equation: Hashable {
        let first: ObjectIdentifier?
        let second: ObjectIdentifier?
        let attributes: [Int]
        let numbers: [CGFloat]

        @MainActor init(_ constraint: NSLayoutConstraint) {
            first = constraint.firstItem.map { ObjectIdentifier($0) }
            second = constraint.secondItem.map { ObjectIdentifier($0) }
            attributes = [
                constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue,
                constraint.relation.rawValue,
            ]
            numbers = [constraint.multiplier, constraint.constant, CGFloat(constraint.priority.rawValue)]
        }
    }
}
