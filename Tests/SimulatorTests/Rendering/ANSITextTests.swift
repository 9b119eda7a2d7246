import Testing
import UIKit

@testable import Simulator

@Suite struct ANSITextTests {
    @Test func `a style is switched on once and off at the end of the row`() {
        var buffer = CellBuffer(size: CellSize(width: 5, height: 1))
        buffer.put("ab", x: 0, y: 0, style: Style(foreground: .palette(81), isBold: true))
        #expect(buffer.ansiText == "\u{1B}[0;1;38;5;81mab\u{1B}[0m\n")
    }

    @Test func `plain text has no sequences`() {
        var buffer = CellBuffer(size: CellSize(width: 5, height: 1))
        buffer.put("ab", x: 0, y: 0)
        #expect(buffer.ansiText == "ab\n")
    }

    @Test func `colours are taken from the 256`() {
        var buffer = CellBuffer(size: CellSize(width: 1, height: 1))
        buffer.put(
            "x", x: 0, y: 0, style: Style(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255)))
        #expect(buffer.ansiText == "\u{1B}[0;38;5;196;48;5;21mx\u{1B}[0m\n")
    }

    @Test func `without its sequences it is the text`() {
        var buffer = CellBuffer(size: CellSize(width: 9, height: 2))
        buffer.put("滚动 ░█", x: 0, y: 0, style: Theme.accent)
        buffer.put("x", x: 4, y: 1, style: Theme.bad)
        let stripped = buffer.ansiText.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(stripped == buffer.plainText)
    }
}
