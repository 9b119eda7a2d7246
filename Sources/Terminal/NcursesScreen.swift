import Glibc
import Simulator

/// The screen of a terminal.
///
/// Making one takes the terminal over; `close` gives it back, and so does a signal that ends the process.
@MainActor public final class NcursesScreen: Screen {
    private let input: TerminalInput
    private let signals: SignalPipe
    private let encoder: FrameEncoder
    private let cooked: TerminalAttributes
    private let usesASCII: Bool
    private let animates: Bool
    private let start = ContinuousClock.now
    private var heldErrors: HeldErrorOutput?
    private var isEntered = false
    private var isBroken = false

    /// The terminal's size when it was last asked, in cells.
    public private(set) var size: CellSize

    /// Takes over the terminal on standard input and output.
    ///
    /// - Throws: `ScreenError` if there is none, or one that no picture can be drawn on.
    public init(options: ScreenOptions) throws(ScreenError) {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        animates = options.animates
        usesASCII = options.usesASCII || !NcursesScreen.setUpLocale()
        size = NcursesScreen.terminalSize() ?? CellSize(width: 80, height: 24)
        cooked = try TerminalAttributes(of: STDIN_FILENO)
        encoder = try FrameEncoder(terminal: options.terminal, size: size, usesColor: options.usesColor)
        guard let signals = SignalPipe() else { throw .refused(String(cString: strerror(errno))) }
        self.signals = signals
        input = TerminalInput(descriptor: STDIN_FILENO, signals: signals)
        enter()
    }

    /// The seconds since the terminal was taken over; nil where nothing is to take time.
    public var time: Double? { animates ? start.duration(to: .now) / .seconds(1) : nil }

    /// Shows a buffer with one write.
    public func show(_ buffer: CellBuffer, completely: Bool) {
        guard !isBroken else { return }
        let picture = usesASCII ? buffer.withASCIIGlyphs : buffer
        var bytes = encoder.encode(picture, completely: completely)
        if !isEntered {
            bytes += TerminalModes.on.utf8
            isEntered = true
        }
        if !bytes.isEmpty { isBroken = !TerminalOutput.write(bytes, to: STDOUT_FILENO) }
    }

    /// From now on `.fileChanged` happens when this file was saved, in place of one watched before; nil watches none.
    /// Where the system cannot watch it, nothing happens.
    public func watch(_ path: String?) { input.watch = path.flatMap { FileWatch(path: $0) } }

    /// Waits for keys, the mouse, a new size, a signal, the watched file or the time; nil once the terminal is gone.
    public func nextEvents(wakingAfter seconds: Double?) -> [InputEvent]? {
        guard !isBroken else { return nil }
        let arrivals = input.wait(wakingAfter: seconds)
        var events = arrivals.events
        for notice in arrivals.notices {
            switch notice {
            case .resized:
                size = NcursesScreen.terminalSize() ?? size
                events.append(.resize(size))
            case .stop: events.append(.key(KeyPress(.character("z"), .control)))
            case .resumed:
                enter()
                size = NcursesScreen.terminalSize() ?? size
                events += [.resize(size), .resume]
            }
        }
        return events.isEmpty && arrivals.isClosed ? nil : events
    }

    /// Gives the terminal back, stops the job, and takes the terminal over again when it goes on.
    public func suspend() {
        leave()
        signals.stopJob()
        enter()
        size = NcursesScreen.terminalSize() ?? size
    }

    /// Gives the terminal back. The screen must not be used after that.
    public func close() {
        leave()
        input.watch = nil
        signals.close()
        encoder.close()
    }

    // MARK: - Taking over and giving back

    private func enter() {
        if heldErrors == nil { heldErrors = HeldErrorOutput() }
        TerminalRestoration.arm(settings: cooked, heldErrors: heldErrors)
        cooked.raw.apply(to: STDIN_FILENO)
        isEntered = false
    }

    private func leave() {
        let bytes = Array(TerminalModes.off.utf8) + encoder.leave()
        TerminalOutput.write(bytes, to: STDOUT_FILENO)
        cooked.apply(to: STDIN_FILENO)
        TerminalRestoration.disarm()
        heldErrors?.release()
        heldErrors = nil
    }

    /// Takes the person's character set; returns whether it is UTF-8.
    private static func setUpLocale() -> Bool {
        setlocale(LC_CTYPE, "")
        return String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
    }

    private static func terminalSize() -> CellSize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        return CellSize(width: Int(size.ws_col), height: Int(size.ws_row))
    }
}
