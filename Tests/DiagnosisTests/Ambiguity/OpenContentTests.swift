import Diagnosis
import Testing
import UIKit

/// What is said of contents that nothing decides.
@MainActor @Suite struct OpenContentTests {
    private func opening(_ constraints: String...) throws -> OpenContent? {
        let fixture = try DiagnosisFixture(twoBoxes, constraints: constraints)
        return fixture.analysis.opening(of: try fixture.scrollView(), along: .vertical)
    }

    @Test func theLastTieIsMissing() throws {
        let opening = try opening(
            "scroll.edges == view.edges", "a.top == scroll.top", "a.size == 10",
            "a.left == scroll.left", "b.leading == scroll.leading", "b.size == 10", "b.top == a.bottom")
        #expect(opening?.reason == "nothing ties content.bottom to b.bottom")
        #expect(opening?.circle.isEmpty == true)
    }

    @Test func aLimitIsNoValue() throws {
        let opening = try opening(
            "scroll.edges == view.edges", "a.edges == scroll.edges", "a.width == 10",
            "a.height >= 20", "b.left == scroll.left", "b.top == scroll.top", "b.size == 5")
        #expect(opening?.reason == "a.height >= 20 is only a limit")
    }

    @Test func aCircle() throws {
        let opening = try opening(
            "scroll.edges == view.edges", "a.edges == scroll.edges", "b.edges == scroll.edges")
        #expect(opening?.circle == ["a", "b"])
        #expect(opening?.circleText == "a and 1 more")
    }

    @Test func whatIsDecidedHasNone() throws {
        let opening = try opening(
            "scroll.edges == view.edges", "a.edges == scroll.edges", "a.size == 20",
            "b.left == scroll.left", "b.top == scroll.top", "b.size == 5")
        #expect(opening == nil)
    }
}
