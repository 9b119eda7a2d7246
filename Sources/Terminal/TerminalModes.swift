/// What a terminal is told beside what ncurses tells it.
enum TerminalModes {
    /// Reports of buttons, drags and the wheel (1002), without limit of columns (1006), and marks around pasted
    /// text (2004).
    static let on = "\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h"

    /// The same off.
    static let off = "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l"

    /// Everything back from wherever the program was: also what ncurses would do, for one that dies. In order:
    /// synchronized output, mouse, paste, margins, colours, the other screen, the cursor, the keypad.
    static let emergency =
        "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l"
        + "\u{1B}[r\u{1B}[0m\u{1B}[?1049l\u{1B}[?25h\u{1B}[?1l\u{1B}>"
}
