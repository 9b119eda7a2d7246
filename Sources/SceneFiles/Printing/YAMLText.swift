import UIKit

/// Texts and numbers as YAML that libyaml reads back as they are.
enum YAMLText {
    /// How long a line may get, in characters.
    static let width = 116

    /// A scalar on one line: plain where it can be, else in double quotes.
    ///
    /// - Parameters:
    ///   - isInFlow: Whether it stands between brackets.
    ///   - isText: Whether it is a text, so that one that looks like a number or a word of YAML's is quoted.
    static func scalar(_ text: String, isInFlow: Bool = false, isText: Bool = true) -> String {
        isPlain(text, isInFlow: isInFlow, isText: isText) ? text : quoted(text)
    }

    private static func isPlain(_ text: String, isInFlow: Bool, isText: Bool) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
        if first == " " || last == " " || last == ":" { return false }
        if "-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first) {
            let isSign = !isText && first == "-"
            guard isSign else { return false }
        }
        if text.contains(": ") || text.contains(" #") { return false }
        let flow = "[]{},".unicodeScalars
        if isInFlow, text.unicodeScalars.contains(where: { flow.contains($0) || $0 == ":" }) { return false }
        guard text.unicodeScalars.allSatisfy(isPrintable) else { return false }
        guard isText else { return true }
        let scalar = YAMLScalar(text: text, isPlain: true, offset: 0)
        return !scalar.isNull && scalar.boolean == nil && DecimalText.read(text) == .notANumber && text != "="
            && text != "<<"
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFEFF { return false }
        return !(0x80...0x9F).contains(scalar.value) && scalar.value != 0x2028 && scalar.value != 0x2029
    }

    /// A text in double quotes.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if isPrintable(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
                }
            }
        }
        return result + "\""
    }

    /// `100`, `-0.5`; exact.
    static func number(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
        return String(value)
    }

    /// A key and a text of any length: on the key's line, folded, or as a block of lines.
    static func entry(_ key: String, text: String) -> [String] {
        let line = "\(key): \(scalar(text))"
        // A text that would have to be quoted reads better folded.
        let fits = isPlain(text, isInFlow: false, isText: true) ? line.count <= width : line.count <= 60
        if fits, !text.contains("\n") { return [line] }
        if let folded = folded(text) { return ["\(key): >-"] + folded }
        if let block = block(text) { return ["\(key): \(block.head)"] + block.lines }
        return ["\(key): \(quoted(text))"]
    }

    /// A paragraph in lines that are read as one; nil for a text with line breaks or other blanks than single ones.
    private static func folded(_ text: String) -> [String]? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(isPrintable) }) else {
            return nil
        }
        var lines = [""]
        for word in words {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= width - 2 {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.map { "  " + $0 }
    }

    /// Lines that are read as they are; nil for a text that such a block cannot hold.
    private static func block(_ text: String) -> (head: String, lines: [String])? {
        let ends = text.hasSuffix("\n")
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if ends { lines.removeLast() }
        guard lines.count > 1 || ends, let first = lines.first, let last = lines.last, !first.isEmpty,
            !last.isEmpty,
            !first.hasPrefix(" "), !first.hasPrefix("\t"),
            lines.allSatisfy({ $0.unicodeScalars.allSatisfy { isPrintable($0) || $0 == "\t" } }),
            lines.allSatisfy({ !$0.allSatisfy(\.isWhitespace) || $0.isEmpty })
        else { return nil }
        return (ends ? "|" : "|-", lines.map { $0.isEmpty ? "" : "  " + $0 })
    }

    /// Lines further in.
    static func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  " + $0 } }

    /// Lines as an element of a list.
    static func element(_ lines: [String]) -> [String] {
        guard let first = lines.first else { return ["- {}"] }
        return ["- " + first] + indented(Array(lines.dropFirst()))
    }

    /// A key with the elements of a list under it.
    static func list(_ key: String, _ elements: [[String]]) -> [String] {
        ["\(key):"] + indented(elements.flatMap(element))
    }
}
