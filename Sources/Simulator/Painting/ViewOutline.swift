import UIKit

/// The line inside the edges of a view: thin dashes around one that has no fill, strokes around one that is not
/// decided. Both read without colour.
struct ViewOutline {
    /// The view's cells, as far as it reaches.
    let cells: CellRect
    /// Those of them that may be written.
    let visible: CellRect
    /// Whether constraints leave the view open.
    let isOpen: Bool

    /// Text from a cell to the right.
    struct Run: Equatable {
        let text: String
        let origin: CellPoint
    }

    /// The line, as far as it is visible.
    var runs: [Run] {
        guard !visible.isEmpty else { return [] }
        var runs: [Run] = []
        let last = cells.maxY - 1
        for y in cells.minY == last ? [last] : [cells.minY, last] where visible.rows.contains(y) {
            let text = String(repeating: isOpen ? "╱" : "┄", count: visible.size.width)
            runs.append(Run(text: text, origin: CellPoint(x: visible.minX, y: y)))
        }
        let sides = cells.size.width > 1 ? [cells.minX, cells.maxX - 1] : [cells.minX]
        for y in visible.rows where y != cells.minY && y != last {
            for x in sides where visible.columns.contains(x) {
                runs.append(Run(text: isOpen ? "╱" : "┊", origin: CellPoint(x: x, y: y)))
            }
        }
        return runs
    }

    /// Lines of words at the top left inside the line, as many as fit.
    func words(_ lines: [String]) -> [Run] {
        let isFlat = cells.size.height < 3
        let room = CellRect(
            x: cells.minX + 2, y: isFlat ? cells.minY : cells.minY + 1, width: cells.size.width - 4,
            height: isFlat ? 1 : cells.size.height - 2)
        return lines.prefix(room.size.height).enumerated().compactMap { index, line in
            let origin = CellPoint(x: room.minX, y: room.minY + index)
            let end = CellPoint(x: origin.x + TextFitting.width(of: line) - 1, y: origin.y)
            guard TextFitting.width(of: line) <= room.size.width else { return nil }
            return visible.contains(origin) && visible.contains(end) ? Run(text: line, origin: origin) : nil
        }
    }
}
