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
                    place: source.place)
            }
        }
    }
}
