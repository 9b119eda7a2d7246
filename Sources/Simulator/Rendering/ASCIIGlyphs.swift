extension CellBuffer {
    /// The same cells with ASCII in them, for terminals that show nothing else, or that show box drawing two
    /// columns wide. Letters outside ASCII become question marks.
    public var withASCIIGlyphs: CellBuffer {
        var result = self
        for y in 0..<size.height {
            var isSecondDot = false
            for x in 0..<size.width {
                let cell = self[x, y]
                if isSecondDot, cell.text == " " {
                    result[x, y] = Cell(".", style: cell.style)
                    isSecondDot = false
                    continue
                }
                // Alone it stands for what lies between; behind a word two dots show that it is cut.
                if cell.text == "…", self[x - 1, y].text == " " {
                    result[x, y] = Cell("~", style: cell.style)
                    continue
                }
                isSecondDot = cell.text == "…"
                if cell.text.utf8.first.map({ $0 < 0x80 }) == true, cell.text.utf8.count == 1 { continue }
                var style = cell.style
                // The reversed lower part of a cell is its upper part filled.
                style.isReversed = false
                result[x, y] = Cell(ASCIIGlyphs.substitute(for: cell), style: style)
            }
        }
        return result
    }
}

/// Which ASCII character stands for which glyph.
enum ASCIIGlyphs {
    static func substitute(for cell: Cell) -> String {
        let text = BlockGlyph.withoutStyle(cell)
        guard !text.isEmpty else { return "?" }
        for (glyphs, ascii) in table where glyphs.contains(text) { return ascii }
        return "?"
    }

    private static let table: [(glyphs: String, ascii: String)] = [
        ("█▇▆▅▄▀▓▒", "#"), ("▃▂▁▔", " "), ("░╎┊", ":"), ("│┃▐", "|"), ("─╌┄−", "-"), ("⋯", "~"), ("╱", "/"),
        ("≥", ">"),
        ("━", "="),
        ("╭╮", "."), ("╰╯", "'"), ("┌┐└┘┬├┤┼", "+"), ("┏┗", "["), ("┓┛", "]"), ("▼↓", "v"), ("↑▲", "^"),
        ("▶→▸", ">"), ("◀←", "<"), ("×", "x"), ("…", "."), ("●", "*"), ("○", "o"), ("◇", "<"), ("·", "."),
        ("⏎", "<"), ("⇥", ">"), ("✗", "x"), ("✓", "+"), ("⚑", "P"),
    ]
}
