import UIKit

/// Where a step leads on one axis: pure arithmetic, in points.
enum Scrolling {
    /// The offset after a step from where `facts` says, inside the legal range. `line` is the length of a row or
    /// column of the screen in points.
    static func offset(_ facts: AxisFacts, forward: Bool, by step: ScrollStep, line: CGFloat) -> CGFloat {
        let sign: CGFloat = forward ? 1 : -1
        if facts.isPaging, step == .line || step == .page, facts.viewport > 0 {
            return facts.range.clamp(nextPage(facts, forward: forward))
        }
        switch step {
        case .line: return facts.range.clamp(facts.offset + sign * line)
        case .point: return facts.range.clamp(facts.offset + sign)
        case .halfPage: return facts.range.clamp(facts.offset + sign * facts.viewport / 2)
        case .page: return facts.range.clamp(facts.offset + sign * max(line, facts.viewport - line))
        case .end: return forward ? facts.range.maximum : facts.range.minimum
        }
    }

    /// The next multiple of the viewport's length that is not where the view is already; pages are counted from
    /// the lowest offset.
    private static func nextPage(_ facts: AxisFacts, forward: Bool) -> CGFloat {
        let position = (facts.offset - facts.range.minimum) / facts.viewport
        // A thousandth of a page from a page is on it.
        let page =
            forward ? (position + 0.001).rounded(.down) + 1 : (position - 0.001).rounded(.up) - 1
        return facts.range.minimum + page * facts.viewport
    }
}
