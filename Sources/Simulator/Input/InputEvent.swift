/// What reaches the session from outside.
public enum InputEvent: Equatable, Hashable, Sendable {
    case key(KeyPress)
    case mouse(MouseEvent)
    /// Text pasted in one piece.
    case paste(String)
    /// The terminal's window became the active one, or stopped being it.
    case focus(Bool)
    /// The screen has this size now.
    case resize(CellSize)
    /// The program was stopped and goes on; the screen may show anything.
    case resume
    /// The file that is shown was saved.
    case fileChanged
    /// The time that the session asked for has passed.
    case wake

    /// A key without modifiers.
    public static func key(_ key: Key) -> InputEvent { .key(KeyPress(key)) }
}
