import Testing
import UIKit

@testable import Simulator

@Suite struct DimensionTests {
    private func line(_ from: Int, _ to: Int, _ text: String) -> String {
        var buffer = CellBuffer(size: CellSize(width: 24, height: 1))
        Dimension(from: from, to: to, clip: 0..<24, text: text).draw(into: &buffer, y: 0, style: .standard)
        return buffer.lines[0]
    }

    @Test func `words stand in the middle of the line`() {
        #expect(line(2, 22, "offset 500") == "  ├─── offset 500 ───┤")
    }

    @Test func `an end beyond the terminal is an arrow`() {
        #expect(line(-9, 16, "offset 500") == "◀─ offset 500 ─┤")
        #expect(line(8, 90, "1000 more") == "        ├─ 1000 more ──▶")
    }

    @Test func `words that do not fit are left out`() {
        #expect(line(2, 12, "offset 500") == "  ├────────┤")
        #expect(line(30, 40, "offset 500") == "")
    }
}
