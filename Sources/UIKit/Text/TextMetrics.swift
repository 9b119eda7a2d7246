/// What text is measured with.
package enum TextMetrics: String, Sendable, CaseIterable {
    /// Cells of 8 × 16 points; the font changes the drawing only.
    case terminal
    /// Apple's system font.
    case sanFrancisco

    /// The width of text on one line, in points, before it is rounded to pixels.
    func width(of text: some StringProtocol, _ font: UIFont) -> CGFloat {
        switch self {
        case .terminal: CGFloat(TerminalText.width(of: text)) * TerminalText.cellWidth
        case .sanFrancisco: SanFranciscoText.width(of: text, font)
        }
    }

    /// The width of one character in points.
    func advance(of character: Character, _ font: UIFont) -> CGFloat {
        switch self {
        case .terminal: CGFloat(TerminalText.width(of: character)) * TerminalText.cellWidth
        case .sanFrancisco: SanFranciscoText.advance(of: character, font)
        }
    }

    /// The height of a line in points, before it is rounded to pixels.
    func lineHeight(_ font: UIFont) -> CGFloat {
        self == .terminal ? TerminalText.lineHeight : SanFranciscoText.lineHeight * font.pointSize
    }

    /// The baseline's distance from the top of a line, in points.
    func ascender(_ font: UIFont) -> CGFloat {
        self == .terminal ? TerminalText.baseline : SanFranciscoText.ascender * font.pointSize
    }

    /// The baseline's distance from the bottom of a line, in points.
    func descender(_ font: UIFont) -> CGFloat { lineHeight(font) - ascender(font) }
}
