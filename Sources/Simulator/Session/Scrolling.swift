import UIKit

/// Where a step leads on one axis: pure arithmetic, in points.
enum Scrolling {
    /// The offset after a step from where `facts` says, inside the legal range. `line` is the length of a row or
    /// column of the screen in points.
    static func offset(_ facts: AxisFacts, forward: Bool, by step: ScrollStep, line: CGFloat) -> CGFloat {
        let sign: CGFloat = forward ? 1 : -1
        if facts.isPaging, step == .line || step == .page, facts.viewport > 0 {
            return Paging(stride: facts.viewport, content: facts.content, range: facts.range)
                .offset(from: facts.offset, by: forward ? 1 : -1)
        }
        switch step {
        case .line: return facts.range.clamp(facts.offset + sign * line)
        case .point: return facts.range.clamp(facts.offset + sign)
        case .halfPage: return facts.range.clamp(facts.offset + sign * facts.viewport / 2)
        case .page: return facts.range.clamp(facts.offset + sign * max(line, facts.viewport - line))
        case .end: return forward ? facts.range.maximum : facts.range.minimum
        }
    }
}
