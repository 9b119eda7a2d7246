import Glibc

/// Signals that a running program answers, turned into bytes that can be waited for together with the keyboard.
struct SignalPipe {
    /// What was signalled.
    enum Notice: Equatable {
        /// The window has another size.
        case resized
        /// The program is asked to stop.
        case stop
        /// The program goes on after a stop.
        case resumed
    }

    private static let notices: [(signal: Int32, byte: UInt8, notice: Notice)] = [
        (SIGWINCH, 1, .resized), (SIGTSTP, 2, .stop), (SIGCONT, 3, .resumed),
    ]

    // Set before the first handler is, and then only read by it.
    nonisolated(unsafe) private static var writeEnd: Int32 = -1

    /// The end to wait at and read from.
    let readEnd: Int32

    /// Begins to listen; nil if the system gives no pipe.
    @MainActor init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        readEnd = ends[0]
        SignalPipe.writeEnd = ends[1]
        listen()
    }

    /// Installs the handlers.
    @MainActor func listen() {
        for entry in SignalPipe.notices {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { SignalPipe.note($0) }
            action.sa_flags = SA_RESTART
            sigaction(entry.signal, &action, nil)
        }
        SignalMask.unblock(SignalPipe.notices.map(\.signal))
    }

    /// A handler's work: one byte.
    private static func note(_ signal: Int32) {
        let savedError = errno
        var byte: UInt8 = signal == SIGWINCH ? 1 : signal == SIGTSTP ? 2 : 3
        Glibc.write(writeEnd, &byte, 1)
        errno = savedError
    }

    /// What was signalled since the last call, each once, in the order of first arrival.
    func take() -> [Notice] {
        var result: [Notice] = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(readEnd, &bytes, bytes.count)
            guard count > 0 else { return result }
            for byte in bytes.prefix(count) {
                guard let notice = SignalPipe.notices.first(where: { $0.byte == byte })?.notice,
                    !result.contains(notice)
                else { continue }
                result.append(notice)
            }
        }
    }

    /// Stops the whole job, as the terminal would for Control-Z, and returns when it goes on. In a group that
    /// nobody could wake again the system does not stop it.
    @MainActor func stopJob() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = SIG_DFL
        sigaction(SIGTSTP, &action, nil)
        kill(0, SIGTSTP)
        listen()
        _ = take()
    }

    /// Signals do what they do by default.
    @MainActor func close() {
        for entry in SignalPipe.notices {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = SIG_DFL
            sigaction(entry.signal, &action, nil)
        }
        Glibc.close(SignalPipe.writeEnd)
        SignalPipe.writeEnd = -1
        Glibc.close(readEnd)
    }
}

/// The signals that are kept from this thread; a parent may have left some blocked.
enum SignalMask {
    static func unblock(_ signals: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}
