import Testing

@testable import UIKit

/// One line cut to a width, by every mode (UIKit, "NSLineBreakMode").
@Suite struct TextTruncationTests {
    /// "scroll view" has 11 cells. In 8 an ellipsis leaves 7: four letters of the beginning and three of the end where
    /// the middle goes; a blank next to an ellipsis goes too. Wide characters have two cells.
    @Test(arguments: [
        ("scroll view", 8, NSLineBreakMode.byTruncatingTail, "scroll…"),
        ("scroll view", 8, .byTruncatingHead, "…ll view"), ("scroll view", 5, .byTruncatingHead, "…view"),
        ("scroll view", 6, .byTruncatingHead, "…view"), ("scroll view", 8, .byTruncatingMiddle, "scro…iew"),
        ("scroll view", 8, .byClipping, "scroll v"), ("scroll view", 8, .byCharWrapping, "scroll v"),
        ("滚动视图", 6, .byTruncatingTail, "滚动…"), ("滚动视图", 6, .byTruncatingHead, "…视图"),
        ("滚动视图", 6, .byTruncatingMiddle, "滚…图"), ("滚动视图", 7, .byClipping, "滚动视"),
    ]) func cells(_ text: String, _ width: Int, _ mode: NSLineBreakMode, _ expected: String) {
        let found = TextTruncation.cut(Substring(text), to: width, by: mode) { TerminalText.width(of: $0) }
        #expect(found == expected)
        // A cell more than the text needs changes nothing.
        let whole = TextTruncation.cut(Substring(text), to: 11, by: mode) { TerminalText.width(of: $0) }
        #expect(whole == text)
    }

    /// "Label" at 17 points: L 9.13, a 8.97, b 10.08, e 9.23, l 3.92, together 41.33; the ellipsis 11.17. In 40 the
    /// ellipsis leaves 28.83: Lab is 28.18, bel 23.23 (abel 32.2), L and el 22.28 (La and el 31.25).
    @Test(arguments: [
        (NSLineBreakMode.byTruncatingTail, "Lab…"), (.byTruncatingHead, "…bel"),
        (.byTruncatingMiddle, "L…el"), (.byClipping, "Labe"),
    ]) func points(_ mode: NSLineBreakMode, _ expected: String) {
        let font = UIFont.systemFont(ofSize: 17)
        func cut(to width: CGFloat) -> String {
            TextTruncation.cut("Label", to: width, by: mode) { SanFranciscoText.advance(of: $0, font) }
        }
        #expect(cut(to: 40) == expected)
        #expect(cut(to: 41.34) == "Label")
    }

    @Test func noRoomForAnything() {
        func cut(_ width: Int, _ mode: NSLineBreakMode) -> String {
            TextTruncation.cut("text", to: width, by: mode) { TerminalText.width(of: $0) }
        }
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            #expect(cut(1, mode) == "…")
            #expect(cut(0, mode) == "")
        }
        #expect(cut(0, .byClipping) == "")
    }
}
