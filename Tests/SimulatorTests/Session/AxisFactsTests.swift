import Testing
import UIKit

@testable import Simulator

@Suite struct AxisFactsTests {
    private func pages(_ offset: CGFloat) -> AxisFacts {
        var facts = AxisFacts(
            axis: .horizontal, viewport: 375, content: 1875,
            range: LegalOffsetRange(minimum: 0, maximum: 1500))
        facts.isPaging = true
        facts.offset = offset
        return facts
    }

    @Test(arguments: [(0.0, 1), (187, 1), (188, 2), (375, 2), (1500, 5), (1600, 5), (-50, 1)])
    func `the nearest page of five`(offset: Double, number: Int) {
        #expect(pages(offset).page?.number == number)
        #expect(pages(offset).page?.count == 5)
    }

    @Test func `a last page that is not whole counts`() {
        var facts = pages(0)
        facts.range = LegalOffsetRange(minimum: 0, maximum: 1000)
        #expect(facts.page?.count == 4)
    }

    @Test func `the content goes on where the offset is not at an end`() {
        #expect(!pages(0).goesOnBefore)
        #expect(pages(0).goesOnAfter)
        #expect(pages(1500).goesOnBefore)
        #expect(!pages(1500).goesOnAfter)
    }
}
