import Testing
import UIKit

@testable import Simulator

/// Which colour most of a cell has: four eighths of it, or more.
@Suite struct BlockGlyphMainColorTests {
    @Test(arguments: [
        ("█", false, true), ("▄", false, true), ("▃", false, false), ("▀", false, true), ("▔", false, false),
        // Reversed, the lower part is what is not filled.
        ("▅", true, false), ("▄", true, true), ("▁", true, true), ("a", false, false),
    ])
    func mainColor(_ text: String, _ isReversed: Bool, _ isForeground: Bool) {
        let style = Style(foreground: .rgb(1, 2, 3), background: .palette(7), isReversed: isReversed)
        #expect(
            BlockGlyph.mainColor(of: Cell(text, style: style)) == (isForeground ? .rgb(1, 2, 3) : .palette(7))
        )
    }
}
