extension CellBuffer {
    /// The screen as text with SGR sequences of 256 colours, each row ended by a newline in the terminal's own
    /// colours. Plain blanks at the ends of rows are cut off.
    public var ansiText: String {
        var text = ""
        for y in 0..<size.height {
            var cells = row(y)
            while cells.last == .blank { cells.removeLast() }
            var style = Style.standard
            for cell in cells where cell.width > 0 {
                if cell.style != style {
                    text += SGR.sequence(for: cell.style)
                    style = cell.style
                }
                text += cell.text
            }
            if style != .standard { text += SGR.reset }
            text += "\n"
        }
        return text
    }
}

/// The escape sequences of ECMA-48 "select graphic rendition".
enum SGR {
    static let reset = "\u{1B}[0m"

    /// The sequence that switches from any style to this one, with colours of the 256.
    static func sequence(for style: Style) -> String {
        var codes = ["0"]
        if style.isBold { codes.append("1") }
        if style.isDim { codes.append("2") }
        if style.isReversed { codes.append("7") }
        codes += code(style.foreground, base: 38)
        codes += code(style.background, base: 48)
        return "\u{1B}[" + codes.joined(separator: ";") + "m"
    }

    private static func code(_ color: CellColor, base: Int) -> [String] {
        guard case .palette(let index) = color.reduced(to: 256) else { return [] }
        return ["\(base)", "5", "\(index)"]
    }
}
