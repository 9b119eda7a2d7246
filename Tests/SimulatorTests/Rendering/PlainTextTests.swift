import Testing
import UIKit

@testable import Simulator

@Suite struct PlainTextTests {
    @Test func `rows end with newlines and without blanks`() {
        var buffer = CellBuffer(size: CellSize(width: 6, height: 2))
        buffer.put("ab", x: 1, y: 0)
        #expect(buffer.plainText == " ab\n\n")
    }

    @Test(arguments: [
        // A reversed lower block of n eighths is a cell whose upper 8 - n are filled.
        ("▇", "▔"), ("▆", "▔"), ("▅", "▀"), ("▄", "▀"), ("▃", "▀"), ("▂", "█"), ("▁", "█"),
    ])
    func `what is reversed is shown by the nearest upper block`(lower: String, upper: String) {
        #expect(BlockGlyph.withoutStyle(Cell(lower, style: Style(isReversed: true))) == upper)
        #expect(BlockGlyph.withoutStyle(Cell(lower)) == lower)
    }
}
