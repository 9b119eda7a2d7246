/// Which block character shows the paint of a cell.
enum BlockGlyph {
    /// The lower 1...8 eighths filled.
    private static let lower = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// The upper eighths for which there is a glyph.
    private static let upper = [1: "▔", 4: "▀"]

    /// A cell with one paint all over.
    static func full(_ paint: Paint) -> Cell {
        switch paint.kind {
        case .nothing: .blank
        case .solid: Cell("█", style: Style(foreground: paint.cellColor))
        case .ghost: Cell("░", style: Style(foreground: paint.cellColor, isDim: true))
        }
    }

    /// The cell that comes nearest to eight samples from top to bottom.
    static func cell(for samples: [Paint]) -> Cell {
        if let line = thinLine(samples) { return line }
        if samples.contains(where: { $0.kind == .ghost }) { return full(mostFrequent(samples[...])) }
        let split = bestSplit(samples)
        return cell(top: split.top, bottom: split.bottom, eighthsBelow: 8 - split.index)
    }

    /// A cell of two paints, the lower one `eighthsBelow` eighths high.
    private static func cell(top: Paint, bottom: Paint, eighthsBelow: Int) -> Cell {
        guard 1..<8 ~= eighthsBelow, top != bottom else { return full(eighthsBelow >= 8 ? bottom : top) }
        if bottom.kind == .nothing {
            if let upper = upper[8 - eighthsBelow] {
                return Cell(upper, style: Style(foreground: top.cellColor))
            }
            // Filled from above: the rest is drawn, and the colours change places.
            let style = Style(foreground: top.cellColor, isReversed: true)
            return Cell(lower[eighthsBelow - 1], style: style)
        }
        let style = Style(foreground: bottom.cellColor, background: top.cellColor)
        return Cell(lower[eighthsBelow - 1], style: style)
    }

    /// A line of at most two eighths between the same paint above and below, like a separator.
    private static func thinLine(_ samples: [Paint]) -> Cell? {
        guard let ground = samples.first, samples.last == ground else { return nil }
        let others = samples.indices.filter { samples[$0] != ground }
        guard let first = others.first, let last = others.last, last - first < 2 else { return nil }
        let paint = samples[first]
        guard paint.kind == .solid else { return nil }
        return Cell("─", style: Style(foreground: paint.cellColor, background: ground.cellColor))
    }

    /// The place to divide the cell in two at, such that the fewest samples are shown wrong.
    private static func bestSplit(_ samples: [Paint]) -> (index: Int, top: Paint, bottom: Paint) {
        var best = (index: 8, top: mostFrequent(samples[...]), bottom: Paint.nothing)
        var bestCount = count(of: best.top, in: samples[...])
        for index in 1..<8 {
            let top = mostFrequent(samples[..<index])
            let bottom = mostFrequent(samples[index...])
            let right = count(of: top, in: samples[..<index]) + count(of: bottom, in: samples[index...])
            if right > bestCount {
                bestCount = right
                best = (index, top, bottom)
            }
        }
        return best
    }

    private static func mostFrequent(_ samples: ArraySlice<Paint>) -> Paint {
        var best = Paint.nothing
        var bestCount = 0
        for paint in samples {
            let number = count(of: paint, in: samples)
            if number > bestCount {
                best = paint
                bestCount = number
            }
        }
        return best
    }

    private static func count(of paint: Paint, in samples: ArraySlice<Paint>) -> Int {
        samples.reduce(0) { $0 + ($1 == paint ? 1 : 0) }
    }

    /// The colour that most of a painted cell has; the terminal's own for a cell that is no block.
    static func mainColor(of cell: Cell) -> CellColor {
        let style = cell.style
        if cell.text == "▀" { return style.foreground }
        guard let index = lower.firstIndex(of: cell.text) else { return style.background }
        let filled = style.isReversed ? 7 - index : index + 1
        return filled >= 4 ? style.foreground : style.background
    }

    /// The text that shows most of a cell where styles cannot be shown: a reversed block becomes the upper block
    /// nearest to it, of which there are an eighth, a half and the whole.
    static func withoutStyle(_ cell: Cell) -> String {
        guard cell.style.isReversed, let index = lower.firstIndex(of: cell.text) else { return cell.text }
        switch 7 - index {
        case 0: return " "
        case 1...2: return "▔"
        case 3...5: return "▀"
        default: return "█"
        }
    }
}
