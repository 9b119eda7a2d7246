import CNcurses
import Glibc

/// What the terminfo data base says of a type of terminal.
enum TerminalDescription {
    /// Looks whether pictures can be drawn on terminals of a type.
    ///
    /// - Throws: `ScreenError.unknownTerminal` if there is no entry, `.dumbTerminal` if the cursor cannot be moved.
    @MainActor static func check(_ terminal: String) throws(ScreenError) {
        var result: Int32 = 0
        guard !terminal.isEmpty, setupterm(terminal, STDOUT_FILENO, &result) == OK else {
            // 0 is no entry, or a generic one; 1 a terminal that prints on paper.
            throw result == 1 ? .dumbTerminal(terminal) : .unknownTerminal(terminal)
        }
        let canMove = tigetstr("cup") != nil
        del_curterm(set_curterm(nil))
        guard canMove else { throw .dumbTerminal(terminal) }
    }
}

/// The actions of the signals that ncurses takes over when it starts, kept to be put back.
struct KeptSignalActions {
    private var kept: [(signal: Int32, action: sigaction)] = []

    init() {
        for signal in [SIGINT, SIGTERM, SIGTSTP, SIGWINCH] {
            var action = sigaction()
            sigaction(signal, nil, &action)
            kept.append((signal, action))
        }
    }

    /// Puts the actions back.
    func restore() {
        for entry in kept {
            var action = entry.action
            sigaction(entry.signal, &action, nil)
        }
    }
}
