import Testing
import UIKit

@testable import Simulator

@Suite struct RasterTests {
    private func lines(_ raster: Raster) -> [String] {
        var buffer = CellBuffer(size: raster.size)
        raster.draw(into: &buffer, at: CellPoint(x: 0, y: 0))
        return buffer.lines
    }

    @Test func `edges go to the nearest eighth`() {
        var raster = Raster(size: CellSize(width: 4, height: 3))
        raster.fill(columns: 1..<3, eighths: 4..<20, with: .red, opacity: 1)
        #expect(lines(raster) == [" ▄▄", " ██", " ▀▀"])
    }

    @Test func `what is outside is cut`() {
        var raster = Raster(size: CellSize(width: 2, height: 1))
        raster.fill(columns: -5..<50, eighths: -8..<80, with: .red, opacity: 1)
        #expect(lines(raster) == ["██"])
        raster.fill(columns: 7..<9, eighths: 0..<8, with: .blue, opacity: 1)
        #expect(lines(raster) == ["██"])
    }

    @Test func `a half transparent colour is mixed with what is below`() {
        var raster = Raster(size: CellSize(width: 1, height: 1))
        raster.fill(columns: 0..<1, eighths: 0..<8, with: .white, opacity: 1)
        raster.fill(columns: 0..<1, eighths: 0..<8, with: .red, opacity: 0.5)
        // Half of (255, 0, 0) and half of (255, 255, 255), halves upwards.
        #expect(raster.evenPaint(x: 0, y: 0)?.cellColor == .rgb(255, 128, 128))
    }

    @Test func `clearing takes paint away`() {
        var raster = Raster(size: CellSize(width: 3, height: 2))
        raster.fill(columns: 0..<3, eighths: 0..<16, with: .red, opacity: 1)
        raster.clear(columns: 1..<2, rows: 0..<1)
        #expect(lines(raster) == ["█ █", "███"])
    }

    @Test func `a ghost is two fifths of its colour`() {
        var raster = Raster(size: CellSize(width: 1, height: 1))
        raster.fill(
            columns: 0..<1, eighths: 0..<8, with: UIColor(rgb: 0xEF5931), opacity: 1, asGhost: true)
        #expect(lines(raster) == ["░"])
        // 239, 89 and 49 times 0.4.
        #expect(raster.evenPaint(x: 0, y: 0)?.cellColor == .rgb(96, 36, 20))
    }
}
