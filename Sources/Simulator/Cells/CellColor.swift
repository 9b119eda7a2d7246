/// The colour of a letter or of what is behind it.
public enum CellColor: Equatable, Hashable, Sendable {
    /// The terminal's own.
    case standard
    /// An entry of the terminal's 256 colours: 0...7 the basic eight, 16...231 the cube, 232...255 greys.
    case palette(UInt8)
    /// A colour in sRGB, a byte each. A screen that cannot show it takes the nearest it has.
    case rgb(UInt8, UInt8, UInt8)
}

extension CellColor {
    /// Red, green and blue in sRGB, 0...255; nil for the terminal's own colour, which is not known.
    public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
        switch self {
        case .standard: return nil
        case .rgb(let red, let green, let blue): return (red, green, blue)
        case .palette(let index): return Palette.components(of: index)
        }
    }

    /// The nearest colour that a terminal with `count` colours has: any colour for more than 256, an entry of the
    /// palette for 256, one of the basic eight below that, none for fewer than eight.
    public func reduced(to count: Int) -> CellColor {
        if count < 8 { return .standard }
        if count < 256 { return Palette.nearestOfEight(self) }
        if case .rgb(let red, let green, let blue) = self, count == 256 {
            return .palette(Palette.nearest(red: red, green: green, blue: blue))
        }
        return self
    }
}
