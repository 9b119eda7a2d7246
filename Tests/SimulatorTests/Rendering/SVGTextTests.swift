import Testing

@testable import Simulator

/// A screen as a picture: a cell is 8 by 16 units, around all is a margin of 8.
@Suite struct SVGTextTests {
    private func picture(_ width: Int, _ height: Int, _ draw: (inout CellBuffer) -> Void) -> [String] {
        var buffer = CellBuffer(size: CellSize(width: width, height: height))
        draw(&buffer)
        return buffer.svgText.split(separator: "\n").map(String.init)
    }

    @Test func isAsLargeAsItsCells() {
        let lines = picture(10, 3) { _ in }
        #expect(lines[0].contains("viewBox=\"0 0 96 64\""))
        #expect(lines.last == "</svg>")
        // Nothing is drawn of blanks.
        #expect(!lines.contains { $0.hasPrefix("<text") })
        #expect(lines.filter { $0.hasPrefix("<rect") }.count == 1)
    }

    /// A run of letters is one text as wide as its cells, with what XML needs escaped.
    @Test func letters() {
        let lines = picture(12, 2) { buffer in
            buffer.put("a<b & c", x: 2, y: 1, style: Style(foreground: .rgb(255, 0, 1)).bold)
        }
        #expect(
            lines.filter { $0.hasPrefix("<text") } == [
                "<text x=\"16\" y=\"28\" textLength=\"24\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#ff0001\" "
                    + "font-weight=\"bold\">a&lt;b</text>",
                "<text x=\"48\" y=\"28\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#ff0001\" "
                    + "font-weight=\"bold\">&amp;</text>",
                "<text x=\"64\" y=\"28\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#ff0001\" "
                    + "font-weight=\"bold\">c</text>",
            ])
    }

    /// Lower three eighths are the lowest 6 of 16 units, a right half the right 4 of 8; full neighbours are one
    /// rectangle; a shade is as dense as it says.
    @Test func blocks() {
        let style = Style(foreground: .rgb(239, 89, 49))
        let lines = picture(6, 1) { buffer in buffer.put("██▃▐▒", x: 0, y: 0, style: style) }
        #expect(
            lines.filter { $0.hasPrefix("<rect x") } == [
                "<rect x=\"0\" y=\"0\" width=\"16\" height=\"16\" fill=\"#ef5931\"/>",
                "<rect x=\"16\" y=\"10\" width=\"8\" height=\"6\" fill=\"#ef5931\"/>",
                "<rect x=\"28\" y=\"0\" width=\"4\" height=\"16\" fill=\"#ef5931\"/>",
                "<rect x=\"32\" y=\"0\" width=\"8\" height=\"16\" fill=\"#ef5931\" opacity=\"0.5\"/>",
            ])
    }

    /// Reversed, the ground has the ink's colour and the block the ground's.
    @Test func reversed() {
        var style = Style(foreground: .rgb(1, 2, 3))
        style.isReversed = true
        let lines = picture(1, 1) { buffer in buffer[0, 0] = Cell("▄", style: style) }
        #expect(
            lines.filter { $0.hasPrefix("<rect x") } == [
                "<rect x=\"0\" y=\"0\" width=\"8\" height=\"16\" fill=\"#010203\"/>",
                "<rect x=\"0\" y=\"8\" width=\"8\" height=\"8\" fill=\"#1b1c1f\"/>",
            ])
    }
}
