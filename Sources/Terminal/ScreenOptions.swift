/// What the command line knows about the terminal and what the person asked for. Nothing below it reads the
/// environment.
public struct ScreenOptions: Equatable, Sendable {
    /// The terminal's type, the value of `TERM`; empty if there is none.
    public var terminal: String
    /// Whether colours may be used.
    public var usesColor: Bool
    /// Whether only ASCII may be drawn. A locale that is not UTF-8 has the same effect.
    public var usesASCII: Bool
    /// Whether what moves takes its time.
    public var animates: Bool

    /// Options for a terminal of a type, with colours and all glyphs unless said otherwise.
    public init(terminal: String, usesColor: Bool = true, usesASCII: Bool = false, animates: Bool = true) {
        self.terminal = terminal
        self.usesColor = usesColor
        self.usesASCII = usesASCII
        self.animates = animates
    }
}
