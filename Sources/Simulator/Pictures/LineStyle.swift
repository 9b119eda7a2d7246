/// The three kinds of line: light and round is the device, thin and dashed the content, heavy what one sees.
enum LineStyle {
    case device, content, viewport

    var horizontal: String {
        switch self {
        case .device: "─"
        case .content: "╌"
        case .viewport: "━"
        }
    }

    var vertical: String {
        switch self {
        case .device: "│"
        case .content: "╎"
        case .viewport: "┃"
        }
    }

    /// Top left, top right, bottom left, bottom right.
    var corners: [String] {
        switch self {
        case .device: ["╭", "╮", "╰", "╯"]
        case .content: ["┌", "┐", "└", "┘"]
        case .viewport: ["┏", "┓", "┗", "┛"]
        }
    }
}

extension CellBuffer {
    /// Draws a frame of lines around a rectangle of cells, just outside it.
    mutating func outline(_ inside: CellRect, _ line: LineStyle, style: Style) {
        let outside = inside.expanded(by: 1)
        for x in inside.columns {
            self[x, outside.minY] = Cell(line.horizontal, style: style)
            self[x, inside.maxY] = Cell(line.horizontal, style: style)
        }
        for y in inside.rows {
            self[outside.minX, y] = Cell(line.vertical, style: style)
            self[inside.maxX, y] = Cell(line.vertical, style: style)
        }
        let places = [
            (outside.minX, outside.minY), (inside.maxX, outside.minY), (outside.minX, inside.maxY),
            (inside.maxX, inside.maxY),
        ]
        for (place, corner) in zip(places, line.corners) {
            self[place.0, place.1] = Cell(corner, style: style)
        }
    }
}
