extension CellBuffer {
    /// The same without colours: what is offset is bold, what is outside dim, the rest is told by its glyphs and
    /// words.
    public var withoutColors: CellBuffer {
        var result = self
        for y in 0..<size.height {
            for x in 0..<size.width {
                var cell = self[x, y]
                guard cell.width > 0, cell.style != .standard else { continue }
                var style = Style(isBold: cell.style.isBold, isDim: cell.style.isDim)
                style.isReversed = cell.style.isReversed
                if cell.style.foreground == Theme.accent.foreground { style.isBold = true }
                cell.style = style
                result[x, y] = cell
            }
        }
        return result
    }
}
