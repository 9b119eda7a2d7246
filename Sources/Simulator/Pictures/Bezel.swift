import UIKit

/// The device's frame. Where an edge of the viewport lies on it, the frame is solid if the content ends there and
/// dashed if it goes on; an edge inside the device gets a dashed line only if the content goes on.
struct Bezel {
    let picture: CellRect
    let projection: Projection
    let facts: ScrollFacts?
    /// Whether the focused scroll view is one of several, so that its edges have to be told apart.
    let isAccented: Bool

    func draw(into buffer: inout CellBuffer) {
        buffer.outline(picture, .device, style: Theme.faint)
        guard let facts else { return }
        let viewport = projection.cells(of: facts.visible, from: picture.origin).intersection(picture)
        guard !viewport.isEmpty else { return }
        horizontalEdge(y: viewport.minY - 1, viewport, goesOn: facts.vertical.goesOnBefore, &buffer)
        horizontalEdge(y: viewport.maxY, viewport, goesOn: facts.vertical.goesOnAfter, &buffer)
        verticalEdge(x: viewport.minX - 1, viewport, goesOn: facts.horizontal.goesOnBefore, &buffer)
        verticalEdge(x: viewport.maxX, viewport, goesOn: facts.horizontal.goesOnAfter, &buffer)
    }

    private var style: Style { isAccented ? Theme.accent : Theme.faint }

    private func horizontalEdge(y: Int, _ viewport: CellRect, goesOn: Bool, _ buffer: inout CellBuffer) {
        let isOnFrame = y < picture.minY || y >= picture.maxY
        guard goesOn || (isOnFrame && isAccented) else { return }
        for x in viewport.columns where isOnFrame || buffer[x, y] == .blank {
            buffer[x, y] = Cell(goesOn ? "╌" : "─", style: style)
        }
    }

    private func verticalEdge(x: Int, _ viewport: CellRect, goesOn: Bool, _ buffer: inout CellBuffer) {
        let isOnFrame = x < picture.minX || x >= picture.maxX
        guard goesOn || (isOnFrame && isAccented) else { return }
        for y in viewport.rows where isOnFrame || buffer[x, y] == .blank {
            buffer[x, y] = Cell(goesOn ? "╎" : "│", style: style)
        }
    }
}
