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
        // A size alone would leave the box hanging out by 5 at the right and the bottom; inset and as large as the
        // frame it would make the content 10 longer than that. Less 10 it fits: 5 + 365 + 5.
        #expect(
            found[0].fixes.map(\.add) == [
                ["box.edges == scroll.edges inset 5", "box.size == scroll.size - 10"]
            ])
        #expect(found[0].fixes[0].remove.map(\.text) == ["box.edges == scroll.edges + 5"])
        #expect(found[0].fixes[0].result == "contentSize would be 375 × 667")
        #expect(found[0].constraints == ["box.edges == scroll.edges + 5"])
    }

    /// Without a sign to turn, one line about both axes is all that is missing; about one axis there are others.
    @Test func theSizeOfTheFrameLessTheDistances() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: box
            """, "scroll.edges == view.edges", "box.edges == scroll.edges inset 8")
        let fixes = fixture.examine()[0].fixes
        #expect(fixes[0].add == ["box.size == scroll.size - 16"] && fixes[0].remove.isEmpty)
        #expect(fixes[0].result == "contentSize would be 375 × 667")
        #expect(fixes[1].add == ["box.width == scroll.width"])
        #expect(fixes[1].result == "contentSize.width would be 391")
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
