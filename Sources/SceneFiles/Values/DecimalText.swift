/// Numbers as scene files write them: `12`, `-0.5`, `.5`, `1e3`.
enum DecimalText {
    /// What a text is as a number.
    enum Reading: Equatable {
        case number(Double)
        /// A number that is too large, or YAML's words for infinity and for what is no number.
        case notFinite
        case notANumber
    }

    /// Reads a whole text, with a sign or without.
    static func read(_ text: String) -> Reading {
        let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        if [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"].contains(unsigned) { return .notFinite }
        let scalars = Array(unsigned.unicodeScalars)
        guard !scalars.isEmpty, length(in: scalars, from: 0) == scalars.count else { return .notANumber }
        guard let value = Double(String(text)), value.isFinite else { return .notFinite }
        return .number(value)
    }

    /// How many code points from `start` on are a number without a sign; 0 if there is none.
    static func length(in scalars: [Unicode.Scalar], from start: Int) -> Int {
        var index = start
        func skipDigits() -> Int {
            let first = index
            while index < scalars.count, ("0"..."9").contains(scalars[index]) { index += 1 }
            return index - first
        }
        let whole = skipDigits()
        var end = whole > 0 ? index : start
        if index < scalars.count, scalars[index] == "." {
            index += 1
            if skipDigits() > 0 { end = index }
        }
        guard end > start else { return 0 }
        index = end
        if index < scalars.count, scalars[index] == "e" || scalars[index] == "E" {
            index += 1
            if index < scalars.count, scalars[index] == "+" || scalars[index] == "-" { index += 1 }
            if skipDigits() > 0 { end = index }
        }
        return end - start
    }
}
