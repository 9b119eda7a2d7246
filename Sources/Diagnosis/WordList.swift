/// Lists of words in sentences.
enum WordList {
    /// `a`, `a and b`, `a, b and c`.
    static func and(_ words: [String]) -> String {
        guard words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }

    /// The same, with the middle left out of more than four.
    static func short(_ words: [String]) -> String {
        words.count > 4
            ? words.prefix(2).joined(separator: ", ") + " … \(words[words.count - 1])" : and(words)
    }
}
