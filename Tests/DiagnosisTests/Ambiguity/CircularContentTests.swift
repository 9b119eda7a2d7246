import Diagnosis
import Testing
import UIKit

/// The circle of a content and a view, with the numbers of its constraints.
@MainActor @Suite struct CircularContentTests {
    private func circle(_ constraints: String...) throws -> CircularContent? {
        let fixture = try DiagnosisFixture(
            "- id: scroll\n  class: UIScrollView\n  subviews:\n    - id: box", constraints: constraints)
        return fixture.analysis.circle(of: try fixture.scrollView())
    }

    /// Five on at the left and five on at the right: as wide as the content. The second constraint is line 10.
    @Test func theFoundingDocuments() throws {
        let circle = try #require(
            try circle("scroll.edges == view.edges", "box.edges == scroll.edges + 5"))
        #expect(circle.lines.map(\.text) == ["box.edges == scroll.edges + 5"])
        #expect(circle.lines.first?.place?.line == 10)
        #expect(circle.members == ["box"])
        #expect(circle.lengthName == "width")
        #expect(circle.edges == "left, right")
        #expect(circle.difference == 0)
        #expect(circle.drawn == (0, 0))
        for facts in [circle.horizontal, circle.vertical] {
            #expect(facts.nearEdge && facts.farEdge && !facts.ownLength && facts.isCircular)
        }
    }

    /// Inset by 5 on both sides: 10 less than the content.
    @Test func insets() throws {
        let circle = try circle("scroll.edges == view.edges", "box.edges == scroll.edges inset 5")
        #expect(circle?.difference == 10)
    }

    @Test func oneAxisAlone() throws {
        let circle = try #require(
            try circle("scroll.edges == view.edges", "box.edges == scroll.edges", "box.width == 300"))
        #expect(circle.lengthName == "height")
        #expect(circle.horizontal.ownLength && !circle.horizontal.isCircular)
        #expect(!circle.vertical.ownLength && circle.vertical.isCircular)
    }

    @Test func noCircle() throws {
        #expect(try circle("scroll.edges == view.edges", "box.edges == scroll.edges", "box.size == 9") == nil)
    }
}
