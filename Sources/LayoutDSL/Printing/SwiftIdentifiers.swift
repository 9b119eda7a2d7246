/// Makes legal Swift identifiers of names, no two of them equal.
struct SwiftIdentifiers {
    /// Words that mean something else where they are used.
    private static let reserved: Set<String> = [
        "view", "make", "i", "previous", "self", "super", "Self", "init", "deinit", "in", "is", "as", "if",
        "else",
        "for", "while", "repeat", "do", "switch", "case", "default", "break", "continue", "return", "throw",
        "throws",
        "try", "catch", "guard", "defer", "where", "let", "var", "func", "class", "struct", "enum",
        "protocol",
        "extension", "import", "operator", "subscript", "typealias", "associatedtype", "static", "public",
        "private",
        "internal", "fileprivate", "open", "inout", "rethrows", "nil", "true", "false", "Any", "fallthrough",
        "precedencegroup", "zip", "views", "metrics", "await", "async", "some", "any", "_",
    ]

    private var used: Set<String> = []

    /// An identifier for a name; `suffix` is added to one that is taken or reserved.
    mutating func identifier(for name: String, suffix: String) -> String {
        let base = SwiftIdentifiers.legal(name)
        var candidate = base
        if !isFree(candidate) { candidate = base + suffix }
        var number = 2
        while !isFree(candidate) {
            candidate = base + suffix + String(number)
            number += 1
        }
        used.insert(candidate)
        return candidate
    }

    /// Keeps others from an identifier.
    mutating func reserve(_ name: String) { used.insert(name) }

    func isFree(_ name: String) -> Bool { !used.contains(name) && !SwiftIdentifiers.reserved.contains(name) }

    /// A name in the form of an identifier: what cannot be in one is left out, and the next letter is a capital.
    static func legal(_ name: String) -> String {
        var result = ""
        var capitalizes = false
        for scalar in name.unicodeScalars {
            let isFirst = result.isEmpty
            let fits =
                scalar == "_" || (isFirst ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
            guard fits else {
                if isFirst, scalar.properties.isXIDContinue { result += "_" + String(scalar) }
                capitalizes = !result.isEmpty
                continue
            }
            result += capitalizes ? String(scalar).uppercased() : String(scalar)
            capitalizes = false
        }
        return result.isEmpty ? "item" : result
    }

    /// What several of a thing are called.
    static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if lower.hasSuffix("ss") || ["x", "z", "ch", "sh"].contains(where: lower.hasSuffix) {
            return word + "es"
        }
        if lower.hasSuffix("s") { return word }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }
}
