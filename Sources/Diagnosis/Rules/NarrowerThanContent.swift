import UIKit

extension Rule {
    /// A tie at the far edge has the wrong sign.
    static let narrowerThanContent = Rule(
        name: "narrower-than-content", severity: .warning,
        summary: "a constant of the wrong sign makes the content end before the views that are in it",
        reason: """
            From a view's far edge to the far edge of what is around it one goes inwards: the constant is \
            negative, or the item around comes first. With the other sign the view ends outside, and the content \
            is shorter than what is in it by twice the distance that was meant. It is a warning because every \
            constraint is met; half a point is left to rounding.
            """,
        example: ["last.trailing == scroll.trailing + 20"],
        cure: "turn the sign round: last.trailing == scroll.trailing - 20"
    ) { facts in
        facts.overflows.compactMap { overflow in
            guard case .wrongSign(let wrong) = overflow.cause else { return nil }
            let text = facts.source.line(of: wrong).text
            return overflow.diagnostic(
                "narrower-than-content", severity: .warning,
                "'\(text)' puts the view outside: the content of \(facts.name(overflow.scrollView)) is "
                    + "\(NumberText.short(overflow.content)), and \(facts.name(overflow.view)) ends "
                    + "\(overflow.place).",
                [wrong])
        }
    }
}
