import Glibc
import Simulator
import Testing

@testable import Terminal

/// Bytes of a pipe in place of a keyboard.
@MainActor @Suite(.serialized) struct TerminalInputTests {
    private struct Keyboard {
        let input: TerminalInput
        let signals: SignalPipe
        let readEnd: Int32
        let writeEnd: Int32

        @MainActor init() throws {
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            (readEnd, writeEnd) = (ends[0], ends[1])
            signals = try #require(SignalPipe())
            input = TerminalInput(descriptor: readEnd, signals: signals)
        }

        func type(_ text: String) { TerminalOutput.write(Array(text.utf8), to: writeEnd) }

        @MainActor func close() {
            Glibc.close(readEnd)
            Glibc.close(writeEnd)
            signals.close()
        }
    }

    @Test func `everything that waits arrives at once`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        keyboard.type(String(repeating: "\u{1B}[6~", count: 200))
        #expect(keyboard.input.wait().events == Array(repeating: .key(.pageDown), count: 200))
    }

    @Test func `an escape that nothing follows is a key`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        keyboard.type("\u{1B}")
        #expect(keyboard.input.wait().events == [.key(.escape)])
    }

    @Test func `signals arrive between keys, each once`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        raise(SIGWINCH)
        raise(SIGWINCH)
        raise(SIGTSTP)
        keyboard.type("j")
        let arrivals = keyboard.input.wait()
        #expect(arrivals.events == [.key(.character("j"))])
        #expect(arrivals.notices == [.resized, .stop])
    }

    @Test func `the end of the keyboard is told after the last key`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.signals.close() }
        keyboard.type("q")
        Glibc.close(keyboard.writeEnd)
        let arrivals = keyboard.input.wait()
        #expect(arrivals.events == [.key(.character("q"))])
        #expect(arrivals.isClosed)
        Glibc.close(keyboard.readEnd)
    }
}
