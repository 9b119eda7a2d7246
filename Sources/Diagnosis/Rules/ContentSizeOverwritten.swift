import UIKit

extension Rule {
    /// A content size that was set by hand is not the one there is.
    static let contentSizeOverwritten = Rule(
        name: "content-size-overwritten", severity: .warning,
        summary: "a content size was set by hand, and constraints have replaced it",
        reason: """
            On an axis on which constraints speak of the content, layout sets its length and what the program has \
            set is gone. It is a warning because one of the two is meant and the other has no effect.
            """,
        example: ["scroll: contentSize: [375, 2000]", "box.edges == scroll.edges"],
        cure: "leave one of them out"
    ) { facts in
        facts.scrollViews.flatMap { scrollView in
            NSLayoutConstraint.Axis.both.compactMap { axis -> Diagnostic? in
                let hand = scrollView.contentSizeSetByHand
                guard let wanted = axis == .horizontal ? hand.width : hand.height, wanted > 0,
                    abs(wanted - scrollView.contentSize.length(axis)) > ContentOverflow.tolerance
                else { return nil }
                let source = facts.source.view(scrollView)
                let words = AxisWords(axis)
                let deciding = scrollView.constraints(deciding: axis.contentLength)
                return Diagnostic(
                    rule: "content-size-overwritten", severity: .warning, view: source.id,
                    message:
                        "The content of \(source.id) was given a \(words.length) of \(NumberText.short(wanted)), "
                        + "and its constraints make it \(NumberText.short(scrollView.contentSize.length(axis))).",
                    constraints: facts.texts(of: Array(deciding.prefix(4))), place: source.place)
            }
        }
    }
}
