import Testing
import UIKit

@testable import Simulator

@Suite struct CellColorTests {
    @Test(arguments: [
        // Corners of the cube are entries themselves: 16 + 36 r + 6 g + b.
        (CellColor.rgb(0, 0, 0), UInt8(16)), (.rgb(255, 255, 255), 231), (.rgb(255, 0, 0), 196),
        (.rgb(0, 0, 255), 21), (.rgb(95, 135, 175), 67),
        // Greys from 8 in steps of 10, from entry 232 on.
        (.rgb(128, 128, 128), 244),
    ])
    func `exact colours of the 256`(color: CellColor, index: UInt8) {
        #expect(color.reduced(to: 256) == .palette(index))
    }

    @Test func `the documents' orange stays an orange`() {
        // 202 is (255, 95, 0); 203, nearer by its bytes, is (255, 95, 95), a pink.
        #expect(CellColor.rgb(0xEF, 0x59, 0x31).reduced(to: 256) == .palette(202))
    }

    @Test(arguments: [
        (CellColor.rgb(0xEF, 0x59, 0x31), CellColor.palette(1)), (.rgb(255, 255, 0), .palette(3)),
        (.palette(81), .palette(6)), (.palette(114), .palette(2)), (.palette(203), .palette(1)),
        (.palette(244), .standard), (.rgb(0, 0, 0), .palette(0)), (.rgb(255, 255, 255), .palette(7)),
    ])
    func `eight colours keep the hue`(color: CellColor, nearest: CellColor) {
        #expect(color.reduced(to: 8) == nearest)
    }

    @Test func `no colours are none, and many are any`() {
        #expect(CellColor.palette(81).reduced(to: 0) == .standard)
        #expect(CellColor.rgb(1, 2, 3).reduced(to: 1 << 24) == .rgb(1, 2, 3))
        #expect(CellColor.standard.reduced(to: 256) == .standard)
    }
}
