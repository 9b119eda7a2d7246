/// A line of text that is being typed.
struct TextEntry: Equatable, Sendable {
    private(set) var text = ""

    /// Takes a key that writes or removes something; returns whether it is such a key.
    mutating func take(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.character(let character), []):
            add(String(character))
        case (.backspace, []):
            _ = text.popLast()
        case (.character("u"), .control):
            text = ""
        default: return false
        }
        return true
    }

    /// Adds text at the end; what is behind its first line is left out.
    mutating func add(_ pasted: String) {
        let line = pasted.prefix { !$0.isNewline }
        text += line.filter { TextFitting.width(of: String($0)) > 0 }
    }
}
