import Glibc
import Simulator
import Testing

@testable import Terminal

/// What ncurses sends, without a terminal. Sequences are those of terminfo's xterm-256color.
@MainActor @Suite(.serialized) struct FrameEncoderTests {
    private func withEncoder(
        _ terminal: String = "xterm-256color", width: Int = 80, height: Int = 24, usesColor: Bool = true,
        _ body: (FrameEncoder) throws -> Void
    ) throws {
        setlocale(LC_CTYPE, "C.UTF-8")
        let encoder = try FrameEncoder(
            terminal: terminal, size: CellSize(width: width, height: height), usesColor: usesColor)
        defer { encoder.close() }
        try body(encoder)
    }

    private func buffer(_ lines: [String], width: Int = 80, height: Int = 24, style: Style = .standard)
        -> CellBuffer
    {
        var buffer = CellBuffer(size: CellSize(width: width, height: height))
        for (y, line) in lines.enumerated() { buffer.put(line, x: 0, y: y, style: style) }
        return buffer
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `the first frame takes the other screen and hides the cursor`() throws {
        try withEncoder { encoder in
            let first = text(encoder.encode(buffer(["hello ╭─╮"]), completely: false))
            #expect(first.contains("\u{1B}[?1049h"))
            #expect(first.contains("\u{1B}[?25l"))
            #expect(first.contains("hello ╭─╮"))
        }
    }

    @Test func `the same picture again is nothing`() throws {
        try withEncoder { encoder in
            _ = encoder.encode(buffer(["hello"]), completely: false)
            #expect(encoder.encode(buffer(["hello"]), completely: false).isEmpty)
        }
    }

    @Test func `a complete frame sends everything again`() throws {
        try withEncoder { encoder in
            _ = encoder.encode(buffer(["hello"]), completely: false)
            #expect(text(encoder.encode(buffer(["hello"]), completely: true)).contains("hello"))
        }
    }

    @Test func `a changed cell is a few bytes`() throws {
        try withEncoder { encoder in
            _ = encoder.encode(buffer(["hello"]), completely: false)
            let bytes = encoder.encode(buffer(["hallo"]), completely: false)
            #expect(text(bytes).contains("a"))
            #expect(bytes.count <= 16)
        }
    }

    @Test func `text of the full width scrolls by the terminal's own means`() throws {
        // The gate of the design for full-width text: 200 bytes a row.
        let rows = (0..<60).map { "row \($0) " + String(repeating: "\($0 % 10)", count: 70) }
        try withEncoder { encoder in
            _ = encoder.encode(buffer(Array(rows[0..<24])), completely: false)
            #expect(encoder.encode(buffer(Array(rows[1..<25])), completely: false).count <= 200)
        }
    }

    @Test func `colours are those of the 256, on the terminal's own background`() throws {
        try withEncoder { encoder in
            let style = Style(foreground: .palette(81))
            let frame = text(encoder.encode(buffer(["x"], style: style), completely: false))
            #expect(frame.contains("\u{1B}[38;5;81m"))
            #expect(!frame.contains("\u{1B}[48"))
            #expect(!frame.contains("\u{1B}[40m"))
        }
    }

    @Test func `a terminal of eight colours gets the nearest`() throws {
        try withEncoder("xterm-color") { encoder in
            // #EF5931 has red above the middle of its parts, (239 + 49) / 2 = 144, and nothing else.
            let style = Style(foreground: .rgb(0xEF, 0x59, 0x31))
            #expect(
                text(encoder.encode(buffer(["x"], style: style), completely: false)).contains("\u{1B}[31m"))
        }
    }

    @Test func `without colours there is none`() throws {
        try withEncoder(usesColor: false) { encoder in
            let style = Style(foreground: .palette(203), background: .palette(81))
            let frame = text(encoder.encode(buffer(["x"], style: style), completely: false))
            #expect(!frame.contains("\u{1B}[38"))
            #expect(!frame.contains("\u{1B}[48"))
            #expect(!frame.contains("\u{1B}[3"))
        }
    }

    @Test func `what is filled is blanks on its colour`() throws {
        try withEncoder { encoder in
            let style = Style(foreground: .palette(81))
            let frame = text(encoder.encode(buffer(["████ a"], style: style), completely: false))
            #expect(frame.contains("\u{1B}[48;5;81m"))
            #expect(!frame.contains("█"))
        }
    }

    @Test func `where there is no such colour, filled stays filled`() throws {
        // Of eight colours a grey is none: #808080 becomes the terminal's own.
        try withEncoder("xterm-color") { encoder in
            let style = Style(foreground: .rgb(0x80, 0x80, 0x80))
            #expect(text(encoder.encode(buffer(["████"], style: style), completely: false)).contains("████"))
        }
        for usesColor in [true, false] {
            try withEncoder("vt100", usesColor: usesColor) { encoder in
                let style = Style(foreground: .palette(81))
                #expect(
                    text(encoder.encode(buffer(["████"], style: style), completely: false)).contains("████"))
            }
        }
    }

    @Test func `wide characters keep their columns`() throws {
        try withEncoder { encoder in
            #expect(
                text(encoder.encode(buffer(["|滚动|e\u{301}|"]), completely: false)).contains("|滚动|é|")
                    || text(encoder.encode(buffer(["|滚动|é|"]), completely: true)).contains("|滚动|é|"))
        }
    }

    @Test func `a larger screen is filled`() throws {
        try withEncoder(width: 20, height: 5) { encoder in
            _ = encoder.encode(buffer(["small"], width: 20, height: 5), completely: false)
            var large = buffer(["large"], width: 120, height: 40)
            large.put("corner", x: 114, y: 39)
            let frame = text(encoder.encode(large, completely: false))
            #expect(frame.contains("large"))
            // The last cell of a screen is written in a way of its own.
            #expect(frame.contains("corne"))
        }
    }

    @Test(arguments: [(1, 1), (1, 24), (80, 1), (300, 100)])
    func `any size is safe`(width: Int, height: Int) throws {
        try withEncoder { encoder in
            let lines = Array(repeating: String(repeating: "滚", count: 150), count: height)
            _ = encoder.encode(buffer(lines, width: width, height: height), completely: false)
            _ = encoder.encode(buffer(["back"]), completely: false)
        }
    }

    @Test func `leaving gives the first screen and the cursor back`() throws {
        try withEncoder { encoder in
            _ = encoder.encode(buffer(["hello"]), completely: false)
            let bytes = text(encoder.leave())
            #expect(bytes.contains("\u{1B}[?1049l"))
            #expect(bytes.contains("\u{1B}[?25h") || bytes.contains("\u{1B}[?12l\u{1B}[?25h"))
            #expect(text(encoder.encode(buffer(["hello"]), completely: true)).contains("\u{1B}[?1049h"))
        }
    }

    @Test func `signals are left alone`() throws {
        var before = sigaction()
        sigaction(SIGTERM, nil, &before)
        try withEncoder { _ in
            var after = sigaction()
            sigaction(SIGTERM, nil, &after)
            #expect(
                unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
                    == unsafeBitCast(after.__sigaction_handler.sa_handler, to: Int.self))
        }
    }

    @Test func `terminals without pictures are told apart`() {
        let size = CellSize(width: 80, height: 24)
        for name in ["", "no-such-terminal"] {
            #expect(throws: ScreenError.unknownTerminal(name)) {
                try FrameEncoder(terminal: name, size: size, usesColor: true)
            }
        }
        #expect(throws: ScreenError.dumbTerminal("dumb")) {
            try FrameEncoder(terminal: "dumb", size: size, usesColor: true)
        }
    }
}
