import Diagnosis
import UIKit

/// A diagnostic for people, in the style of compilers: the sentence, the line of the file with a mark below it,
/// what else there is to know, and fixes to paste.
struct DiagnosticReport {
    let diagnostic: Diagnostic
    let file: String
    /// The file's text.
    let source: String
    let usesColor: Bool

    var text: String {
        let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
        var text = paint("\(file)\(place): ", "1")
        text += paint("\(diagnostic.severity.rawValue): ", severityColor)
        text += paint("\(diagnostic.message) [\(diagnostic.rule)]", "1") + "\n"
        text += excerpt
        for detail in diagnostic.details { text += "  \(detail)\n" }
        for (number, fix) in diagnostic.fixes.enumerated() { text += describe(fix, number + 1) }
        return text + "\n"
    }

    private var excerpt: String {
        guard let place = diagnostic.place else { return "" }
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(place.line - 1) else { return "" }
        let line = lines[place.line - 1]
        let number = String(place.line)
        let margin = String(repeating: " ", count: number.count)
        // A tab stays one, so that the mark stands below its place however wide tabs are.
        let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(max(0, place.column - 1))))
        let blanks = before.map {
            $0 == "\t" ? "\t" : String(repeating: " ", count: TerminalText.width(of: $0))
        }
        .joined()
        return " \(number) | \(line)\n \(margin) | \(blanks)\(paint("^", "32"))\n"
    }

    private func describe(_ fix: Fix, _ number: Int) -> String {
        let title = diagnostic.fixes.count > 1 ? "fix \(number)" : "fix"
        var text = "  \(paint(title, "36")): \(fix.result)\n"
        for line in fix.remove { text += paint("    - \(line.text)", "31") + "\n" }
        for line in fix.add { text += paint("    + \(line)", "32") + "\n" }
        return text
    }

    private var severityColor: String {
        switch diagnostic.severity {
        case .error: "1;31"
        case .warning: "1;35"
        case .note: "1;34"
        }
    }

    private func paint(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
