import Testing
import UIKit

@testable import Simulator

@Suite struct MonochromeTests {
    @Test func `what is offset is bold, what is outside is dim, nothing has a colour`() {
        var buffer = CellBuffer(size: CellSize(width: 3, height: 1))
        buffer[0, 0] = Cell("┃", style: Theme.accent)
        buffer[1, 0] = BlockGlyph.full(Paint(kind: .ghost, red: 90, green: 30, blue: 20))
        buffer[2, 0] = Cell("x", style: Theme.good)
        let plain = buffer.withoutColors
        #expect(plain[0, 0].style == Style(isBold: true))
        #expect(plain[1, 0].style == Style(isDim: true))
        #expect(plain[2, 0].style == .standard)
        #expect(plain.lines == buffer.lines)
    }
}
