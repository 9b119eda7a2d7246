import Glibc
import Simulator

/// The keyboard and the signals, as events.
@MainActor final class TerminalInput {
    /// What arrived together.
    struct Arrivals {
        var events: [InputEvent] = []
        var notices: [SignalPipe.Notice] = []
        /// Whether the keyboard is gone.
        var isClosed = false

        var isEmpty: Bool { events.isEmpty && notices.isEmpty && !isClosed }
    }

    /// How long an Escape waits for the rest of a sequence, in milliseconds. Terminals send one in one piece; over
    /// a slow line pieces come a few milliseconds apart.
    private static let escapeDelay: Int32 = 30

    private let descriptor: Int32
    private let signals: SignalPipe
    private var parser = InputParser()

    init(descriptor: Int32, signals: SignalPipe) {
        self.descriptor = descriptor
        self.signals = signals
    }

    /// Waits until something arrives and takes everything that has arrived by then.
    func wait() -> Arrivals {
        var arrivals = Arrivals()
        while arrivals.isEmpty {
            if !collect(into: &arrivals, waiting: parser.isWaiting ? TerminalInput.escapeDelay : -1) {
                arrivals.events += parser.timeOut()
            }
        }
        while !arrivals.isClosed, collect(into: &arrivals, waiting: 0) {}
        return arrivals
    }

    /// Takes what there is after at most some milliseconds (-1 is without limit); returns whether there was any.
    private func collect(into arrivals: inout Arrivals, waiting milliseconds: Int32) -> Bool {
        var sources = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&sources, 2, milliseconds)
        if count == 0 { return false }
        // An interrupted wait has a notice in the pipe; the next one finds it.
        guard count > 0 else { return errno == EINTR && milliseconds != 0 }
        if sources[1].revents != 0 { arrivals.notices += signals.take() }
        if sources[0].revents != 0 { readKeys(into: &arrivals) }
        return true
    }

    private func readKeys(into arrivals: inout Arrivals) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        if count > 0 {
            arrivals.events += parser.feed(bytes.prefix(count))
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            arrivals.isClosed = true
        }
    }
}
