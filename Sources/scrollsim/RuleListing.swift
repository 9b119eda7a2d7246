import Diagnosis

/// The rules in text, from their own words.
enum RuleListing {
    /// A rule a line: name, severity, what it finds.
    static var text: String {
        let width = Rule.all.map(\.name.count).max() ?? 0
        return Rule.all.map { rule in
            padded(rule.name, width) + "  " + padded(rule.severity.rawValue, 7) + "  " + rule.summary + "\n"
        }.joined()
    }

    /// What a rule finds, why it happens, an example, and the cure.
    static func page(of rule: Rule) -> String {
        var text = "\(rule.name) (\(rule.severity.rawValue))\n\n"
        text += wrapped(sentence(rule.summary)) + "\n" + wrapped(rule.reason) + "\nExample:\n\n"
        text += rule.example.map { "  - \($0)\n" }.joined()
        return text + "\nCure:\n\n" + wrapped(rule.cure, indent: "  ")
            + "\nTo silence it for a view, write `allow: [\(rule.name)]` there; for a call, `--disable \(rule.name)`.\n"
    }

    /// A summary as a sentence of its own.
    static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func wrapped(_ text: String, indent: String = "") -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            if let last = lines.last, !last.isEmpty, last.count + word.count >= 79 - indent.count {
                lines.append("")
            }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.map { indent + $0 + "\n" }.joined()
    }
}
