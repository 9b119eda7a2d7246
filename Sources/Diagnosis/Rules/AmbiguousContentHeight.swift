import UIKit

extension Rule {
    /// The height of a scroll view's content is not decided.
    package static let ambiguousContentHeight = Rule(
        name: "ambiguous-content-height", severity: .error,
        summary: "the height of a scroll view's content is decided neither by its constraints nor by hand",
        reason: """
            The content of a scroll view has no size of its own: it is as high as an unbroken row of constraints \
            from its top edge to its bottom edge makes it. If the row breaks off anywhere, any height satisfies \
            the constraints, the least is taken, and nothing scrolls. It is an error because what one sees is a \
            guess.
            """,
        example: ["box.top == scroll.top", "box.height == 900"],
        cure: "tie the last view to the bottom of the content: box.bottom == scroll.bottom"
    ) { facts in
        AmbiguousContent.diagnostics(in: facts, of: .contentHeight, rule: "ambiguous-content-height")
    }
}
