import Testing
import UIKit

@testable import Simulator

@Suite struct ThumbTests {
    private func thumb(_ offset: CGFloat, content: CGFloat = 1100, length: Int) -> Range<Int> {
        var facts = AxisFacts(
            axis: .vertical, viewport: 667, content: content,
            range: LegalOffsetRange(minimum: 0, maximum: content - 667))
        facts.offset = offset
        return Thumb(facts, length: length).range
    }

    @Test(arguments: [(0.0, 0..<12), (128, 2..<14), (433, 8..<20)])
    func `a bar of 20 for 667 of 1100`(offset: Double, range: Range<Int>) {
        // 20 * 667 / 1100 = 12.1; at 128 of 433 the eight free cells give 2.4.
        #expect(thumb(offset, length: 20) == range)
    }

    @Test func `it leaves an end with the first point, and reaches it with the last`() {
        #expect(thumb(1, length: 20).lowerBound == 1)
        #expect(thumb(432, length: 20).upperBound == 19)
    }

    @Test func `it is never shorter than a cell`() {
        #expect(thumb(0, content: 4_400_000, length: 17) == 0..<1)
        #expect(thumb(4_399_333, content: 4_400_000, length: 17) == 16..<17)
    }

    @Test func `what does not scroll is all thumb, and no bar is none`() {
        #expect(thumb(0, content: 667, length: 10) == 0..<10)
        #expect(thumb(0, length: 0) == 0..<0)
    }
}
