/// A change of a text at one place. Lines and columns are counted from 1, columns in Unicode code points; the end
/// is the first place behind what goes.
struct TextReplacement: Equatable, Sendable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
    /// What stands there afterwards.
    let text: String

    /// The smallest change that makes `new` of `old`; nil where they are the same.
    init?(from old: String, to new: String) {
        if old == new { return nil }
        let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        let shorter = min(old.count, new.count)
        // From the end first: a line that is added behind the last then begins with the line break before it,
        // and the place is one that the old text has.
        var behind = 0
        while behind < shorter, old[old.count - 1 - behind] == new[new.count - 1 - behind] { behind += 1 }
        var before = 0
        while before < shorter - behind, old[before] == new[before] { before += 1 }
        (startLine, startColumn) = TextReplacement.place(of: before, in: old)
        (endLine, endColumn) = TextReplacement.place(of: old.count - behind, in: old)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: new[before..<new.count - behind])
        self.text = String(text)
    }

    private static func place(of offset: Int, in text: [Unicode.Scalar]) -> (line: Int, column: Int) {
        var (line, column) = (1, 1)
        for scalar in text[..<offset] {
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        }
        return (line, column)
    }
}
