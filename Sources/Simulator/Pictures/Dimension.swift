/// A line with ends between two columns, and words in its middle: `├──── offset 500 ────┤`. An end that is off
/// the terminal becomes an arrow.
struct Dimension {
    /// The first column.
    let from: Int
    /// The column behind the last one.
    let to: Int
    /// The columns that there are.
    let clip: Range<Int>
    let text: String

    func draw(into buffer: inout CellBuffer, y: Int, style: Style) {
        let columns = (min(from, to)..<max(from, to)).clamped(to: clip)
        guard !columns.isEmpty else { return }
        for x in columns { buffer[x, y] = Cell("─", style: style) }
        buffer[columns.lowerBound, y] = Cell(columns.lowerBound == from ? "├" : "◀", style: style)
        buffer[columns.upperBound - 1, y] = Cell(columns.upperBound == to ? "┤" : "▶", style: style)
        let words = " \(text) "
        let width = TextFitting.width(of: words)
        guard width + 2 <= columns.count else { return }
        buffer.put(words, x: columns.lowerBound + (columns.count - width) / 2, y: y, style: style)
    }
}
