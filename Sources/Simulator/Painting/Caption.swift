import UIKit

/// Words over the paint: a label's text, a view's name, a mark.
struct Caption {
    /// What the words are.
    enum Kind {
        /// A label's own text in its colour.
        case text(UIColor, isBold: Bool)
        /// The name of a view, in a colour that is legible over it.
        case name
        /// A line where a label's text does not fit.
        case bar
        /// Words about a view that cannot be seen.
        case mark
        /// A line around a view that has no fill.
        case outline
        /// A line around a view that is not decided.
        case hatch
    }

    let kind: Kind
    let text: String
    /// The first cell, in the raster's cells.
    let origin: CellPoint
    /// The cells that may be written, in the raster's cells.
    let clip: CellRect
    /// What was painted where the words stand when they were written, from the first column on. Where something
    /// else is painted in the end, something covers them.
    let grounds: [Paint]
    let isGhost: Bool

    /// Writes the words into a buffer, over `raster` whose top left cell is at `place`.
    func draw(into buffer: inout CellBuffer, over raster: Raster, at place: CellPoint) {
        // Outside the viewport nothing is cut off, so a word that is cut would be another word.
        let columns = clip.columns.clamped(to: 0..<raster.size.width)
        let isWhole =
            columns.lowerBound <= origin.x && origin.x + TextFitting.width(of: text) <= columns.upperBound
        guard isWhole || !isGhost else { return }
        var x = origin.x
        for character in text {
            guard let glyph = Glyph(character) else { continue }
            let ground = raster.ground(x: x, y: origin.y)
            let index = x - origin.x
            let isCovered = grounds.indices.contains(index) && grounds[index] != ground
            let fits = x >= clip.minX && x + glyph.width <= clip.maxX && clip.rows.contains(origin.y)
            if fits, !isCovered {
                buffer[place.x + x, place.y + origin.y] = Cell(
                    text: glyph.text, width: glyph.width, style: style(over: ground))
            }
            x += glyph.width
        }
    }

    private func style(over ground: Paint) -> Style {
        if case .mark = kind { return Theme.bad }
        if case .hatch = kind { return Theme.bad.on(ground.kind == .solid ? ground.cellColor : .standard) }
        if isGhost { return Theme.quiet }
        switch kind {
        case .text(let color, let isBold):
            let style = TextInk.style(for: color, over: ground)
            return isBold ? style.bold : style
        case .name: return TextInk.style(for: nil, over: ground)
        case .bar, .outline: return Theme.quiet.on(ground.kind == .solid ? ground.cellColor : .standard)
        case .mark, .hatch: return Theme.bad
        }
    }
}

extension Raster {
    /// The paint in the middle of a cell, on which words stand; nothing outside.
    func ground(x: Int, y: Int) -> Paint { samples(x: x, y: y)[4] }
}
