import UIKit

extension Rule {
    /// Two scroll views, one in the other, scroll along one axis.
    static let nestedSameAxis = Rule(
        name: "nested-same-axis", severity: .note,
        summary: "a scroll view scrolls along the axis that the one around it scrolls along too",
        reason: """
            A swipe goes to the inner one until it has come to its end, and one who swipes over it to move the \
            page moves the list. Often the inner one was meant to be as long as its content. It is a note because \
            both scroll.
            """,
        example: ["a list 300 high with content of 900, in a page that scrolls"],
        cure: "make it as long as its content, or switch its scrolling off"
    ) { facts in
        facts.scrollViews.flatMap { inner -> [Diagnostic] in
            guard inner.isScrollEnabled, let outer = inner.enclosingScrollView, outer.isScrollEnabled else {
                return []
            }
            return NSLayoutConstraint.Axis.both.compactMap { axis in
                guard inner.range(axis).canScroll, outer.range(axis).canScroll else { return nil }
                let source = facts.source.view(inner)
                return Diagnostic(
                    rule: "nested-same-axis", severity: .note, view: source.id,
                    message:
                        "\(source.id) and \(facts.name(outer)) around it both scroll \(AxisWords(axis).along).",
                    fixes: fixes(inner, axis, facts), place: source.place)
            }
        }
    }

    /// The inner one as long as its content.
    @MainActor private static func fixes(
        _ inner: UIScrollView, _ axis: NSLayoutConstraint.Axis, _ facts: LayoutFacts
    ) -> [Fix] {
        let length = axis.lengthAttribute
        let numbers = inner.constraints(deciding: axis.length).filter {
            $0.firstItem === inner && $0.firstAttribute == length && $0.secondItem == nil
        }
        let equal = NSLayoutConstraint.equality(inner, length, inner.contentLayoutGuide, length)
        return facts.trial.fixes(
            numbers.prefix(1).map { facts.replacement(of: $0, with: [equal]) },
            isCured: {
                $0.contentSize(of: inner).length(axis) <= $0.frame(of: inner).size.length(axis) + 0.5
            },
            result: { FixResult(facts).change(of: inner, $0) })
    }
}
