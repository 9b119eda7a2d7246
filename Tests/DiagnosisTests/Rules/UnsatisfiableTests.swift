import Diagnosis
import Testing
import UIKit

/// Contradictions, in the author's words.
@MainActor @Suite struct UnsatisfiableTests {
    @Test func twoWidths() throws {
        let fixture = try DiagnosisFixture(
            "- id: box", "box.left == view.left", "box.top == view.top", "box.height == 50",
            "box.width == 100", "box.width == 200")
        let found = fixture.examine()
        #expect(found.map(\.rule) == ["unsatisfiable"])
        let diagnostic = try #require(found.first)
        #expect(
            diagnostic.message
                == "These required constraints cannot all hold (200 needed, 100 given: 100 too much): "
                + "'box.width == 200', the newest that was written, was given up.")
        #expect(diagnostic.constraints == ["box.width == 100", "box.width == 200"])
        #expect(diagnostic.givenUp == "box.width == 200")
        #expect(diagnostic.view == "box")
        // `box.width == 200` is the fifth line of the constraints, which begin in line 6.
        #expect(diagnostic.place == SourcePlace(line: 10, column: 5))
        #expect(diagnostic.details.contains("yours: box.width == 100 (line 9)"))
        #expect(diagnostic.details.last == "without it box is at (0, 0, 100, 50)")
        #expect(
            diagnostic.fixes.map { $0.remove.map(\.text) } == [["box.width == 200"], ["box.width == 100"]])
        #expect(diagnostic.fixes[1].result == "box would be at 0, 0, and 200 × 50")
    }

    /// Three boxes of 200 in a container that is as high as the frame, 667: 600 needed, and the lock goes first.
    @Test func contentLockedToTheFrame() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: content
                  subviews:
                    - id: box
                      repeat: 3
            """, "scroll.edges == view.edges", "content.edges == scroll.edges",
            "content.width == scroll.width",
            "content.height == scroll.height", "box[*].horizontalEdges == content.horizontalEdges",
            "box[*].height == 300", "box[0].top == content.top", "box[i].top == box[i-1].bottom",
            "box[last].bottom == content.bottom")
        let diagnostic = try #require(fixture.examine().first)
        // 3 · 300 = 900
        #expect(diagnostic.message.contains("(900 needed, 667 given: 233 too much)"))
        #expect(diagnostic.givenUp == "box[2].bottom == content.bottom")
        #expect(diagnostic.fixes.first?.remove.map(\.text) == ["content.height == scroll.height"])
        #expect(diagnostic.fixes.first?.result == "contentSize would be 375 × 900")
    }

    /// 667 − 680 = −13: the member that no log shows is that heights are never negative.
    @Test func neverNegative() throws {
        let fixture = try DiagnosisFixture(
            "- id: box", "box.horizontalEdges == view.horizontalEdges", "box.top == view.top",
            "box.height == view.height - 680")
        let diagnostic = try #require(fixture.examine().first)
        #expect(diagnostic.message.contains("13 too much"))
        #expect(diagnostic.details.contains("never negative: box.height >= 0"))
        #expect(diagnostic.fixes.first?.add == ["box.height == view.height - 680 @999"])
        #expect(diagnostic.fixes.first?.result == "box would be at 0, 0, and 375 × 0")
    }

    /// Hiding an arranged view gives it a required height of zero, which nobody wrote.
    @Test func aHiddenViewOfAStack() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: stack
              class: UIStackView
              axis: vertical
              subviews:
                - id: title
                  intrinsicContentSize: [120, 24]
                - id: banner
                  isHidden: true
            """, "stack.left == view.left", "stack.right == view.right", "stack.top == view.top",
            "banner.height == 128")
        let diagnostic = try #require(fixture.examine().first)
        #expect(diagnostic.message.contains("(128 needed, 0 given: 128 too much)"))
        #expect(diagnostic.details.contains("stack: banner.height == 0 (UISV-hiding)"))
        #expect(diagnostic.constraints == ["banner.height == 128"])
        #expect(diagnostic.fixes.first?.add == ["banner.height == 128 @999"])
    }
}
