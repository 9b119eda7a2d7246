import Diagnosis
import Testing
import UIKit

/// Apple's rule (TN2154, and the pages on layout guides): between a scroll view and what is inside it edges mean the
/// content area, sizes and centres the frame; to what is outside everything means the frame.
@MainActor @Suite struct ScrollViewReadingTests {
    @Test func edgesSizesCentresAndGuides() throws {
        let fixture = try DiagnosisFixture(
            twoBoxes, "scroll.edges == view.edges", "a.top == scroll.top", "a.width == scroll.width",
            "a.centerX == scroll.centerX", "b.left == scroll.contentLayoutGuide.left",
            "b.top == scroll.frameLayoutGuide.top", "b.bottom == scroll.safeAreaLayoutGuide.bottom",
            "b.right == scroll.layoutMarginsGuide.right", "scroll.height == 500 @high")
        let readings = Diagnosis.readings(of: try fixture.scrollView(), source: fixture.source)
        func second(_ text: String) -> ScrollViewReading? { readings.first { $0.text == text }?.second }
        #expect(readings.count == 9)
        #expect(readings[0].text == "scroll.edges == view.edges")
        #expect(readings[0].first?.meaning == .frame)
        #expect(readings[0].first?.reason == .fromOutside)
        #expect(second("a.top == scroll.top")?.meaning == .contentArea)
        #expect(second("a.top == scroll.top")?.reason == .edgeFromInside)
        #expect(second("a.width == scroll.width")?.reason == .sizeFromInside)
        #expect(second("a.width == scroll.width")?.meaning == .frame)
        #expect(second("a.centerX == scroll.centerX")?.reason == .centreFromInside)
        #expect(second("b.left == scroll.contentLayoutGuide.left")?.meaning == .contentArea)
        #expect(second("b.top == scroll.frameLayoutGuide.top")?.meaning == .frame)
        #expect(second("b.bottom == scroll.safeAreaLayoutGuide.bottom")?.meaning == .frame)
        #expect(second("b.right == scroll.layoutMarginsGuide.right")?.meaning == .contentArea)
        #expect(readings[8].first?.reason == .alone)
    }
}
