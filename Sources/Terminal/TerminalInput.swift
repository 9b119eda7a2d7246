import Glibc
import Simulator

/// The keyboard, the signals, a file and the time, as events.
@MainActor final class TerminalInput {
    /// What arrived together.
    struct Arrivals {
        var events: [InputEvent] = []
        var notices: [SignalPipe.Notice] = []
        /// Whether the keyboard is gone.
        var isClosed = false

        var isEmpty: Bool { events.isEmpty && notices.isEmpty && !isClosed }
    }

    /// How long an Escape waits for the rest of a sequence. Terminals send one in one piece; over a slow line pieces
    /// come a few milliseconds apart.
    private static let escapeDelay = Duration.milliseconds(30)
    /// How long a saved file waits for more: some programs write it in several steps.
    private static let settlingDelay = Duration.milliseconds(50)

    private let descriptor: Int32
    private let signals: SignalPipe
    private var parser = InputParser()
    /// When an Escape that nothing followed is a key.
    private var escapeTime: ContinuousClock.Instant?
    /// When a file that was saved is told.
    private var settlingTime: ContinuousClock.Instant?
    /// When the one who waits wants to be woken.
    private var wakeTime: ContinuousClock.Instant?

    /// The file whose changes are events; nil for none.
    var watch: FileWatch? {
        didSet { settlingTime = nil }
    }

    init(descriptor: Int32, signals: SignalPipe) {
        self.descriptor = descriptor
        self.signals = signals
    }

    /// Waits until something arrives, or so many seconds have passed, and takes everything that has arrived by then.
    /// The seconds run from the first call that asks for them, and again after a file has changed; a later call can
    /// only shorten them, and nil ends them.
    func wait(wakingAfter seconds: Double? = nil) -> Arrivals {
        wakeTime = seconds.map { seconds in
            let time = ContinuousClock.now + .seconds(min(max(0, seconds), 86_400))
            return wakeTime.map { min($0, time) } ?? time
        }
        var arrivals = Arrivals()
        while arrivals.isEmpty {
            collect(into: &arrivals, waiting: patience)
            takeWhatIsDue(into: &arrivals)
        }
        while !arrivals.isClosed, collect(into: &arrivals, waiting: 0) {}
        return arrivals
    }

    /// The milliseconds until something is due; -1 is without limit, so that at rest nothing runs at all.
    private var patience: Int32 {
        guard let next = [escapeTime, settlingTime, wakeTime].compactMap({ $0 }).min() else { return -1 }
        let left = ContinuousClock.now.duration(to: next) / .milliseconds(1)
        return Int32(max(0, left.rounded(.up)))
    }

    private func takeWhatIsDue(into arrivals: inout Arrivals) {
        let now = ContinuousClock.now
        func isDue(_ time: ContinuousClock.Instant?) -> Bool { time.map { $0 <= now } ?? false }
        if isDue(escapeTime) {
            escapeTime = nil
            arrivals.events += parser.timeOut()
        }
        if isDue(settlingTime) {
            settlingTime = nil
            wakeTime = nil
            arrivals.events.append(.fileChanged)
        }
        if isDue(wakeTime) {
            wakeTime = nil
            arrivals.events.append(.wake)
        }
    }

    /// Takes what there is after at most some milliseconds (-1 is without limit); returns whether there was any.
    @discardableResult
    private func collect(into arrivals: inout Arrivals, waiting milliseconds: Int32) -> Bool {
        var sources = [descriptor, signals.readEnd, watch?.descriptor].compactMap { $0 }.map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let count = poll(&sources, nfds_t(sources.count), milliseconds)
        if count == 0 { return false }
        // An interrupted wait has a notice in the pipe; the next one finds it.
        guard count > 0 else { return errno == EINTR && milliseconds != 0 }
        if sources[1].revents != 0 { arrivals.notices += signals.take() }
        if sources[0].revents != 0 { readKeys(into: &arrivals) }
        if sources.count > 2, sources[2].revents != 0, watch?.take() == true, settlingTime == nil {
            settlingTime = ContinuousClock.now + TerminalInput.settlingDelay
        }
        return true
    }

    private func readKeys(into arrivals: inout Arrivals) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        if count > 0 {
            arrivals.events += parser.feed(bytes.prefix(count))
            escapeTime = parser.isWaiting ? ContinuousClock.now + TerminalInput.escapeDelay : nil
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            arrivals.isClosed = true
        }
    }
}
