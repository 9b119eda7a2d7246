import UIKit

/// What a terminal is asked to draw for a character.
///
/// Terminals disagree about joined emoji, skin tones and presentation selectors, so a character is reduced to its
/// first scalar and the accents on it, for which all of them take the same columns.
struct Glyph: Equatable {
    let text: String
    /// 1 or 2 columns.
    let width: Int

    /// The glyph of a character; nil for one that takes no cell, like a control character.
    init?(_ character: Character) {
        width = TerminalText.width(of: character)
        guard width > 0 else { return nil }
        text = Glyph.reduced(character)
    }

    /// More accents than this do not fit a cell of ncurses.
    private static let accentLimit = 4

    private static func reduced(_ character: Character) -> String {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return "" }
        // Half of a flag would be drawn one or two columns wide, depending on the terminal.
        if 0x1F1E6...0x1F1FF ~= first.value { return "⚑" }
        guard scalars.index(after: scalars.startIndex) < scalars.endIndex else { return String(character) }
        var result = String.UnicodeScalarView()
        for scalar in String(character).precomposedStringWithCanonicalMapping.unicodeScalars {
            if result.isEmpty {
                result.append(scalar)
            } else if isAccent(scalar), result.count <= accentLimit {
                result.append(scalar)
            } else if scalar.value == 0x200D {
                break
            }
        }
        return String(result)
    }

    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isVariationSelector { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
