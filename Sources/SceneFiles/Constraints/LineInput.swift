/// The code points of a constraint line, and how far it was read.
struct LineInput {
    private let scalars: [Unicode.Scalar]
    /// How many code points were read.
    private(set) var offset = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// The next code point; nil at the end.
    var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

    /// What comes next, for messages: a word, a number or a character.
    var description: String {
        guard let next else { return "the end of the line" }
        let name = Name.length(in: scalars, from: offset)
        let length = name > 0 ? name : DecimalText.length(in: scalars, from: offset)
        guard length > 0 else { return Quotation.short(String(next)) }
        return Quotation.short(text(offset..<offset + length))
    }

    /// Whether a number without a sign comes next.
    var startsWithNumber: Bool { DecimalText.length(in: scalars, from: offset) > 0 }

    /// Whether the rest is a line of Visual Format.
    var startsWithVisualFormat: Bool {
        offset + 1 < scalars.count && (next == "H" || next == "V") && scalars[offset + 1] == ":"
    }

    mutating func advance() { offset += 1 }

    /// Goes on to the next code point that is no white space; whether there was any.
    @discardableResult mutating func skipBlanks() -> Bool {
        !take { $0.properties.isWhitespace }.isEmpty
    }

    /// Takes all code points that a condition holds for.
    mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
        let start = offset
        while let next, condition(next) { offset += 1 }
        return text(start..<offset)
    }

    /// Takes a character, and the blanks before it, if it comes next.
    mutating func takeOperator(_ character: Unicode.Scalar) -> Bool {
        let start = offset
        skipBlanks()
        guard next == character else {
            offset = start
            return false
        }
        offset += 1
        return true
    }

    /// Takes a word if it comes next as a whole.
    mutating func takeWord(_ word: String) -> Bool {
        let length = Name.length(in: scalars, from: offset)
        guard length > 0, text(offset..<offset + length) == word else { return false }
        offset += length
        return true
    }

    /// Takes a name.
    mutating func takeName() -> ConstraintLine.Word? {
        let length = Name.length(in: scalars, from: offset)
        guard length > 0 else { return nil }
        defer { offset += length }
        return ConstraintLine.Word(text: text(offset..<offset + length), offset: offset)
    }

    /// Takes a number without a sign; infinite if it is too large.
    mutating func takeNumber() -> Double? {
        let length = DecimalText.length(in: scalars, from: offset)
        guard length > 0 else { return nil }
        defer { offset += length }
        return Double(text(offset..<offset + length)) ?? .infinity
    }

    private func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }
}
