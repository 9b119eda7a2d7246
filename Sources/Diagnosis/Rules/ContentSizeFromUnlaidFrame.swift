import UIKit

extension Rule {
    /// A content size was computed from a frame that layout had not set yet.
    static let contentSizeFromUnlaidFrame = Rule(
        name: "content-size-from-unlaid-frame", severity: .warning,
        summary:
            "a content size was set from a frame that was read before layout, and is not what it would be now",
        reason: """
            Constraints exist in the engine until a layout pass writes frames. In `viewDidLoad` a frame is what it \
            was at first, mostly zero, and a content size that is computed from it is too small. It is a warning \
            because nothing else says so.
            """,
        example: ["do: [\"scroll.contentSize = (view.width, last.maxY)\"]"],
        cure: "call layoutIfNeeded first, or tie the last view to the bottom and set no content size"
    ) { facts in
        facts.source.staleContentSizes.map { stale in
            let source = facts.source.view(stale.scrollView)
            return Diagnostic(
                rule: "content-size-from-unlaid-frame", severity: .warning, view: source.id,
                message: "'\(stale.statement.text)' read frames before layout: it came to "
                    + "\(text(stale.value)) and would come to \(text(stale.present)) now.",
                fixes: facts.overflows.first {
                    $0.scrollView === stale.scrollView && !$0.isBefore
                }.map { OverflowFixes($0).fixes } ?? [],
                place: stale.statement.place)
        }
    }

    private static func text(_ size: CGSize) -> String {
        "\(NumberText.short(size.width)) × \(NumberText.short(size.height))"
    }
}
