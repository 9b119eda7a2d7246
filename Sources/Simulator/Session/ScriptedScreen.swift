/// A screen without a terminal: it plays events and keeps what is shown.
public final class ScriptedScreen: Screen {
    /// The size that the script gave last.
    public private(set) var size: CellSize
    /// Everything that was shown, in order.
    public private(set) var frames: [CellBuffer] = []
    /// What was to be watched, in order.
    public private(set) var watched: [String?] = []
    /// What was on the screen each time the session waited: before the first batch, and after each one.
    public private(set) var states: [CellBuffer] = []
    /// How often the session asked to be stopped.
    public private(set) var suspensions = 0
    /// What the session asked for each time it waited: the seconds to be woken after.
    public private(set) var wakeRequests: [Double?] = []
    private var batches: [[InputEvent]]
    /// When the batches arrive, in seconds; empty where nothing takes time.
    private var times: [Double] = []
    /// The seconds that have passed; nil where nothing takes time.
    public private(set) var time: Double?

    /// A screen that plays batches of events: those of one batch arrive at once.
    public init(size: CellSize, batches: [[InputEvent]] = []) {
        self.size = size
        self.batches = batches
    }

    /// A screen that plays events one after the other.
    public convenience init(size: CellSize, events: [InputEvent]) {
        self.init(size: size, batches: events.map { [$0] })
    }

    /// A screen with a clock: batches arrive at their times, in seconds and in order, and the time between them and after
    /// the last one passes in frames as long as something moves.
    public convenience init(size: CellSize, timed: [(time: Double, events: [InputEvent])]) {
        self.init(size: size, batches: timed.map(\.events))
        times = timed.map(\.time)
        time = 0
    }

    /// Keeps the buffer.
    public func show(_ buffer: CellBuffer, completely: Bool) { frames.append(buffer) }

    /// The next batch; nil after the last. Time passes where the script says so, by `.wake`.
    public func nextEvents(wakingAfter seconds: Double?) -> [InputEvent]? {
        wakeRequests.append(seconds)
        if let shown = frames.last { states.append(shown) }
        if let time, let seconds, times.first.map({ $0 > time + seconds }) ?? true {
            self.time = time + seconds
            return [.wake]
        }
        guard !batches.isEmpty else { return nil }
        if !times.isEmpty { time = times.removeFirst() }
        let events = batches.removeFirst()
        for case .resize(let size) in events { self.size = size }
        return events
    }

    /// Keeps the path.
    public func watch(_ path: String?) { watched.append(path) }

    /// Counts.
    public func suspend() { suspensions += 1 }
}
