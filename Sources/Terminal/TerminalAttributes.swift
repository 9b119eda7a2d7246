import CNcurses
import Glibc

/// The line settings of a terminal, as `stty` shows them.
struct TerminalAttributes {
    private(set) var settings: termios

    /// Those of an open terminal.
    ///
    /// - Throws: `ScreenError.refused` if it is none.
    init(of descriptor: Int32) throws(ScreenError) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else {
            throw .refused(String(cString: strerror(errno)))
        }
        self.settings = settings
    }

    /// The settings for a program that reads keys itself: bytes come as they are typed and are not shown.
    /// Control-C and Control-Z are keys like others; Control-\ still ends a program that hangs.
    var raw: TerminalAttributes {
        var copy = self
        copy.settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT)
        copy.settings.c_oflag &= ~tcflag_t(OPOST)
        copy.settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        let disabled: cc_t = 0
        withUnsafeMutableBytes(of: &copy.settings.c_cc) { keys in
            keys[Int(VINTR)] = disabled
            keys[Int(VSUSP)] = disabled
            keys[Int(VMIN)] = 1
            keys[Int(VTIME)] = 0
        }
        return copy
    }

    /// Gives an open terminal these settings, after what was written has arrived.
    func apply(to descriptor: Int32) {
        var settings = settings
        tcsetattr(descriptor, TCSADRAIN, &settings)
    }
}
