import Diagnosis
import Testing
import UIKit

/// The chicken and the egg.
@MainActor @Suite struct CircularContentSizeTests {
    @Test func theBoxTakesItsSizeFromTheContent() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: box
            """, "scroll.edges == view.edges", "box.edges == scroll.edges + 5")
        let found = fixture.examine()
        #expect(found.map(\.rule) == ["circular-content-size", "circular-content-size"])
        #expect(found.map(\.view) == ["scroll", "scroll"])
        #expect(
            found[0].message == "The width of scroll's content is not decided: box takes its width from the "
                + "content, and the content takes it from box.")
        #expect(found[0].fixes[0].add == ["box.width == scroll.width"])
        #expect(found[0].fixes[0].result == "contentSize.width would be 375")
        #expect(found[0].constraints == ["box.edges == scroll.edges + 5"])
    }

    /// Blocks sized as 30 and 70 % of the content: the height cancels out.
    @Test func percentagesOfTheContent() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: content
                  subviews:
                    - id: a
                    - id: b
            """, "scroll.edges == view.edges", "content.edges == scroll.edges",
            "content.width == scroll.width",
            "a.horizontalEdges == content.horizontalEdges", "b.horizontalEdges == content.horizontalEdges",
            "a.top == content.top", "a.height == content.height * 0.3", "b.top == a.bottom",
            "b.height == content.height * 0.7")
        let found = fixture.examine()
        #expect(found.map(\.rule) == ["circular-content-size"])
        #expect(found[0].message.contains("a and b take their height from the content"))
        #expect(found[0].fixes[0].result == "contentSize would be 375 × 667")
    }
}
