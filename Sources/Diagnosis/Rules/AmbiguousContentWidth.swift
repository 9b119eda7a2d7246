import UIKit

extension Rule {
    /// The width of a scroll view's content is not decided.
    package static let ambiguousContentWidth = Rule(
        name: "ambiguous-content-width", severity: .error,
        summary: "the width of a scroll view's content is decided neither by its constraints nor by hand",
        reason: """
            The content of a scroll view has no size of its own: it is as wide as an unbroken row of constraints \
            from its left edge to its right edge makes it. Views that are centred in a scroll view are centred \
            in its frame and give the content no width. It is an error because what one sees is a guess.
            """,
        example: ["box.left == scroll.left", "box.width == 200"],
        cure: "tie the last view to the right of the content: box.right == scroll.right"
    ) { facts in
        AmbiguousContent.diagnostics(in: facts, of: .contentWidth, rule: "ambiguous-content-width")
    }
}
