import UIKit

/// The part of a bar that stands for what one sees of the content.
struct Thumb: Equatable {
    /// The cells of the bar that the thumb takes, counted from 0.
    let range: Range<Int>

    /// A thumb in a bar of `length` cells. It is never shorter than a cell, always equally long, and at the ends
    /// exactly when the offset is.
    init(_ facts: AxisFacts, length: Int) {
        let total = facts.range.travel + facts.viewport
        guard total > 0, length > 0 else {
            range = 0..<max(0, length)
            return
        }
        let size = min(length, max(1, Int((CGFloat(length) * facts.viewport / total).rounded())))
        let room = CGFloat(length - size)
        let share = facts.range.travel > 0 ? (facts.offset - facts.range.minimum) / facts.range.travel : 0
        var start = Int((room * min(1, max(0, share))).rounded())
        if length - size > 1 {
            if start == 0, facts.goesOnBefore { start = 1 }
            if start == length - size, facts.goesOnAfter { start -= 1 }
        }
        range = start..<start + size
    }
}
