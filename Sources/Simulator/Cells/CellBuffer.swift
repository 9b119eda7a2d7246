/// A screen of cells: what panels write into and what screens show.
public struct CellBuffer: Equatable, Sendable {
    /// The columns and rows.
    public let size: CellSize
    private var cells: [Cell]

    /// A buffer of blanks.
    public init(size: CellSize) {
        self.size = size
        cells = Array(repeating: .blank, count: size.width * size.height)
    }

    /// The whole buffer.
    public var bounds: CellRect { CellRect(x: 0, y: 0, width: size.width, height: size.height) }

    /// The cells of a row, from left to right; empty outside.
    public func row(_ y: Int) -> ArraySlice<Cell> {
        guard 0..<size.height ~= y else { return [] }
        return cells[y * size.width..<(y + 1) * size.width]
    }

    /// A cell. Outside it reads as blank, and writing does nothing. Writing over half of a wide character blanks
    /// its other half; a wide character that does not fit in its row is not written.
    public subscript(x: Int, y: Int) -> Cell {
        get { contains(x, y) ? cells[y * size.width + x] : .blank }
        set { write(newValue, x, y) }
    }

    private func contains(_ x: Int, _ y: Int) -> Bool { 0..<size.width ~= x && 0..<size.height ~= y }

    private mutating func write(_ cell: Cell, _ x: Int, _ y: Int) {
        guard contains(x, y), cell.width > 0 else { return }
        if cell.width == 2 {
            guard contains(x + 1, y) else { return }
            release(x + 1, y)
        }
        release(x, y)
        let index = y * size.width + x
        cells[index] = cell
        if cell.width == 2 { cells[index + 1] = Cell(text: "", width: 0, style: cell.style) }
    }

    /// Blanks the other half of the wide character that the cell is a half of.
    private mutating func release(_ x: Int, _ y: Int) {
        let index = y * size.width + x
        if cells[index].width == 2, x + 1 < size.width {
            cells[index + 1] = Cell(" ", style: cells[index + 1].style)
        } else if cells[index].width == 0, x > 0 {
            cells[index - 1] = Cell(" ", style: cells[index - 1].style)
        }
    }

    /// Writes `cell` into every cell of a rectangle, as far as it is inside.
    public mutating func fill(_ rect: CellRect, with cell: Cell) {
        let rect = rect.intersection(bounds)
        for y in rect.rows {
            for x in rect.columns { write(cell, x, y) }
        }
    }

    /// Writes text from a cell to the right and returns the columns it took. What is outside `clip` (the whole
    /// buffer if nil) is left out; a wide character is written whole or not at all.
    @discardableResult
    public mutating func put(_ text: String, x: Int, y: Int, style: Style = .standard, clip: CellRect? = nil)
        -> Int
    {
        let clip = clip.map { $0.intersection(bounds) } ?? bounds
        var column = x
        for character in text {
            guard let glyph = Glyph(character) else { continue }
            if clip.rows.contains(y), column >= clip.minX, column + glyph.width <= clip.maxX {
                write(Cell(text: glyph.text, width: glyph.width, style: style), column, y)
            }
            column += glyph.width
        }
        return column - x
    }
}
