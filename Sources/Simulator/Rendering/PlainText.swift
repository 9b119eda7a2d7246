extension CellBuffer {
    /// The rows as text, blanks at the ends cut off.
    public var lines: [String] {
        (0..<size.height).map { y in
            var line = ""
            for cell in row(y) { line += BlockGlyph.withoutStyle(cell) }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// The screen as text without colours, each row ended by a newline.
    public var plainText: String { lines.map { $0 + "\n" }.joined() }
}
