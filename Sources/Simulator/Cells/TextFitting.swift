import UIKit

/// Text cut to a number of columns.
enum TextFitting {
    /// The columns that the text takes on one line.
    static func width(of text: String) -> Int { TerminalText.width(of: text) }

    /// The text, or as much of it as fits before an ellipsis; empty if there is no column at all.
    static func shortened(_ text: String, to columns: Int) -> String {
        TextTruncation.cut(Substring(text), to: columns, by: .byTruncatingTail) { TerminalText.width(of: $0) }
    }

    /// The text in at most `limit` lines, the last one shortened if there would be more.
    static func lines(of text: String, width columns: Int, limit: Int) -> [String] {
        let lines = LineBreaking.lines(of: text, width: columns) { TerminalText.width(of: $0) }
        guard lines.count > limit, limit > 0 else { return lines.map(String.init) }
        let rest = lines[(limit - 1)...].joined(separator: " ")
        return lines[..<(limit - 1)].map(String.init) + [shortened(rest, to: columns)]
    }

    /// The text with blanks behind it up to a width; longer text stays as it is.
    static func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - width(of: text)))
    }

    /// The text with blanks before it up to a width; longer text stays as it is.
    static func rightAligned(_ text: String, to columns: Int) -> String {
        String(repeating: " ", count: max(0, columns - width(of: text))) + text
    }
}
