import Diagnosis
import Testing
import UIKit

/// Frames, explained with the numbers that arithmetic gives.
@MainActor @Suite struct FrameExplanationTests {
    private func part(_ title: String, of explanation: FrameExplanation) throws -> [String] {
        let titles = explanation.parts.map(\.title)
        return try #require(explanation.parts.first { $0.title == title }, "\(titles)").steps
    }

    private func column() throws -> DiagnosisFixture {
        try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: container
                  subviews:
                    - id: box
                      repeat: 2
            """, "scroll.edges == view.edges", "container.edges == scroll.edges",
            "container.width == scroll.width", "box[*].left == container.left",
            "box[*].right == container.right", "box[*].height == 100",
            "box[0].top == container.top + 100", "box[1].top == box[0].bottom + 100",
            "box[1].bottom == container.bottom - 100")
    }

    /// In the order in which they decide: 0 + 100, 100 high, 200 + 100. The first constraint is line 12.
    @Test func theOrderOfDeciding() throws {
        let fixture = try column()
        let explanation = FrameExplanation(of: try fixture.view("box[1]"), source: fixture.source)
        #expect(explanation.parts.map(\.title) == ["x = 0", "y = 300", "width = 375", "height = 100"])
        #expect(
            try part("y = 300", of: explanation) == [
                "box[0].top = container.top (0) + 100 = 100  (line 18)", "box[0].height = 100  (line 17)",
                "box[1].top = box[0].bottom (200) + 100 = 300  (line 19)",
            ])
        #expect(explanation.others.isEmpty)
    }

    /// The container's bottom is decided by the last box, and the content's by the container, though the lines name
    /// them the other way round.
    @Test func equationsAreSolvedForWhatTheyDecide() throws {
        let fixture = try column()
        let explanation = FrameExplanation(of: try fixture.view("scroll"), source: fixture.source)
        let steps = try part("content height = 500", of: explanation)
        #expect(
            steps.suffix(2) == [
                "container.bottom = box[1].bottom (400) + 100 = 500  (line 20)",
                "scroll.content.bottom = container.bottom (500)  (line 13)",
            ])
        #expect(
            try part("content width = 375", of: explanation).contains(
                "container.width = scroll.frame.width (375)  (line 14)"))
    }

    /// Those without a say and those that lost, by how much.
    @Test func theOthers() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: label
              intrinsicContentSize: [60, 20]
            """, "label.left == view.left + 20", "label.top == view.top", "label.width == 12",
            "label.right <= view.right - 20", "label.height == 30 @low", "label.height == 40")
        let explanation = FrameExplanation(of: try fixture.view("label"), source: fixture.source)
        #expect(
            explanation.others == [
                // 375 − 20 − (20 + 12)
                "'label.right <= view.right - 20' has no say: it holds with 323 to spare",
                "'label.height == 30 @low' lost: label.height would be 30 and is 40",
                "its content asks for width 60 and lost: resistance is only @750",
                "its content asks for height 20 and lost: hugging is only @250",
            ])
    }

    @Test func whatWasGivenUp() throws {
        let fixture = try DiagnosisFixture(
            "- id: box", "box.left == view.left", "box.top == view.top", "box.height == 9",
            "box.width == 100",
            "box.width == 200")
        let explanation = FrameExplanation(of: try fixture.view("box"), source: fixture.source)
        #expect(
            explanation.others == ["'box.width == 200' was given up: box.width would be 200 and is 100"])
    }

    /// What is open has no explanation but its limits.
    @Test func whatIsOpen() throws {
        let fixture = try DiagnosisFixture(
            "- id: box", "box.left == view.left", "box.top == view.top", "box.height == 9",
            "box.width >= 50")
        let explanation = FrameExplanation(of: try fixture.view("box"), source: fixture.source)
        #expect(
            try part("width is not decided, drawn as 50", of: explanation) == [
                "box.width = 50  (>= at its limit, line 9)"
            ])
    }

    /// Mirrored, an inset of 10 from the leading edge is 10 off the right one: 375 − 10 = 365.
    @Test func rightToLeft() throws {
        let fixture = try DiagnosisFixture(
            text: """
                device: phone
                layoutDirection: rightToLeft
                view:
                  subviews:
                    - id: box
                constraints:
                  - box.leading == view.leading + 10
                  - box.width == 100
                  - box.verticalEdges == view.verticalEdges
                """)
        let explanation = FrameExplanation(of: try fixture.view("box"), source: fixture.source)
        #expect(
            try part("x = 265", of: explanation).last
                == "box.leading = view.leading (375) - 10 = 365  (line 7)")
    }

    /// A frame by hand needs no constraint.
    @Test func framesByHand() throws {
        let fixture = try DiagnosisFixture("- id: box\n  frame: [5, 6, 7, 8]")
        let explanation = FrameExplanation(of: try fixture.view("box"), source: fixture.source)
        #expect(try part("x = 5", of: explanation) == ["from its frame and mask"])
    }
}
