/// How messages quote what stands in a file.
enum Quotation {
    /// A text between quotes, cut where it is long, with what would break the message's line replaced.
    static func short(_ text: String) -> String {
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if index == 40 { return "'\(result)…'" }
            let isControl = scalar.properties.generalCategory == .control
            let breaksLine = scalar == "\u{2028}" || scalar == "\u{2029}"
            result.unicodeScalars.append(isControl || breaksLine ? " " : scalar)
        }
        return "'\(result)'"
    }

    /// Names one after another: `'top', 'left', 'bottom', 'right'`.
    static func list(_ names: some Sequence<String>) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }

    /// Words to choose from: `'leftToRight' or 'rightToLeft'`.
    static func alternatives(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return list(names) }
        return list(names.dropLast()) + " or '\(last)'"
    }

    /// The end of a message that has a guess: ` (did you mean 'container'?)`; empty without one.
    static func guess(_ name: String?) -> String { name.map { " (did you mean '\($0)'?)" } ?? "" }
}
