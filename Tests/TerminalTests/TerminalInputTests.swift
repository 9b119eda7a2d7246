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

    // MARK: - The file and the time

    @Test func `a saved file is an event, however many times it was written at once`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        let folder = try TemporaryFolder()
        keyboard.input.watch = FileWatch(path: folder.file("scene.yaml"))
        for text in ["one", "two", "three"] { try folder.write(text, to: "scene.yaml") }
        #expect(keyboard.input.wait().events == [.fileChanged])
        try folder.write("four", to: "scene.yaml")
        #expect(keyboard.input.wait().events == [.fileChanged])
    }

    @Test func `keys do not wait for a file that may still be written`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        let folder = try TemporaryFolder()
        keyboard.input.watch = FileWatch(path: folder.file("scene.yaml"))
        try folder.write("one", to: "scene.yaml")
        keyboard.type("j")
        #expect(keyboard.input.wait().events == [.key(.character("j"))])
        #expect(keyboard.input.wait().events == [.fileChanged])
    }

    @Test func `a file that is watched no more says nothing`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        let folder = try TemporaryFolder()
        keyboard.input.watch = FileWatch(path: folder.file("scene.yaml"))
        try folder.write("one", to: "scene.yaml")
        keyboard.input.watch = nil
        #expect(keyboard.input.wait(wakingAfter: 0.1).events == [.wake])
    }

    @Test func `the time wakes once it has passed, and not before`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        let start = ContinuousClock.now
        #expect(keyboard.input.wait(wakingAfter: 0.08).events == [.wake])
        #expect(ContinuousClock.now - start >= .milliseconds(80))
        #expect(keyboard.input.wait(wakingAfter: -1).events == [.wake])
    }

    @Test func `keys neither put the time off nor take it away`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        let start = ContinuousClock.now
        var events: [InputEvent] = []
        while events.last != .wake, ContinuousClock.now - start < .seconds(5) {
            keyboard.type("j")
            events += keyboard.input.wait(wakingAfter: 0.1).events
            usleep(10_000)
        }
        #expect(events.last == .wake)
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test func `a file that changed meanwhile starts the time anew`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        let folder = try TemporaryFolder()
        keyboard.input.watch = FileWatch(path: folder.file("scene.yaml"))
        try folder.write("one", to: "scene.yaml")
        #expect(keyboard.input.wait(wakingAfter: 0.2).events == [.fileChanged])
        let start = ContinuousClock.now
        #expect(keyboard.input.wait(wakingAfter: 0.2).events == [.wake])
        #expect(ContinuousClock.now - start >= .milliseconds(200))
    }

    @Test func `a time that nobody asks for any more does not come`() throws {
        let keyboard = try Keyboard()
        defer { keyboard.close() }
        keyboard.type("j")
        _ = keyboard.input.wait(wakingAfter: 0)
        keyboard.type("k")
        #expect(keyboard.input.wait(wakingAfter: nil).events == [.key(.character("k"))])
    }
}
