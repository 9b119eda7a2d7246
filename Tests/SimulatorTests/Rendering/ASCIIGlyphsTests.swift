import Testing
import UIKit

@testable import Simulator

@MainActor @Suite struct ASCIIGlyphsTests {
    @Test func `the same cells, other glyphs`() {
        var buffer = CellBuffer(size: CellSize(width: 24, height: 4))
        for (y, line) in ["╭╌╌╮ ┌╌┐ ┏ ┓", "│█▐│ ╎░╎ ┃ ▼", "╰──╯ └╌┘ ┗ ┛", "375 × 667  0 … 433 ━─"]
            .enumerated()
        {
            buffer.put(line, x: 0, y: y)
        }
        #expect(
            buffer.withASCIIGlyphs.lines == [
                ".--. +-+ [ ]", "|#|| ::: | v", "'--' +-+ [ ]", "375 x 667  0 ~ 433 =-",
            ])
    }

    @Test func `a cut word ends with two dots, and what is left out is a wave`() {
        var buffer = CellBuffer(size: CellSize(width: 30, height: 2))
        buffer.put("The contai… is  a…", x: 0, y: 0)
        buffer.put("box[0] ─ ⋯ ─ box[4]", x: 0, y: 1)
        #expect(buffer.withASCIIGlyphs.lines == ["The contai..is  a..", "box[0] - ~ - box[4]"])
    }

    @Test func `letters outside ASCII become question marks in as many columns`() {
        var buffer = CellBuffer(size: CellSize(width: 8, height: 1))
        buffer.put("é滚a", x: 0, y: 0)
        #expect(buffer.withASCIIGlyphs.lines == ["???a"])
    }

    @Test(arguments: [(80, 24), (100, 30), (40, 12), (20, 5)])
    func `whole screens are ASCII`(width: Int, height: Int) throws {
        for stage in [Stages.list(), Stages.carousel()] {
            let session = Session(stage: stage, size: CellSize(width: width, height: height))
            for event in try KeyScript.events(of: "Down Right Down") { _ = session.handle(event) }
            let screen = session.draw()
            let ascii = screen.withASCIIGlyphs
            #expect(ascii.size == screen.size)
            #expect(ascii.plainText.utf8.allSatisfy { $0 < 0x80 })
            #expect(!ascii.plainText.contains("?") || screen.plainText.contains("?"))
        }
    }
}
