import Testing
import UIKit

@testable import Simulator

@Suite struct CellBufferTests {
    private func buffer(_ width: Int, _ height: Int) -> CellBuffer {
        CellBuffer(size: CellSize(width: width, height: height))
    }

    @Test func `text is clipped at the edges`() {
        var buffer = buffer(6, 2)
        buffer.put("abcdefgh", x: -2, y: 0)
        buffer.put("outside", x: 0, y: 5)
        #expect(buffer.lines == ["cdefgh", ""])
    }

    @Test func `text is clipped to a rectangle`() {
        var buffer = buffer(8, 1)
        buffer.put("abcdefgh", x: 0, y: 0, clip: CellRect(x: 2, y: 0, width: 3, height: 1))
        #expect(buffer.lines == ["  cde"])
    }

    @Test func `a wide character takes two columns`() {
        var buffer = buffer(6, 1)
        #expect(buffer.put("滚a", x: 0, y: 0) == 3)
        #expect(buffer[0, 0].width == 2)
        #expect(buffer[1, 0].width == 0)
        #expect(buffer.lines == ["滚a"])
    }

    @Test func `a wide character that does not fit is left out`() {
        var buffer = buffer(4, 1)
        buffer.put("ab滚动", x: 0, y: 0)
        buffer.put("滚", x: 3, y: 0)
        #expect(buffer.lines == ["ab滚"])
    }

    @Test(arguments: [(0, "x 动"), (1, " x动"), (2, "滚x"), (3, "滚 x")])
    func `writing over a half blanks the other half`(x: Int, line: String) {
        var buffer = buffer(4, 1)
        buffer.put("滚动", x: 0, y: 0)
        buffer[x, 0] = Cell("x")
        #expect(buffer.lines == [line])
    }

    @Test func `a wide character over two halves blanks both others`() {
        var buffer = buffer(4, 1)
        buffer.put("滚动", x: 0, y: 0)
        buffer.put("条", x: 1, y: 0)
        #expect(buffer.lines == [" 条"])
    }

    @Test func `control characters are never written`() {
        var buffer = buffer(8, 1)
        buffer.put("a\u{1B}[2Jb\u{7}\tc", x: 0, y: 0)
        #expect(buffer.lines == ["a[2Jbc"])
    }

    @Test func `filling keeps to the buffer`() {
        var buffer = buffer(3, 2)
        buffer.fill(CellRect(x: 1, y: 1, width: 10, height: 10), with: Cell("#"))
        #expect(buffer.lines == ["", " ##"])
    }
}
