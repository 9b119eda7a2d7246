import Diagnosis
import Testing
import UIKit

/// Views that lack a fact.
@MainActor @Suite struct AmbiguousFrameTests {
    private func single(_ views: String, _ constraints: String...) throws -> Diagnostic {
        let lines = constraints.map { "  - \($0)" }.joined(separator: "\n")
        let indented = views.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        let fixture = try DiagnosisFixture(
            text: "device: phone\nview:\n  subviews:\n\(indented)\nconstraints:\n\(lines)\n")
        let found = fixture.examine().filter { $0.severity == .error }
        #expect(found.count == 1)
        let diagnostic = try #require(found.first)
        #expect(diagnostic.rule == "ambiguous-frame")
        return diagnostic
    }

    @Test func aHeightIsMissing() throws {
        let found = try single(
            "- id: box", "box.left == view.left + 20", "box.top == view.top", "box.width == 9")
        #expect(
            found.message == "The height of box is not decided: nothing says how high it is.")
        #expect(found.fixes.first?.add == ["box.bottom == view.bottom"])
        #expect(found.fixes.first?.result == "box would be at 20, 0, and 9 × 667")
    }

    @Test func nothingMentionsTheView() throws {
        let fixture = try DiagnosisFixture("- id: box\n- id: other", "other.edges == view.edges")
        let found = fixture.examine()
        #expect(found.map(\.view) == ["box"])
        #expect(
            found[0].message
                == "The x, y, width and height of box are not decided: no constraint mentions it.")
    }

    /// Of three views that stand one below the other the second is nowhere.
    @Test func aPlaceAfterTheOneBefore() throws {
        let found = try single(
            "- id: a\n- id: b\n- id: c", "a.left == view.left", "b.left == view.left", "c.left == view.left",
            "a.size == 10", "b.size == 10", "c.size == 10", "a.top == view.top + 7", "b.top == a.bottom + 7")
        #expect(found.view == "c")
        #expect(found.message == "The y of c is not decided: nothing says where it begins.")
        #expect(found.fixes.first?.add == ["c.top == b.bottom + 7"])
        // 7 + 10 + 7 + 10 + 7
        #expect(found.fixes.first?.result == "c would be at 0, 41, and 10 × 10")
    }

    /// What is in an open view is decided as soon as that is: the cause is named, not the victims.
    @Test func theCauseAndNotTheVictims() throws {
        let found = try single(
            "- id: outer\n  subviews:\n    - id: inner", "outer.left == view.left", "outer.top == view.top",
            "outer.height == 10", "inner.edges == outer.edges")
        #expect(found.view == "outer")
        #expect(found.details == ["with it move inner.width", "it is drawn with width 0"])
    }

    /// Two labels of 100 and 80 share 375 points and hug alike: one has to stretch, and nothing says which.
    @Test func aTieOfHugging() throws {
        let found = try single(
            """
            - id: one
              intrinsicContentSize: [100, 20]
            - id: two
              intrinsicContentSize: [80, 20]
            """, "one.left == view.left", "two.left == one.right", "two.right == view.right",
            "one.top == view.top", "two.top == view.top")
        #expect(found.view == "one")
        #expect(found.message.contains("it and two both hug their content at priority 250"))
        #expect(found.fixes.first?.add == ["one.width == 100 @251"])
        #expect(found.fixes.first?.result == "one would be at 0, 0, and 100 × 20")
    }

    /// A list in a page has no height of its own, but its content has: 12 rows of 44 are 528.
    @Test func aListInAPage() throws {
        let found = try single(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: list
                  class: UIScrollView
                  subviews:
                    - id: rows
            """, "scroll.edges == view.edges", "list.edges == scroll.edges", "list.width == scroll.width",
            "rows.edges == list.edges", "rows.width == list.width", "rows.height == 528")
        #expect(found.view == "list")
        #expect(found.message.contains("a scroll view has no size of its own"))
        #expect(found.fixes.first?.add == ["list.height == list.contentLayoutGuide.height"])
        #expect(found.fixes.first?.result == "list would be at 0, 0, and 375 × 528")
    }

    /// Three pages in a row without widths: three facts, each at its page.
    @Test func asManyFactsAsAreMissing() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: page
                  repeat: 3
            """, "scroll.edges == view.edges", "page[*].verticalEdges == scroll.verticalEdges",
            "page[*].height == scroll.height", "page[0].left == scroll.left",
            "page[i].left == page[i-1].right", "page[last].right == scroll.right")
        let found = fixture.examine()
        #expect(found.map(\.rule) == ["ambiguous-frame", "ambiguous-frame", "ambiguous-frame"])
        #expect(found.compactMap(\.view) == ["page[0]", "page[1]", "page[2]"])
        #expect(found[1].fixes.first?.add == ["page[1].width == scroll.width"])
    }

    /// Cards inside the pages are as wide as these: it is the pages that lack a width.
    @Test func cardsFollowTheirPages() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: page
                  repeat: 3
                  subviews:
                    - id: card
            """, "scroll.edges == view.edges", "page[*].verticalEdges == scroll.verticalEdges",
            "page[*].height == scroll.height", "page[0].left == scroll.left",
            "page[i].left == page[i-1].right", "page[last].right == scroll.right",
            "card[*].edges == page[*].edges inset 16")
        #expect(fixture.examine().compactMap(\.view) == ["page[0]", "page[1]", "page[2]"])
    }

    /// The second of three has no width, the others have one: the same is offered, and not what is open itself.
    @Test func asWideAsASibling() throws {
        let found = try single(
            "- id: a\n- id: b\n- id: c", "a.verticalEdges == view.verticalEdges",
            "b.verticalEdges == view.verticalEdges", "c.verticalEdges == view.verticalEdges",
            "a.left == view.left", "b.left == a.right", "c.left == b.right", "a.width == 50", "c.width == 70")
        #expect(found.view == "b")
        #expect(found.fixes.first?.result == "b would be at 50, 0, and 50 × 667")
    }

    @Test func allowedAndDisabled() throws {
        let fixture = try DiagnosisFixture(
            "- id: box\n  allow: [ambiguous-frame]\n- id: other", "other.left == view.left")
        #expect(fixture.examine().compactMap(\.view) == ["other"])
        #expect(fixture.examine(disabled: ["ambiguous-frame"]).isEmpty)
    }
}
