import Diagnosis
import Testing
import UIKit

/// Columns that break off.
@MainActor @Suite struct AmbiguousContentHeightTests {
    /// The vertical list without its last line, as the page on the command line has it: five boxes and five gaps of 100 are
    /// 1000, the missing gap makes 1100.
    @Test func theExampleOfTheCommandLine() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: container
                  subviews:
                    - id: box
                      repeat: 5
            """, "scroll.edges == view.edges", "container.edges == scroll.edges",
            "container.width == view.width",
            "box[*].left == container.left", "box[*].right == container.right", "box[*].height == 100",
            "box[0].top == container.top + 100", "box[i].top == box[i-1].bottom + 100")
        let found = fixture.examine()
        #expect(found.count == 1)
        let diagnostic = try #require(found.first)
        #expect(diagnostic.rule == "ambiguous-content-height")
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.view == "scroll")
        #expect(
            diagnostic.message == "The height of scroll's content is not decided: nothing ties the bottom of "
                + "container to box[4], the lowest view in it.")
        #expect(
            diagnostic.constraints == [
                "container.edges == scroll.edges", "box[4].top == box[3].bottom + 100",
            ])
        #expect(
            diagnostic.fixes.first
                == Fix(
                    add: ["box[4].bottom == container.bottom - 100"],
                    result: "contentSize would be 375 × 1100"))
        #expect(
            diagnostic.details == [
                "top → box[0] → box[1] → box[2] → box[3] → box[4], then nothing", "it is drawn as 0",
            ])
        // `- id: scroll` is line 4 of the scene's text.
        #expect(diagnostic.place == SourcePlace(line: 4, column: 7))
    }

    /// A background that is as high as the container is not what the content waits for.
    @Test func aBackgroundIsNoEnd() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: container
                  subviews:
                    - id: back
                    - id: box
            """, "scroll.edges == view.edges", "container.edges == scroll.edges",
            "container.width == scroll.width", "back.edges == container.edges",
            "box.horizontalEdges == container.horizontalEdges", "box.top == container.top",
            "box.height == 900")
        let diagnostic = try #require(fixture.examine().first)
        #expect(diagnostic.rule == "ambiguous-content-height")
        #expect(diagnostic.message.contains("nothing ties the bottom of container to box"))
        #expect(diagnostic.fixes.first?.result == "contentSize would be 375 × 900")
    }

    /// `>=` gives a floor: 568 in the case of the footer that belongs below the text.
    @Test func aFloorIsNoValue() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: content
                  subviews:
                    - id: text
                    - id: footer
            """, "scroll.edges == view.edges", "content.edges == scroll.edges",
            "content.width == scroll.width",
            "content.height >= scroll.height", "text.horizontalEdges == content.horizontalEdges",
            "footer.horizontalEdges == content.horizontalEdges", "text.top == content.top + 20",
            "text.height == 100", "footer.top >= text.bottom + 20", "footer.height == 60",
            "footer.bottom == content.bottom")
        let diagnostic = try #require(fixture.examine().first)
        #expect(diagnostic.rule == "ambiguous-content-height")
        #expect(diagnostic.message.contains("'content.height >= scroll.height' sets a floor of 667"))
        #expect(diagnostic.details.contains("it is at least 667, and drawn as 667"))
        #expect(diagnostic.fixes.first?.add == ["content.height == scroll.height @low"])
    }

    /// One view in the row lacks its height: that is the fault, not the content that follows from it.
    @Test func aViewWithoutAHeightInTheRow() throws {
        let fixture = try DiagnosisFixture(
            twoBoxes, "scroll.edges == view.edges", "a.width == scroll.width",
            "a.horizontalEdges == scroll.horizontalEdges", "b.horizontalEdges == scroll.horizontalEdges",
            "a.top == scroll.top", "a.height == 100", "b.top == a.bottom", "b.bottom == scroll.bottom")
        let found = fixture.examine()
        #expect(found.map(\.rule) == ["ambiguous-frame"])
        #expect(found.first?.view == "b")
        #expect(found.first?.details.first == "with it move the height of scroll's content")
    }

    /// What was set by hand is decided.
    @Test func aHeightByHandIsAHeight() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              contentSize: [375, 900]
            """, "scroll.edges == view.edges")
        #expect(fixture.examine().isEmpty)
    }
}
