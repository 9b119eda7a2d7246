import Testing
import UIKit

@testable import Simulator

@Suite struct GlyphTests {
    @Test(arguments: [
        // Joined family and skin tone: the first person, the plain hand. Widths by East_Asian_Width.
        ("👨‍👩‍👧", "👨", 2), ("👍🏽", "👍", 2),
        // A heart with the emoji selector is the plain heart, which is narrow.
        ("❤️", "❤", 1), ("é", "é", 1), ("e\u{301}", "é", 1), ("x\u{20D7}", "x\u{20D7}", 1),
        // Half a flag would be one or two columns.
        ("🇳🇴", "⚑", 1), ("滚", "滚", 2), ("가", "가", 2), ("\u{1100}\u{1161}", "가", 2), ("─", "─", 1),
    ])
    func `clusters are reduced to what terminals agree on`(character: String, text: String, width: Int) {
        let glyph = character.first.flatMap { Glyph($0) }
        #expect(glyph?.text == text)
        #expect(glyph?.width == width)
    }

    @Test(arguments: ["\u{0}", "\u{1B}", "\u{7F}", "\n", "\u{200D}", "\u{AD}", "\u{301}"])
    func `what takes no cell is left out`(character: String) {
        #expect(character.first.flatMap { Glyph($0) } == nil)
    }

    @Test func `at most four accents are kept`() {
        let piled = "a" + String(repeating: "\u{20D0}", count: 9)
        #expect(piled.first.flatMap { Glyph($0) }?.text.unicodeScalars.count == 5)
    }
}
