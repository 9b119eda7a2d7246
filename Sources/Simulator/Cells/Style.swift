/// How a cell looks beside its text.
public struct Style: Equatable, Hashable, Sendable {
    /// The colour of the text.
    public var foreground: CellColor
    /// The colour behind the text.
    public var background: CellColor
    /// Stronger than usual.
    public var isBold: Bool
    /// Fainter than usual; carries what a colour cannot on a terminal with few of them.
    public var isDim: Bool
    /// Foreground and background changed places, the terminal's own colours too. Painting uses it for a part
    /// of a cell that is filled from above: there are glyphs for an eighth and a half only.
    public var isReversed: Bool

    /// A style; what is not said is the terminal's own.
    public init(
        foreground: CellColor = .standard, background: CellColor = .standard, isBold: Bool = false,
        isDim: Bool = false, isReversed: Bool = false
    ) {
        self.foreground = foreground
        self.background = background
        self.isBold = isBold
        self.isDim = isDim
        self.isReversed = isReversed
    }

    /// The terminal's own colours.
    public static let standard = Style()

    /// The same with another background.
    public func on(_ background: CellColor) -> Style {
        var style = self
        style.background = background
        return style
    }

    /// The same in bold.
    public var bold: Style {
        var style = self
        style.isBold = true
        return style
    }
}
