import CNcurses
import Glibc

/// Gives the terminal back when the process dies: by a signal from outside, or by a fault of its own.
///
/// The handler does only what POSIX allows in one: it writes one constant string, sets the line as it was, copies
/// out what was held of standard error, puts back the action that was there before and lets the signal happen
/// again. So the exit status is the true one, and Swift's backtrace is printed on a screen that shows it.
enum TerminalRestoration {
    /// Everything the handler needs, allocated once: it must not allocate.
    struct State {
        var isArmed = false
        var input: Int32 = STDIN_FILENO
        var output: Int32 = STDOUT_FILENO
        var settings = termios()
        /// The memory that holds standard error and the real one; -1 if it is not held.
        var errorMemory: Int32 = -1
        var errorOutput: Int32 = -1
        let text: UnsafeMutableBufferPointer<UInt8>
        let previous: UnsafeMutablePointer<sigaction>
    }

    /// Those that end a process, from outside or by its own fault.
    private static let signals = [
        SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
    ]

    // Set before the first handler is, and then only read by it.
    nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?

    /// From now on a signal that ends the process first gives back the terminal that has `settings`.
    @MainActor static func arm(settings: TerminalAttributes, heldErrors: HeldErrorOutput?) {
        let state = self.state ?? allocate()
        self.state = state
        state.pointee.settings = settings.settings
        state.pointee.errorMemory = heldErrors?.memory.descriptor ?? -1
        state.pointee.errorOutput = heldErrors?.original ?? -1
        state.pointee.isArmed = true
        for signal in signals { install(signal, state) }
        SignalMask.unblock(signals)
    }

    /// Signals do what they did before.
    @MainActor static func disarm() {
        guard let state, state.pointee.isArmed else { return }
        state.pointee.isArmed = false
        for signal in signals { sigaction(signal, state.pointee.previous + Int(signal), nil) }
    }

    private static func allocate() -> UnsafeMutablePointer<State> {
        let bytes = Array(TerminalModes.emergency.utf8)
        let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = text.initialize(from: bytes)
        let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        previous.initialize(repeating: sigaction(), count: 65)
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State(text: text, previous: previous))
        provideStack()
        return state
    }

    /// A stack of its own for the handler, since a fault may be that the other one is full.
    private static func provideStack() {
        var present = stack_t()
        sigaltstack(nil, &present)
        guard present.ss_sp == nil || present.ss_flags & Int32(SS_DISABLE) != 0
        else { return }
        let size = 65_536
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }

    private static func install(_ signal: Int32, _ state: UnsafeMutablePointer<State>) {
        let previous = state.pointee.previous + Int(signal)
        sigaction(signal, nil, previous)
        // What was ignored, as under nohup, stays ignored.
        guard unsafeBitCast(previous.pointee.__sigaction_handler.sa_handler, to: Int.self) != 1 else {
            return
        }
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { signal, info, _ in
            TerminalRestoration.giveBack(signal, info)
        }
        action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | Int32(bitPattern: UInt32(SA_RESETHAND))
        sigaction(signal, &action, nil)
    }

    /// The handler's work. Nothing here may allocate, lock, or call what is not safe in a handler.
    private static func giveBack(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
        guard let state else { return }
        let savedError = errno
        if state.pointee.isArmed {
            state.pointee.isArmed = false
            write(state.pointee.output, state.pointee.text.baseAddress, state.pointee.text.count)
            tcsetattr(state.pointee.input, TCSANOW, &state.pointee.settings)
            releaseErrors(state)
        }
        sigaction(signal, state.pointee.previous + Int(signal), nil)
        errno = savedError
        // The instruction at fault is run again and faults again, in its own place. A breakpoint is not run again
        // on every machine.
        let isOwnFault = signal == SIGSEGV || signal == SIGILL || signal == SIGBUS || signal == SIGFPE
        if isOwnFault, let info, info.pointee.si_code > 0 { return }
        raise(signal)
    }

    private static func releaseErrors(_ state: UnsafeMutablePointer<State>) {
        let memory = state.pointee.errorMemory
        guard memory >= 0 else { return }
        dup2(state.pointee.errorOutput, STDERR_FILENO)
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
            var offset = 0
            while true {
                let count = pread(memory, buffer.baseAddress, buffer.count, off_t(offset))
                guard count > 0 else { return }
                write(STDERR_FILENO, buffer.baseAddress, count)
                offset += count
            }
        }
    }
}
