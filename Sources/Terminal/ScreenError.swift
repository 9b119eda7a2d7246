/// Why there is no screen to draw on.
public enum ScreenError: Error, Equatable, CustomStringConvertible {
    /// Standard input or standard output is not a terminal.
    case notATerminal
    /// Nothing is known about a terminal of this type.
    case unknownTerminal(String)
    /// The cursor of a terminal of this type cannot be moved.
    case dumbTerminal(String)
    /// The system refused something, in its words.
    case refused(String)

    /// One line that says what is wrong and what works without a terminal.
    public var description: String {
        reason + "; 'scrollsim render' and 'scrollsim --plain' need no terminal"
    }

    private var reason: String {
        switch self {
        case .notATerminal: "standard input and output are not both a terminal"
        case .unknownTerminal(let name):
            name.isEmpty ? "TERM is not set" : "unknown terminal type '\(name)' in TERM"
        case .dumbTerminal(let name): "a terminal of type '\(name)' cannot move its cursor"
        case .refused(let words): "the terminal cannot be set up: \(words)"
        }
    }
}
