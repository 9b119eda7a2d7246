import UIKit

/// The dashed line around the content, which fades to a question mark at an edge that nothing decides.
struct ContentOutline {
    /// The content's cells.
    let inside: CellRect
    let isWidthOpen: Bool
    let isHeightOpen: Bool
    /// Whether there is room around for open edges to fade out into.
    var fades = false

    func draw(into buffer: inout CellBuffer) {
        buffer.outline(inside, .content, style: Theme.quiet)
        if isHeightOpen { openBottom(&buffer) }
        if isWidthOpen { openRight(&buffer) }
        if fades { fadeOut(&buffer) }
    }

    /// Lets the lines at the sides of an open edge go on, thinner and thinner.
    private func fadeOut(_ buffer: inout CellBuffer) {
        if isWidthOpen {
            for x in [inside.maxX + 1, inside.maxX + 3] {
                for y in isHeightOpen ? [inside.minY - 1] : [inside.minY - 1, inside.maxY] {
                    buffer[x, y] = Cell("╌", style: Theme.bad)
                }
            }
        }
        if isHeightOpen {
            for x in isWidthOpen ? [inside.minX - 1] : [inside.minX - 1, inside.maxX] {
                buffer[x, inside.maxY + 1] = Cell("┊", style: Theme.bad)
            }
        }
    }

    private func openBottom(_ buffer: inout CellBuffer) {
        let y = inside.maxY
        buffer.fill(CellRect(x: inside.minX, y: y, width: inside.size.width, height: 1), with: .blank)
        for x in [inside.minX - 1, inside.maxX] { buffer[x, y] = Cell("┊", style: Theme.bad) }
        buffer[(inside.minX + inside.maxX - 1) / 2, y] = Cell("?", style: Theme.bad)
    }

    private func openRight(_ buffer: inout CellBuffer) {
        let x = inside.maxX
        buffer.fill(CellRect(x: x, y: inside.minY, width: 1, height: inside.size.height), with: .blank)
        for y in [inside.minY - 1, inside.maxY] { buffer[x, y] = Cell("┄", style: Theme.bad) }
        buffer[x, (inside.minY + inside.maxY - 1) / 2] = Cell("?", style: Theme.bad)
    }
}

extension ScrollFacts {
    /// `content 375 × 1100`, with a question mark for what is open.
    var contentText: String {
        func length(_ axis: AxisFacts) -> String { axis.isOpen ? "?" : NumberText.short(axis.content) }
        return "content \(length(horizontal)) × \(length(vertical))"
    }
}
