/// Keys that do something.
public struct KeyBinding: Equatable, Sendable {
    /// Each of them does it.
    public let keys: [KeyPress]
    /// How the keys are shown to the person: `↑ k`.
    public let label: String
    /// What is asked for.
    public let command: Command
    /// Where the keys mean that.
    public let place: KeyPlace

    /// Keys by their names, with a blank between them.
    init(_ names: String, _ label: String, _ command: Command, in place: KeyPlace = .everywhere) {
        keys = names.split(separator: " ").compactMap { KeyName.keyPress(named: String($0)) }
        self.label = label
        self.command = command
        self.place = place
    }
}

/// Where a key means something of its own.
public enum KeyPlace: Equatable, Hashable, Sendable {
    case everywhere
    /// In the list of constraints.
    case constraints
}

/// Bindings that belong together, and the words that say what they do.
public struct KeyGroup: Equatable, Sendable {
    /// What they do, in a few words.
    public let sentence: String
    /// In the order of the words.
    public let bindings: [KeyBinding]

    init(_ sentence: String, _ bindings: KeyBinding...) {
        self.sentence = sentence
        self.bindings = bindings
    }

    /// How the keys are shown to the person: `PgUp b PgDn Space`.
    public var label: String { bindings.map(\.label).joined(separator: " ") }
}
