/// Breaks text into lines of a limited width: at newlines, between words, between East Asian wide characters, and
/// inside a word only if it is longer than a line.
package enum LineBreaking {
    /// The lines of `text`, each at most `width` wide (at least one character), blanks at a break dropped; at most
    /// `limit` of them if that is not 0. `advance` is a character's width in the unit of `width`.
    package static func lines<Width: Comparable & AdditiveArithmetic>(
        of text: String, width: Width, limit: Int = 0, breaksWords: Bool = false,
        advance: (Character) -> Width
    ) -> [Substring] {
        var result: [Substring] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = paragraph
            repeat {
                if limit > 0, result.count == limit { return result }
                let end = lineEnd(in: rest, width, breaksWords, advance)
                result.append(trimmed(rest[..<end]))
                rest = rest[end...].drop { $0 == " " }
            } while !rest.isEmpty
        }
        return result
    }

    /// Where the first line of `text` ends: after the last character that fits, moved back to the last place at
    /// which a line may break.
    private static func lineEnd<Width: Comparable & AdditiveArithmetic>(
        in text: Substring, _ width: Width, _ breaksWords: Bool, _ advance: (Character) -> Width
    ) -> Substring.Index {
        var used = Width.zero
        var index = text.startIndex
        var lastBreak: Substring.Index?
        var previous: Character?
        while index < text.endIndex {
            let character = text[index]
            if character == " " || previous == " " || isBreakable(previous, character) { lastBreak = index }
            let own = advance(character)
            if used + own > width, character != " ", index > text.startIndex {
                if !breaksWords, let lastBreak, lastBreak > text.startIndex { return lastBreak }
                return index
            }
            used += own
            previous = character
            index = text.index(after: index)
        }
        return text.endIndex
    }

    private static func isBreakable(_ before: Character?, _ after: Character) -> Bool {
        guard let before, before != " " else { return false }
        return TerminalText.width(of: before) == 2 || TerminalText.width(of: after) == 2
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
