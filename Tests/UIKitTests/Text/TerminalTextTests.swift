import Testing

@testable import UIKit

/// Cells, lines and labels by terminal metrics: 8 points a cell, 16 a line.
@MainActor @Suite struct TerminalTextTests {
    @Test(arguments: [
        ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("🙂", 2), ("👨‍👩‍👧", 2), ("❤️", 1), ("—", 1),
        ("", 0), ("ｆ", 2), ("ﾆ", 1), ("\u{AD}", 0),
    ]) func widths(_ text: String, _ cells: Int) {
        #expect(TerminalText.width(of: text) == cells)
    }

    @Test(arguments: [
        ("the first loaf", 9, ["the first", "loaf"]),
        ("the first loaf", 14, ["the first loaf"]),
        ("the first loaf", 8, ["the", "first", "loaf"]),
        ("unbreakable", 4, ["unbr", "eaka", "ble"]),
        ("a  b", 2, ["a", "b"]),
        ("one\ntwo", 10, ["one", "two"]),
        ("one\n\ntwo", 10, ["one", "", "two"]),
        ("港口的早晨", 4, ["港口", "的早", "晨"]),
        ("港口的早晨", 5, ["港口", "的早", "晨"]),
        ("日", 1, ["日"]),
    ]) func breaking(_ text: String, _ width: Int, _ lines: [String]) {
        let found = LineBreaking.lines(of: text, width: width) { TerminalText.width(of: $0) }
        #expect(found.map(String.init) == lines)
    }

    @Test func oneLine() {
        let label = UILabel()
        label.text = "Kyoto 京都"
        #expect(label.intrinsicContentSize == CGSize(width: (6 + 4) * 8, height: 16))
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
    }

    /// 14 cells at 80 points (10 cells): "the first" and "loaf", 32 high.
    @Test func wrappedAtAPreferredWidth() {
        let label = UILabel()
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 80
        label.text = "the first loaf"
        #expect(label.intrinsicContentSize == CGSize(width: 72, height: 32))
        label.numberOfLines = 1
        #expect(label.intrinsicContentSize == CGSize(width: 112, height: 16))
    }

    /// The height follows from the width that layout gives, in one call.
    @Test func wrappedAtTheWidthOfLayout() {
        let fixture = ScrollFixture(width: 100)
        let label = fixture.add(UILabel(), to: fixture.scroll)
        label.numberOfLines = 0
        label.text = "the first loaf"
        fixture.pinEdges(of: label, to: fixture.scroll, inset: 10)
        label.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, constant: -20).isActive = true
        fixture.layOut()
        #expect(label.frame == rect(10, 10, 80, 32))
        #expect(fixture.scroll.contentSize == CGSize(width: 100, height: 52))
        fixture.window.frame.size.width = 200
        fixture.layOut()
        #expect(label.frame == rect(10, 10, 180, 16))
    }

    /// The baselines of a label: 12 below its top, 4 above its bottom.
    @Test func baselines() {
        let fixture = ScrollFixture()
        let label = fixture.add(UILabel(), to: fixture.root)
        label.text = "text"
        label.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 100).isActive = true
        fixture.fix(label, height: 50)
        let first = fixture.add(UIView(), to: fixture.root)
        first.topAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        let last = fixture.add(UIView(), to: fixture.root)
        last.topAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
        fixture.layOut()
        #expect(first.frame.minY == 112)
        #expect(last.frame.minY == 146)
    }
}
