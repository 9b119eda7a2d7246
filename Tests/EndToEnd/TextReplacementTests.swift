import Testing

@testable import scrollsim

/// Carrying out a replacement makes the new text of the old.
@Suite struct TextReplacementTests {
    @Test func aLineBehindTheLast() throws {
        let change = try #require(TextReplacement(from: "a\nbc\n", to: "a\nbc\nd\n"))
        // Behind `c`, the third place of the second line, so that the place exists in every editor.
        #expect([change.startLine, change.startColumn, change.endLine, change.endColumn] == [2, 3, 2, 3])
        #expect(change.text == "\nd")
    }

    /// Columns count code points: `é` in two of them is two columns.
    @Test func aWordInALine() throws {
        let change = try #require(TextReplacement(from: "one\ne\u{301} x z\n", to: "one\ne\u{301} yy z\n"))
        #expect([change.startLine, change.startColumn, change.endLine, change.endColumn] == [2, 4, 2, 5])
        #expect(change.text == "yy")
    }

    @Test func aLineThatGoes() throws {
        let change = try #require(TextReplacement(from: "a\nb\nc\n", to: "a\nc\n"))
        // From the end of the first line to the end of the second: the break goes with `b`.
        #expect([change.startLine, change.startColumn, change.endLine, change.endColumn] == [1, 2, 2, 2])
        #expect(change.text == "")
    }

    @Test func nothing() { #expect(TextReplacement(from: "a\n", to: "a\n") == nil) }
}
