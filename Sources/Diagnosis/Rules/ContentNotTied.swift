import UIKit

extension Rule {
    /// What decides the content's length leaves its last view out.
    static let contentNotTied = Rule(
        name: "content-not-tied", severity: .warning,
        summary: "the content's length is decided, but not by its last view, which reaches further",
        reason: """
            A container with a height of its own gives the content that height, whatever is in it. What reaches \
            further is drawn and cannot be scrolled to. It is a warning because every constraint is met; half a \
            point is left to rounding.
            """,
        example: ["container.edges == scroll.edges", "container.height == 500", "last.bottom == …"],
        cure: "tie the last view to the bottom and leave the number out: last.bottom == container.bottom"
    ) { facts in
        facts.overflows.compactMap { overflow in
            guard case .notTied(let deciding) = overflow.cause else { return nil }
            return overflow.diagnostic(
                "content-not-tied", severity: .warning,
                "Nothing ties \(facts.name(overflow.view)) to the \(overflow.words.far) of the content, which is "
                    + "\(NumberText.short(overflow.content)): it ends \(overflow.place).",
                Array(deciding.prefix(4)))
        }
    }
}
