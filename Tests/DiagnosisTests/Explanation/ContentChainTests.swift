import Diagnosis
import Testing
import UIKit

/// Chains whose sums are done by hand.
@MainActor @Suite struct ContentChainTests {
    private typealias Link = ContentChain.Link

    private func chain(
        _ fixture: DiagnosisFixture, _ axis: NSLayoutConstraint.Axis = .vertical
    ) throws -> ContentChain {
        fixture.analysis.chain(of: try fixture.scrollView(), along: axis)
    }

    /// A scroll view of 375 by 667 with a container, and two boxes in that.
    private let container = """
        - id: scroll
          class: UIScrollView
          subviews:
            - id: container
              subviews:
                - id: box
                  repeat: 2
        """

    private let column = [
        "scroll.edges == view.edges", "container.edges == scroll.edges", "container.width == scroll.width",
        "box[*].horizontalEdges == container.horizontalEdges", "box[*].height == 100",
        "box[0].top == container.top + 100", "box[1].top == box[0].bottom + 40",
    ]

    /// 100 + 100 + 40 + 100 + 30 = 370; the container fills the content and goes without saying.
    @Test func aColumnInAContainer() throws {
        let chain = try chain(
            DiagnosisFixture(container, constraints: column + ["box[1].bottom == container.bottom - 30"]))
        #expect(
            chain.origin
                == .row(
                    [
                        Link(gap: .points(100), name: "box[0]", length: 100),
                        Link(gap: .points(40), name: "box[1]", length: 100),
                    ], end: .points(30)))
        #expect(chain.lengthName == "height")
        #expect((chain.firstEnd, chain.lastEnd) == ("top", "bottom"))
        #expect(chain.length == 370)
        #expect(chain.lastSum == "box[1].bottom + 30")
    }

    /// What the container keeps from the content's edges counts: 5 + 100 before, 30 + 7 after, 382 in all.
    @Test func theGapsOfAContainerCount() throws {
        var lines = column + ["box[1].bottom == container.bottom - 30"]
        lines[1] = "container.edges == scroll.edges inset (5, 0, 7, 0)"
        let chain = try chain(DiagnosisFixture(container, constraints: lines))
        guard case .row(let links, let end) = chain.origin else {
            Issue.record("no row: \(chain.origin)")
            return
        }
        #expect(links.map(\.gap) == [.points(105), .points(40)])
        #expect(end == .points(37))
        #expect(chain.length == 382)
    }

    /// Without the last tie the row goes as far as box[1] and then nowhere.
    @Test func aColumnThatEndsNowhere() throws {
        let chain = try chain(DiagnosisFixture(container, constraints: column))
        guard case .row(let links, let end) = chain.origin else {
            Issue.record("no row: \(chain.origin)")
            return
        }
        #expect(links.map(\.name) == ["box[0]", "box[1]"])
        #expect(end == .open)
        #expect(chain.length == nil)
        #expect(chain.lastSum == nil)
    }

    /// Which views decide comes from the constraints and not from where they are: b reaches further and is not asked.
    @Test func whatIsNotTiedIsLeftOut() throws {
        let chain = try chain(
            DiagnosisFixture(
                twoBoxes, "scroll.edges == view.edges", "a.edges == scroll.edges", "a.size == (375, 400)",
                "b.top == scroll.top + 10", "b.left == scroll.left", "b.size == (50, 900)"))
        #expect(
            chain.origin == .row([Link(gap: .points(0), name: "a", length: 400)], end: .points(0)))
        #expect(chain.note == "a.size == (375, 400)")
    }

    /// Both aligned at the top: the row is b alone, from where a begins.
    @Test func alignedEdgesAreNoStep() throws {
        let chain = try chain(
            DiagnosisFixture(
                twoBoxes, "scroll.edges == view.edges", "a.horizontalEdges == scroll.horizontalEdges",
                "a.width == 10", "a.height == 20", "b.left == scroll.left", "b.size == 30",
                "a.top == scroll.top + 8", "b.top == a.top", "b.bottom == scroll.bottom"))
        #expect(chain.origin == .row([Link(gap: .points(8), name: "b", length: 30)], end: .points(0)))
        #expect(chain.length == 38)
    }

    /// A limit that holds is not a distance that was asked for: 30 at least, and the weak 0 brings it down to that.
    @Test func limitsAreTold() throws {
        let chain = try chain(
            DiagnosisFixture(
                twoBoxes, "scroll.edges == view.edges", "a.horizontalEdges == scroll.horizontalEdges",
                "a.width == 10", "a.top == scroll.top", "a.height == 20", "b.left == scroll.left",
                "b.size == 30", "b.top >= a.bottom + 30", "b.top == a.bottom @low",
                "b.bottom == scroll.bottom"))
        guard case .row(let links, _) = chain.origin else {
            Issue.record("no row: \(chain.origin)")
            return
        }
        #expect(links.last?.name == "b")
        #expect(chain.length == 80)
    }

    @Test func oneText() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: label
                  class: UILabel
                  text: hello
            """, "scroll.edges == view.edges", "label.edges == scroll.edges inset 4")
        let chain = try chain(fixture)
        // One line of text is 16 points, 4 before and 4 after.
        #expect(
            chain.origin == .row([Link(gap: .points(4), name: "label", length: 16)], end: .points(4)))
        #expect(chain.note == "its text")
    }

    @Test func setByHand() throws {
        let chain = try chain(
            DiagnosisFixture(
                "- id: scroll\n  class: UIScrollView\n  frame: [0, 0, 375, 667]\n  contentSize: [375, 1020]"))
        #expect(chain.origin == .byHand)
        #expect(chain.length == 1020)
    }

    @Test func asLargeAsTheFrame() throws {
        let chain = try chain(
            DiagnosisFixture(
                twoBoxes, "scroll.edges == view.edges", "a.center == scroll.center", "a.size == 10",
                "b.center == scroll.center", "b.size == 10",
                "scroll.contentLayoutGuide.size == scroll.frameLayoutGuide.size"))
        #expect(chain.origin == .line("scroll.contentLayoutGuide.size == scroll.frameLayoutGuide.size"))
        #expect(chain.length == 667)
    }

    /// A stack view's own constraints are as good as others: 60 + 20 + 140.
    @Test func aStack() throws {
        let fixture = try DiagnosisFixture(
            """
            - id: scroll
              class: UIScrollView
              subviews:
                - id: stack
                  class: UIStackView
                  axis: vertical
                  spacing: 20
                  subviews:
                    - id: header
                    - id: hidden
                      isHidden: true
                    - id: card
            """, "scroll.edges == view.edges", "stack.edges == scroll.edges", "stack.width == scroll.width",
            "header.height == 60", "card.height == 140", "hidden.height == 9 @high")
        let chain = try chain(fixture)
        #expect(
            chain.origin
                == .row(
                    [
                        Link(gap: .points(0), name: "header", length: 60),
                        Link(gap: .points(20), name: "card", length: 140),
                    ], end: .points(0)))
    }

    // MARK: - Right to left

    private func pages(_ last: String...) throws -> DiagnosisFixture {
        let lines =
            [
                "scroll.edges == view.edges", "page[*].verticalEdges == scroll.verticalEdges",
                "page[*].size == scroll.size", "page[0].leading == scroll.leading + 10",
                "page[1].leading == page[0].trailing",
            ] + last
        return try DiagnosisFixture(
            text: """
                device: phone
                layoutDirection: rightToLeft
                view:
                  subviews:
                    - id: scroll
                      class: UIScrollView
                      subviews:
                        - id: page
                          repeat: 2
                constraints:

                """ + lines.map { "  - \($0)\n" }.joined())
    }

    /// Read from the right: 10 + 375 + 375 + 7 = 767.
    @Test func rightToLeft() throws {
        let chain = try chain(pages("page[1].trailing == scroll.trailing - 7"), .horizontal)
        #expect((chain.firstEnd, chain.lastEnd) == ("right", "left"))
        #expect(
            chain.origin
                == .row(
                    [
                        Link(gap: .points(10), name: "page[0]", length: 375),
                        Link(gap: .points(0), name: "page[1]", length: 375),
                    ], end: .points(7)))
        #expect(chain.length == 767)
        #expect(chain.lastSum == "page[1].left - 7")
    }

    @Test func rightToLeftThatEndsNowhere() throws {
        let chain = try chain(pages(), .horizontal)
        guard case .row(let links, let end) = chain.origin else {
            Issue.record("no row: \(chain.origin)")
            return
        }
        #expect(links.map(\.name) == ["page[0]", "page[1]"])
        #expect(links[0].gap == .points(10))
        #expect(end == .open)
    }

    // MARK: - What is open

    @Test func aGapInTheMiddle() throws {
        let chain = try chain(
            DiagnosisFixture(
                twoBoxes, "scroll.edges == view.edges", "a.horizontalEdges == scroll.horizontalEdges",
                "a.width == scroll.width", "b.horizontalEdges == scroll.horizontalEdges",
                "a.top == scroll.top + 10", "a.height == 40", "b.height == 30",
                "b.bottom == scroll.bottom - 20"))
        #expect(
            chain.origin
                == .row(
                    [
                        Link(gap: .points(10), name: "a", length: 40),
                        Link(gap: .open, name: "b", length: 30),
                    ], end: .points(20)))
    }

    @Test func aViewWithoutALength() throws {
        let chain = try chain(
            DiagnosisFixture(
                twoBoxes, "scroll.edges == view.edges", "a.horizontalEdges == scroll.horizontalEdges",
                "a.width == scroll.width", "b.horizontalEdges == scroll.horizontalEdges",
                "a.top == scroll.top", "a.height == 40", "b.top == a.bottom + 8",
                "b.bottom == scroll.bottom - 5"))
        #expect(
            chain.origin
                == .row(
                    [
                        Link(gap: .points(0), name: "a", length: 40),
                        Link(gap: .points(8), name: "b", length: nil),
                    ], end: .points(5)))
    }

    @Test func nothingInIt() throws {
        let chain = try chain(
            DiagnosisFixture("- id: scroll\n  class: UIScrollView", "scroll.edges == view.edges"))
        #expect(chain.origin == .row([], end: .open))
    }

    /// The founding documents' two boxes, of which only the ends are missing.
    @Test func factsOneByOne() throws {
        let chain = try chain(
            DiagnosisFixture(
                twoBoxes, "scroll.edges == view.edges", "a.size == 10", "b.size == 10",
                "a.left == scroll.left", "a.top == scroll.top", "b.left == a.right + 3", "b.top == a.top"),
            .horizontal)
        #expect(chain.facts.map(\.isKnown) == [true, true, false])
        #expect(chain.facts.map(\.side) == ["a.left", "b.left", "b.right"])
        #expect(chain.facts.map(\.other) == ["content.left", "a.right + 3", "content.right"])
    }
}
