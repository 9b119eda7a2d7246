import CNcurses
import Glibc
import Testing

@testable import Terminal

/// A pseudo-terminal stands for a real one.
@Suite struct TerminalAttributesTests {
    private func withTerminal(_ body: (Int32) throws -> Void) throws {
        // On Linux the outer end has the settings of the inner one.
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        try #require(terminal >= 0)
        defer { close(terminal) }
        try body(terminal)
    }

    @Test func `raw settings neither echo nor wait for a line, and keep Control-backslash`() throws {
        try withTerminal { terminal in
            let cooked = try TerminalAttributes(of: terminal)
            cooked.raw.apply(to: terminal)
            var raw = try TerminalAttributes(of: terminal).settings
            #expect(raw.c_lflag & tcflag_t(ECHO | ICANON) == 0)
            #expect(raw.c_lflag & tcflag_t(ISIG) != 0)
            withUnsafeBytes(of: &raw.c_cc) { keys in
                #expect(keys[Int(VINTR)] == 0)
                #expect(keys[Int(VSUSP)] == 0)
                #expect(keys[Int(VQUIT)] != 0)
            }
        }
    }

    @Test func `applying the old settings gives all of them back`() throws {
        try withTerminal { terminal in
            let cooked = try TerminalAttributes(of: terminal)
            cooked.raw.apply(to: terminal)
            cooked.apply(to: terminal)
            let after = try TerminalAttributes(of: terminal)
            #expect(after.settings.c_lflag == cooked.settings.c_lflag)
            #expect(after.settings.c_iflag == cooked.settings.c_iflag)
            #expect(after.settings.c_oflag == cooked.settings.c_oflag)
        }
    }

    @Test func `a file has none`() throws {
        let file = try #require(MemoryFile(named: "no terminal"))
        #expect(throws: ScreenError.self) { try TerminalAttributes(of: file.descriptor) }
    }
}
