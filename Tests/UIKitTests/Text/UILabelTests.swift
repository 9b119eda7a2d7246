import Testing

@testable import UIKit

/// What labels show, and how large they want to be, under both metrics (UIKit, "UILabel").
@MainActor @Suite struct UILabelTests {
    nonisolated static let modes: [NSLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle,
    ]

    private func label(_ text: String, _ mode: NSLineBreakMode = .byTruncatingTail, lines: Int = 1) -> UILabel
    {
        let label = UILabel()
        label.text = text
        label.lineBreakMode = mode
        label.numberOfLines = lines
        return label
    }

    /// A window with text by San Francisco's metrics on two pixels a point, and the label in it.
    private func phone(_ label: UILabel, width: CGFloat = 375) -> ScrollFixture {
        let fixture = ScrollFixture(width: width)
        fixture.window.textMetrics = .sanFrancisco
        fixture.window.screenScale = 2
        fixture.add(label, to: fixture.root)
        return fixture
    }

    // MARK: - What is shown

    /// Nine cells, two lines: "the first", then of "loaf of bread" what fits. An ellipsis leaves eight cells.
    @Test(arguments: [
        (NSLineBreakMode.byWordWrapping, "loaf of"), (.byCharWrapping, "loaf of b"),
        (.byClipping, "loaf of b"),
        (.byTruncatingTail, "loaf of…"), (.byTruncatingHead, "…of bread"), (.byTruncatingMiddle, "loaf…read"),
    ]) func theLastLineIsCut(_ mode: NSLineBreakMode, _ last: String) {
        let label = label("the first loaf of bread", mode, lines: 2)
        label.frame.size = CGSize(width: 9 * 8, height: 2 * 16)
        #expect(label.displayedLines == ["the first", last])
        // Three lines hold all of it, by words and by characters.
        label.numberOfLines = 3
        label.frame.size.height = 3 * 16
        #expect(label.displayedLines.joined(separator: " ").filter { $0 != " " } == "thefirstloafofbread")
    }

    /// A height for two lines and a half shows two, whatever `numberOfLines` allows.
    @Test(arguments: [(40.0, 2), (48, 3), (16, 1), (0, 1)]) func theHeightLimitsLines(
        _ height: CGFloat, _ count: Int
    ) {
        let label = label("the first loaf of bread", lines: 0)
        label.frame.size = CGSize(width: 9 * 8, height: height)
        #expect(label.displayedLines.count == count)
    }

    /// A label of one line shows the first paragraph, and tells of the others if it ends in an ellipsis.
    @Test func furtherParagraphs() {
        func shown(_ mode: NSLineBreakMode) -> [String] {
            let label = label("one\ntwo", mode)
            label.frame.size = CGSize(width: 80, height: 16)
            return label.displayedLines
        }
        #expect(shown(.byTruncatingTail) == ["one…"])
        #expect(shown(.byClipping) == ["one"])
        #expect(shown(.byWordWrapping) == ["one"])
    }

    /// "Label Label" in 60 points: one word a line, since both are 41.33 · 2 + 4.43 = 87.09.
    @Test func wrappingInPoints() {
        let label = label("Label Label", lines: 0)
        let fixture = phone(label)
        label.frame.size = CGSize(width: 60, height: 41)
        withExtendedLifetime(fixture) { #expect(label.displayedLines == ["Label", "Label"]) }
    }

    // MARK: - Intrinsic sizes

    /// One line asks for its whole width, whatever becomes of what does not fit: 23 cells, or 41.33 points, on pixels.
    @Test(arguments: modes) func oneLineAsksForAllOfIt(_ mode: NSLineBreakMode) {
        let cells = label("the first loaf of bread", mode)
        cells.preferredMaxLayoutWidth = 72
        #expect(cells.intrinsicContentSize == CGSize(width: 23 * 8, height: 16))
        let points = label("Label", mode)
        let fixture = phone(points)
        withExtendedLifetime(fixture) {
            #expect(points.intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
        }
    }

    /// Nine cells at most: "the first", "loaf of", "bread"; by characters "the first", "loaf of b", "read".
    @Test(arguments: modes) func severalLinesAtAPreferredWidth(_ mode: NSLineBreakMode) {
        let label = label("the first loaf of bread", mode, lines: 0)
        label.preferredMaxLayoutWidth = 72
        #expect(label.intrinsicContentSize == CGSize(width: 72, height: 48))
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize == CGSize(width: 72, height: 32))
    }

    /// Without a preferred width the first pass finds the width and a second one the height: 2 · 20.287 is 40.574, on
    /// half points 41; one line is 20.5.
    @Test func theHeightFollowsInTheSamePass() {
        let label = label("Label Label", lines: 0)
        let fixture = phone(label, width: 60)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
            label.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
            label.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        ])
        #expect(label.intrinsicContentSize == CGSize(width: 87.5, height: 20.5))
        fixture.layOut()
        #expect(label.frame == rect(0, 0, 60, 41))
        fixture.window.frame.size.width = 100
        fixture.layOut()
        #expect(label.frame == rect(0, 0, 100, 20.5))
    }

    /// With a preferred width that is all the label goes by: "Label", "Label" for 60, although it gets 100.
    @Test func aPreferredWidthIsNotRevised() {
        let label = label("Label Label", lines: 0)
        label.preferredMaxLayoutWidth = 60
        let fixture = phone(label)
        fixture.fix(label, width: 100)
        fixture.layOut()
        #expect(label.frame.size == CGSize(width: 100, height: 41))
    }

    /// Another text, font or number of lines is measured in the next pass: 34 points are 40.574 a line.
    @Test func changesAreMeasured() {
        let label = label("Label")
        let fixture = phone(label)
        fixture.layOut()
        #expect(label.frame.size == CGSize(width: 41.5, height: 20.5))
        label.font = .systemFont(ofSize: 34)
        fixture.layOut()
        #expect(label.frame.height == 41)
        label.text = nil
        fixture.layOut()
        #expect(label.frame.size == .zero)
    }
}
