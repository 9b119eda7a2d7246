import UIKit

extension Rule {
    /// The content has the frame's length, and something in it reaches further.
    static let contentLockedToViewport = Rule(
        name: "content-locked-to-viewport", severity: .warning,
        summary: "a constraint gives the content the length of the frame, and views reach out of it",
        reason: """
            A container that is as high as its scroll view makes the content as high as the viewport, whatever is \
            in it: nothing scrolls, and what is longer is cut off. The lock belongs on the axis across. It is a \
            warning because every constraint is met; half a point is left to rounding.
            """,
        example: ["container.edges == scroll.edges", "container.height == scroll.height"],
        cure: "lower its priority and tie the last view to the bottom"
    ) { facts in
        facts.overflows.compactMap { overflow in
            guard case .lockedToFrame(let lock) = overflow.cause else { return nil }
            let text = facts.source.line(of: lock).text
            return overflow.diagnostic(
                "content-locked-to-viewport", severity: .warning,
                "'\(text)' holds the \(overflow.words.length) of \(facts.name(overflow.scrollView))'s content at "
                    + "\(NumberText.short(overflow.content)), and \(facts.name(overflow.view)) ends "
                    + "\(overflow.place).",
                [lock])
        }
    }
}

extension ContentOverflow {
    /// A report on it, at the view that reaches out.
    func diagnostic(
        _ rule: String, severity: Diagnostic.Severity, _ message: String, _ constraints: [NSLayoutConstraint]
    ) -> Diagnostic {
        let source = facts.source.view(view)
        let line = constraints.first.flatMap { facts.source.line(of: $0).place }
        return Diagnostic(
            rule: rule, severity: severity, view: source.id, message: message,
            constraints: facts.texts(of: constraints), fixes: OverflowFixes(self).fixes,
            place: line ?? source.place)
    }
}
