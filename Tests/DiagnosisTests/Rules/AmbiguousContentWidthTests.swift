import Diagnosis
import Testing
import UIKit

/// Rows that break off.
@MainActor @Suite struct AmbiguousContentWidthTests {
    /// Two boxes of 10: the content could be any size, one fact is missing an axis, and with it it is 20 wide.
    @Test func twoBoxesLeftOpen() throws {
        let fixture = try DiagnosisFixture(
            twoBoxes, "scroll.edges == view.edges", "a.size == 10", "b.size == 10", "a.left == scroll.left",
            "a.top == scroll.top", "b.left == a.right", "b.top == a.top")
        let found = fixture.examine()
        #expect(found.map(\.rule) == ["ambiguous-content-width", "ambiguous-content-height"])
        #expect(found[0].fixes[0].add == ["b.right == scroll.right"])
        #expect(found[0].fixes[0].result == "contentSize.width would be 20")
        #expect(found[1].fixes[0].add == ["a.bottom == scroll.bottom"])
        #expect(found[1].fixes[0].result == "contentSize.height would be 10")
    }

    /// A label that hangs from the far edge of content whose width nobody knows: 25 + 42 + 25 = 92, as in the
    /// question where Interface Builder expected it at −67.
    @Test func hangingFromTheFarEdge() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: label
                  intrinsicContentSize: [42, 21]
            """, "scroll.edges == view.edges", "label.verticalEdges == scroll.verticalEdges",
            "label.trailing == scroll.trailing - 25")
        let found = fixture.examine()
        #expect(found.map(\.rule) == ["ambiguous-content-width"])
        #expect(found[0].message.contains("nothing ties the left of the content to label"))
        #expect(found[0].fixes[0].add == ["label.leading == scroll.leading + 25"])
        #expect(found[0].fixes[0].result == "contentSize would be 92 × 21")
    }

    /// Centres mean the frame and give the content nothing: the frame's width is what was meant.
    @Test func centredViews() throws {
        let fixture = try DiagnosisFixture(
            twoBoxes, "scroll.edges == view.edges", "a.size == 44", "b.size == 44",
            "a.centerX == scroll.centerX",
            "b.centerX == scroll.centerX", "a.top == scroll.top", "b.top == a.bottom",
            "b.bottom == scroll.bottom")
        let found = fixture.examine()
        #expect(found.map(\.rule) == ["ambiguous-content-width", "centre-only"])
        #expect(
            found[0].fixes[0].add == ["scroll.contentLayoutGuide.width == scroll.frameLayoutGuide.width"])
        #expect(found[0].fixes[0].result == "contentSize would be 375 × 88")
    }

    /// Right to left the row begins on the right: it is the left edge that is loose.
    @Test func rightToLeft() throws {
        let fixture = try DiagnosisFixture(
            text: """
                device: phone
                layoutDirection: rightToLeft
                view:
                  subviews:
                    - id: scroll
                      class: UIScrollView
                      subviews:
                        - id: a
                        - id: b
                constraints:
                  - scroll.edges == view.edges
                  - a.size == 50
                  - b.size == 50
                  - a.leading == scroll.leading + 8
                  - b.leading == a.trailing + 8
                  - a.verticalEdges == scroll.verticalEdges
                  - b.top == a.top
                """)
        let found = fixture.examine()
        #expect(found.map(\.rule) == ["ambiguous-content-width"])
        // 8 + 50 + 8 + 50 + 8
        #expect(found[0].fixes.map(\.result).contains("contentSize would be 124 × 50"))
    }
}
