import Simulator

/// A session on the terminal, from the first picture to the last key.
@MainActor public enum TerminalProgram {
    /// Runs a session on the terminal of standard input and output until it is quit.
    ///
    /// - Throws: `ScreenError` before anything is drawn if there is no terminal to draw on.
    public static func run(_ session: Session, options: ScreenOptions) throws(ScreenError) {
        let screen = try NcursesScreen(options: options)
        session.run(on: screen)
        screen.close()
    }
}
