import UIKit

/// Paint in eighths of cells, eight to a row, later turned into cells.
///
/// Views are painted back to front without a thought of glyphs; which glyph shows a cell best is decided once,
/// when everything is there.
struct Raster {
    let size: CellSize
    private var samples: [Paint]

    init(size: CellSize) {
        self.size = size
        samples = Array(repeating: .nothing, count: size.width * size.height * 8)
    }

    /// Paints columns and eighths of rows with a colour, as far as they are inside.
    mutating func fill(
        columns: Range<Int>, eighths: Range<Int>, with color: UIColor, opacity: Double, asGhost: Bool = false
    ) {
        let columns = columns.clamped(to: 0..<size.width)
        guard !columns.isEmpty else { return }
        let opaque = color.opacity * opacity >= 1 ? Paint(color, opacity: 1, over: .nothing) : nil
        for eighth in eighths.clamped(to: 0..<size.height * 8) {
            let start = eighth * size.width
            for index in start + columns.lowerBound..<start + columns.upperBound {
                let paint = opaque ?? Paint(color, opacity: opacity, over: samples[index])
                samples[index] = asGhost ? paint.ghost : paint
            }
        }
    }

    /// Takes the paint away.
    mutating func clear(columns: Range<Int>, rows: Range<Int>) {
        let columns = columns.clamped(to: 0..<size.width)
        guard !columns.isEmpty else { return }
        let rows = rows.clamped(to: 0..<size.height)
        for eighth in rows.lowerBound * 8..<rows.upperBound * 8 {
            let start = eighth * size.width
            for index in start + columns.lowerBound..<start + columns.upperBound { samples[index] = .nothing }
        }
    }

    /// The eight samples of a cell from top to bottom; nothing outside.
    func samples(x: Int, y: Int) -> [Paint] {
        guard 0..<size.width ~= x, 0..<size.height ~= y else { return Array(repeating: .nothing, count: 8) }
        return (0..<8).map { samples[(y * 8 + $0) * size.width + x] }
    }

    /// The paint of a cell that has one paint only; nil for a cell with an edge in it.
    func evenPaint(x: Int, y: Int) -> Paint? {
        guard 0..<size.width ~= x, 0..<size.height ~= y else { return nil }
        let first = samples[y * 8 * size.width + x]
        for eighth in 1..<8 where samples[(y * 8 + eighth) * size.width + x] != first { return nil }
        return first
    }

    /// Writes the painted cells into a buffer, with the raster's top left cell at `origin`. Cells without paint
    /// are left as they are.
    func draw(into buffer: inout CellBuffer, at origin: CellPoint) {
        for y in 0..<size.height {
            var cell = Cell.blank
            for x in 0..<size.width {
                // Most cells are like their left neighbours, and which glyph shows one best takes a while.
                if x == 0 || !isLikeNeighbour(x: x, y: y) {
                    cell =
                        evenPaint(x: x, y: y).map(BlockGlyph.full)
                        ?? BlockGlyph.cell(for: samples(x: x, y: y))
                }
                if cell != .blank { buffer[origin.x + x, origin.y + y] = cell }
            }
        }
    }

    /// Whether a cell has the same samples as the one left of it.
    private func isLikeNeighbour(x: Int, y: Int) -> Bool {
        for eighth in y * 8..<y * 8 + 8 {
            let index = eighth * size.width + x
            if samples[index] != samples[index - 1] { return false }
        }
        return true
    }
}
