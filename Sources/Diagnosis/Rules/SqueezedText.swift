import UIKit

extension Rule {
    /// A label is smaller than its text.
    static let squeezedText = Rule(
        name: "squeezed-text", severity: .warning,
        summary: "a label is smaller than its text, because of a constraint that outvotes it",
        reason: """
            A label resists compression at 750, and a required constraint outvotes that without a word. Text that \
            lacks height is cut, which is a warning; a single line that lacks width ends in an ellipsis, which is \
            often meant and a note. Less than a point is left to rounding.
            """,
        example: ["header.height == 100", "title between its top and its bottom"],
        cure: "lower the priority of what squeezes it, or take it out"
    ) { facts in
        facts.views.compactMap { view in
            guard let label = view as? UILabel, label.isShown, !(label.text ?? "").isEmpty else { return nil }
            return SqueezedText(facts, label)?.diagnostic
        }
    }
}

@MainActor private struct SqueezedText {
    let facts: LayoutFacts
    let label: UILabel
    let axis: NSLayoutConstraint.Axis
    let needed: CGFloat
    let given: CGFloat

    init?(_ facts: LayoutFacts, _ label: UILabel) {
        let frame = label.bounds.size
        let wraps = label.numberOfLines != 1
        let wanted = label.sizeThatFits(
            CGSize(width: wraps ? frame.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        if wanted.height >= frame.height + 1, !label.isOpen(.height) {
            (axis, needed, given) = (.vertical, wanted.height, frame.height)
        } else if !wraps, wanted.width >= frame.width + 1, !label.isOpen(.width) {
            (axis, needed, given) = (.horizontal, wanted.width, frame.width)
        } else {
            return nil
        }
        self.facts = facts
        self.label = label
    }

    var diagnostic: Diagnostic {
        let source = facts.source.view(label)
        let words = AxisWords(axis)
        let deciding = label.constraints(deciding: axis.length)
        // What puts a number on the length is what squeezes; the rest hands it on.
        let guilty = deciding.filter { $0.firstAttribute.isSize && $0.secondItem == nil }
        let named = guilty.first ?? deciding.first
        let by = named.map { " by '\(facts.source.line(of: $0).text)'" } ?? ""
        return Diagnostic(
            rule: "squeezed-text", severity: axis == .vertical ? .warning : .note, view: source.id,
            message:
                "The text of \(source.id) needs a \(words.length) of \(NumberText.short(needed)) and is squeezed "
                + "to \(NumberText.short(given))\(by).",
            constraints: facts.texts(of: Array(deciding.prefix(6))), fixes: fixes(guilty), place: source.place
        )
    }

    /// What squeezes gives way to the label's resistance.
    private func fixes(_ guilty: [NSLayoutConstraint]) -> [Fix] {
        let resistance = label.contentCompressionResistancePriority(for: axis).rawValue
        let candidates = guilty.prefix(FixTrial.shown).map { constraint in
            let weaker = constraint.copyOfEquation
            weaker.priority = UILayoutPriority(max(1, resistance - 1))
            return facts.replacement(of: constraint, with: [weaker])
        }
        return facts.trial.fixes(
            Array(candidates),
            isCured: { Span($0.frame(of: label), along: axis).length > needed - 1 },
            result: { FixResult(facts).change(of: label, $0) })
    }
}
