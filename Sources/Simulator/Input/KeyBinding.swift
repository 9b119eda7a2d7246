/// Keys that do something, and the sentence that says what.
public struct KeyBinding: Equatable, Sendable {
    /// Each of them does it.
    public let keys: [KeyPress]
    /// How the keys are shown to the person: `↑ k`.
    public let label: String
    /// What they do, in a few words.
    public let sentence: String
    /// What is asked for.
    public let command: Command

    init(_ keys: [KeyPress], _ label: String, _ sentence: String, _ command: Command) {
        self.keys = keys
        self.label = label
        self.sentence = sentence
        self.command = command
    }

    init(_ names: String, _ label: String, _ sentence: String, _ command: Command) {
        self.init(
            names.split(separator: " ").compactMap { KeyName.keyPress(named: String($0)) }, label, sentence,
            command)
    }
}
