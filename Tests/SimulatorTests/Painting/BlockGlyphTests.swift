import Testing
import UIKit

@testable import Simulator

@Suite struct BlockGlyphTests {
    private static let orange = Paint(kind: .solid, red: 239, green: 89, blue: 49)
    private static let yellow = Paint(kind: .solid, red: 255, green: 255, blue: 0)

    /// Eight samples from a picture of one column: o orange, y yellow, g ghost, . nothing.
    private func cell(_ picture: String) -> Cell {
        BlockGlyph.cell(
            for: picture.map {
                switch $0 {
                case "o": Self.orange
                case "y": Self.yellow
                case "g": Self.orange.ghost
                default: .nothing
                }
            })
    }

    @Test(arguments: [
        (".......o", "▁"), ("......oo", "▂"), (".....ooo", "▃"), ("....oooo", "▄"), ("...ooooo", "▅"),
        ("..oooooo", "▆"), (".ooooooo", "▇"), ("oooooooo", "█"),
    ])
    func `filled from below`(picture: String, glyph: String) {
        #expect(cell(picture).text == glyph)
        #expect(cell(picture).style == Style(foreground: Self.orange.cellColor))
    }

    @Test func `filled from above`() {
        #expect(cell("o.......") == Cell("▔", style: Style(foreground: Self.orange.cellColor)))
        #expect(cell("oooo....") == Cell("▀", style: Style(foreground: Self.orange.cellColor)))
        // Three eighths from above are five eighths of nothing from below.
        #expect(
            cell("ooo.....") == Cell("▅", style: Style(foreground: Self.orange.cellColor, isReversed: true)))
    }

    @Test func `one paint over another`() {
        let style = Style(foreground: Self.yellow.cellColor, background: Self.orange.cellColor)
        #expect(cell("oooooyyy") == Cell("▃", style: style))
    }

    @Test func `a thin line is a line`() {
        #expect(cell("...o....") == Cell("─", style: Style(foreground: Self.orange.cellColor)))
        let style = Style(foreground: Self.yellow.cellColor, background: Self.orange.cellColor)
        #expect(cell("oooyyooo") == Cell("─", style: style))
    }

    @Test func `of three parts the nearest two are shown`() {
        // Two eighths of orange above a gap of three, three below: below wins, the upper two are lost.
        #expect(cell("oo...ooo").text == "▃")
    }

    @Test func `a ghost is shown where it is most of the cell`() {
        #expect(cell("...ggggg").text == "░")
        #expect(cell("ggg.....").text == " ")
    }
}
