/// A line on standard error that says how far `check` is: only on a terminal, only once it has taken a second, and
/// gone when it is done.
@MainActor final class CheckProgress {
    private let count: Int
    private let isWanted: Bool
    private var done = 0
    private let start = ContinuousClock.now
    private var isShown = false

    /// Nobody waits for less without wondering.
    private static let patience = Duration.seconds(1)

    /// - Parameters:
    ///   - count: How many files there are.
    ///   - isWanted: False where something else is written to standard error meanwhile.
    init(count: Int, isWanted: Bool) {
        self.count = count
        self.isWanted = isWanted && StandardStream.error.isTerminal
    }

    /// Tells of the next file.
    func advance() {
        done += 1
        guard isWanted, ContinuousClock.now - start > CheckProgress.patience else {
            return
        }
        StandardStream.error.write("\r\u{1B}[Kchecking \(done) of \(count) …")
        isShown = true
    }

    /// Takes the line away, before anything else is written.
    func erase() {
        guard isShown else { return }
        StandardStream.error.write("\r\u{1B}[K")
        isShown = false
    }
}
