import UIKit

/// The phone with the content of its focused scroll view running out of it to both sides, as far as the
/// terminal goes.
@MainActor struct AroundPicture {
    let phone: PhonePicture
    let scrollView: UIScrollView
    let facts: ScrollFacts
    /// The cells that may be written: between head and strip.
    let clip: CellRect

    private var projection: Projection { phone.arrangement.projection }
    private var picture: CellRect { phone.arrangement.picture }
    private var outline: CellRect { picture.expanded(by: 1) }

    /// The content in the device's coordinates, in points.
    private var content: CGRect {
        CGRect(
            origin: CGPoint(
                x: facts.viewport.minX - facts.offset.x, y: facts.viewport.minY - facts.offset.y),
            size: facts.pictureSize)
    }

    /// The content's cells, as far up and down as the viewport shows them.
    private var cells: CellRect {
        let left = picture.minX + projection.column(content.minX)
        let right = picture.minX + projection.column(content.maxX)
        let top = projection.row(max(content.minY, facts.visible.minY))
        let bottom = projection.row(min(content.maxY, facts.visible.maxY))
        return CellRect(
            x: left, y: picture.minY + top, width: right - left, height: max(1, bottom - top))
    }

    func draw(into buffer: inout CellBuffer) {
        paint(into: &buffer)
        phone.drawIndicators(into: &buffer)
        Bezel(
            picture: picture, projection: projection, facts: facts, isAccented: phone.focus.stops.count > 1
        ).draw(into: &buffer)
        guard facts.visible.height > 0 else { return }
        drawOutline(into: &buffer)
        drawOverhangs(into: &buffer)
        let row = drawDimensions(into: &buffer)
        drawContentText(into: &buffer, avoiding: row)
        drawPages(into: &buffer)
    }

    private func paint(into buffer: inout CellBuffer) {
        let device = phone.stage.window.bounds.size
        var painter = ViewPainter(
            projection: projection, origin: picture.origin, pictureSize: device,
            rasterSize: CellSize(width: clip.maxX, height: clip.maxY), undecided: phone.undecided)
        let far: CGFloat = 1e7
        let frame = projection.pointsPerColumn
        let right = CGFloat(picture.size.width + 1) * frame
        painter.isGhost = true
        for (from, to) in [(-far, -frame), (right, far)] {
            let side = CGRect(
                x: from, y: facts.visible.minY, width: to - from, height: facts.visible.height)
            painter.paintSubviews(of: scrollView, at: facts.viewport.origin, clip: side)
        }
        painter.isGhost = false
        phone.paint(with: &painter)
        painter.draw(into: &buffer, at: CellPoint(x: 0, y: 0))
    }

    /// Whether a column is on the terminal and not under the phone.
    private func isBeside(_ x: Int) -> Bool { clip.columns.contains(x) && !outline.columns.contains(x) }

    private func drawOutline(into buffer: inout CellBuffer) {
        let cells = cells
        for y in [cells.minY - 1, cells.maxY] where clip.rows.contains(y) {
            for x in max(0, cells.minX)..<max(0, cells.minX, min(clip.maxX, cells.maxX)) where isBeside(x) {
                buffer[x, y] = Cell("╌", style: Theme.quiet)
            }
        }
        let corners = LineStyle.content.corners
        for (x, top, bottom, isOpen) in [
            (cells.minX - 1, corners[0], corners[2], false),
            (cells.maxX, corners[1], corners[3], facts.horizontal.isOpen),
        ] where isBeside(x) {
            let style = isOpen ? Theme.bad : Theme.quiet
            for y in cells.rows { buffer[x, y] = Cell(isOpen ? "┊" : "╎", style: style) }
            if isOpen { buffer[x, (cells.minY + cells.maxY) / 2] = Cell("?", style: style) }
            if clip.rows.contains(cells.minY - 1) { buffer[x, cells.minY - 1] = Cell(top, style: style) }
            if clip.rows.contains(cells.maxY) { buffer[x, cells.maxY] = Cell(bottom, style: style) }
        }
    }

    /// Writes by how much views hang out of the content beside the phone.
    private func drawOverhangs(into buffer: inout CellBuffer) {
        for overhang in Overhang.all(in: scrollView, facts) where overhang.axis == .horizontal {
            let x = overhang.isBefore ? cells.minX - 1 : cells.maxX
            guard isBeside(x) else { continue }
            let width = TextFitting.width(of: overhang.text)
            buffer.put(
                overhang.text, x: overhang.isBefore ? x : x + 1 - width, y: (cells.minY + cells.maxY) / 2,
                style: Theme.bad, clip: clip)
        }
    }

    /// Writes the offset left of the phone and what is left to scroll right of it; returns the row.
    private func drawDimensions(into buffer: inout CellBuffer) -> Int {
        let cells = cells
        let row = [cells.minY - 2, cells.maxY + 1].first { clip.rows.contains($0) } ?? cells.minY - 1
        let axis = facts.horizontal
        if axis.offset > 0 {
            Dimension(
                from: cells.minX, to: outline.minX, clip: clip.columns,
                text: "offset \(NumberText.short(axis.offset))"
            ).draw(into: &buffer, y: row, style: Theme.accent)
        }
        let more = axis.range.maximum - axis.offset
        if more > 0 {
            Dimension(
                from: outline.maxX, to: cells.maxX, clip: clip.columns, text: "\(NumberText.short(more)) more"
            ).draw(into: &buffer, y: row, style: Theme.quiet)
        }
        return row
    }

    private func drawContentText(into buffer: inout CellBuffer, avoiding row: Int) {
        let text = facts.contentText
        let y = [cells.maxY + 1, cells.minY - 2].first { clip.rows.contains($0) && $0 != row }
        guard let y else { return }
        let width = TextFitting.width(of: text)
        let x = width + 3 <= outline.minX ? 2 : outline.maxX + 2
        guard x + width <= clip.maxX else { return }
        buffer.put(text, x: x, y: y, style: Theme.plain, clip: clip)
    }

    /// A row of dots under a view that scrolls by pages, if there is room in the phone.
    private func drawPages(into buffer: inout CellBuffer) {
        guard let page = facts.horizontal.page, 2...9 ~= page.count else { return }
        let dots = (1...page.count).map { $0 == page.number ? "●" : "○" }.joined(separator: " ")
        let viewport = projection.cells(of: facts.visible, from: picture.origin).intersection(picture)
        let y = picture.rows.contains(cells.maxY + 1) ? cells.maxY + 1 : cells.maxY
        let width = TextFitting.width(of: dots)
        let x = viewport.minX + (viewport.size.width - width) / 2
        let isFree = (x..<x + width).allSatisfy { buffer[$0, y] == .blank }
        guard picture.rows.contains(y), width <= viewport.size.width, isFree else { return }
        buffer.put(dots, x: x, y: y, style: Theme.plain)
    }
}
