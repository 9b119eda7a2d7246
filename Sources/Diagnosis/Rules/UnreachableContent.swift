import UIKit

extension Rule {
    /// A view lies where no offset shows it.
    static let unreachableContent = Rule(
        name: "unreachable-content", severity: .warning,
        summary: "a view reaches out of the content, to where no scrolling leads",
        reason: """
            A scroll view rests only where its content is, insets included. What lies above the top or left of \
            the left edge is never shown, nor what lies beyond a content size that was set by hand. Views above \
            the top that are meant to be pulled into sight are right; allow the rule for them. It is a warning \
            because UIKit says nothing; half a point is left to rounding.
            """,
        example: ["banner.bottom == scroll.top"],
        cure: "move the view into the content, or make the content larger"
    ) { facts in
        facts.overflows.compactMap { overflow in
            guard case .outside = overflow.cause else { return nil }
            // Where the content size was set too early, that is the fault.
            let isStale = facts.source.staleContentSizes.contains { $0.scrollView === overflow.scrollView }
            if isStale, !overflow.isBefore { return nil }
            let verb = overflow.isBefore ? "begins" : "ends"
            return overflow.diagnostic(
                "unreachable-content", severity: .warning,
                "\(facts.name(overflow.view)) \(verb) \(overflow.place), where no offset shows it.", [])
        }
    }
}
