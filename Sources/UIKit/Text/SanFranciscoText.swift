/// Text measured like Apple's system font, without the font: advances that were fitted to the widths which Interface
/// Builder has recorded of single-line labels (mean error 0.43 points), and the font's line metrics.
enum SanFranciscoText {
    /// The width of text on one line, in points, before it is rounded to pixels.
    static func width(of text: some StringProtocol, _ font: UIFont) -> CGFloat {
        text.reduce(0) { $0 + advance(of: $1, font) }
    }

    /// How far one character moves the pen, in points, tracking included.
    static func advance(of character: Character, _ font: UIFont) -> CGFloat {
        let atReference = advances[character] ?? fallback(character)
        guard atReference > 0 else { return 0 }
        return font.pointSize / referenceSize
            * (atReference + tracking(font.pointSize) + emphasis(font.weight))
    }

    /// Ascender, descender and line height for a point of size: the font has 2,048 units to an em, 1,950 of them
    /// above the baseline and 494 below, and no leading.
    static let ascender: CGFloat = 1950.0 / 2048
    static let descender: CGFloat = 494.0 / 2048
    static var lineHeight: CGFloat { ascender + descender }

    private static let referenceSize: CGFloat = 17

    /// What the letter spacing of a size adds to each advance, at the reference size.
    private static func tracking(_ size: CGFloat) -> CGFloat {
        let known: [(size: CGFloat, extra: CGFloat)] = [
            (11, 0.51), (12, 0.4), (13, 0.29), (14, 0.225), (15, 0.14), (16, 0.075), (17, 0), (18, -0.03),
            (20, -0.21),
        ]
        guard let first = known.first, let last = known.last else { return 0 }
        if size <= first.size { return first.extra }
        for (low, high) in zip(known, known.dropFirst()) where size <= high.size {
            return low.extra + (high.extra - low.extra) * (size - low.size) / (high.size - low.size)
        }
        return last.extra
    }

    /// What heavier strokes add to each advance, at the reference size.
    private static func emphasis(_ weight: UIFont.Weight) -> CGFloat {
        switch weight.rawValue {
        case ..<UIFont.Weight.medium.rawValue: 0
        case ..<UIFont.Weight.semibold.rawValue: 0.27
        case ..<UIFont.Weight.bold.rawValue: 0.42
        default: 0.62
        }
    }

    /// An em for what East Asian fonts draw wide, a middling letter for the rest.
    private static func fallback(_ character: Character) -> CGFloat {
        switch TerminalText.width(of: character) {
        case 0: 0
        case 2: referenceSize
        default: 9.3
        }
    }

    /// At 17 points.
    private static let advances: [Character: CGFloat] = [
        " ": 4.43, "!": 4.74, "\"": 7.31, "#": 9.94, "$": 10.62, "&": 12, "'": 4.02, "(": 5.58, ")": 5.58,
        "+": 10.26, ",": 4.5, "-": 7.49, ".": 4.33, "/": 5.8, "0": 10.35, "1": 7.28, "2": 9.54, "3": 10.18,
        "4": 8.99, "5": 10.07, "6": 9.47, "7": 9.2, "8": 10.32, "9": 10.1, ":": 4.54, "<": 10.43,
        "=": 10.11, ">": 10.43, "?": 8.35, "@": 17.2, "A": 10.88, "B": 10.92, "C": 11.88, "D": 12.05,
        "E": 9.83, "F": 9.27, "G": 12.11, "H": 12.23, "I": 4.21, "J": 9.13, "K": 10.81, "L": 9.13,
        "M": 14.66, "N": 12.3, "O": 12.92, "P": 10.27, "Q": 12.9, "R": 10.64, "S": 10.47, "T": 9.64,
        "U": 12.11, "V": 10.51, "W": 15.7, "X": 11.65, "Y": 9.58, "Z": 10.7, "[": 6.01, "]": 6.01,
        "a": 8.97, "b": 10.08, "c": 9.15, "d": 10, "e": 9.23, "f": 5.58, "g": 9.84, "h": 9.7, "i": 3.86,
        "j": 4.08, "k": 8.69, "l": 3.92, "m": 14.38, "n": 9.63, "o": 9.57, "p": 10.05, "q": 9.85,
        "r": 5.97, "s": 8.43, "t": 5.69, "u": 9.49, "v": 8.46, "w": 12.6, "x": 7.88, "y": 8.77, "z": 8.8,
        "’": 3.92, "•": 7.04, "…": 11.17,
    ]
}
