import Diagnosis
import UIKit

/// The content standing still, with the bounds moving over it: the other half of the truth.
@MainActor struct MapPicture {
    let scrollView: UIScrollView
    let facts: ScrollFacts
    let undecided: Undecided
    let map: Arrangement.Map
    /// Who decides how long the content is; nil before the first layout.
    let chain: ContentChain?
    /// The cells that may be written: between head and strip.
    let clip: CellRect
    /// The names of the views that have just moved.
    var moved: Set<String> = []

    /// The cells of the content that the viewport shows, in the buffer's cells.
    private var viewport: CellRect {
        let projection = map.projection
        let size = projection.cells(
            for: CGSize(width: facts.horizontal.viewport, height: facts.vertical.viewport))
        let isWide = facts.horizontal.range.canScroll
        return CellRect(
            x: map.frame.minX + (isWide ? projection.column(facts.offset.x) : 0),
            y: map.frame.minY + projection.row(facts.offset.y),
            width: isWide ? size.width : map.frame.size.width, height: size.height)
    }

    func draw(into buffer: inout CellBuffer) {
        paint(into: &buffer)
        ContentOutline(
            inside: map.frame, isWidthOpen: facts.horizontal.isOpen, isHeightOpen: facts.vertical.isOpen
        ).draw(into: &buffer)
        drawBracket(into: &buffer)
        Overhang.draw(
            Overhang.all(in: scrollView, facts), around: map.frame, map.projection, into: &buffer, clip: clip)
        if map.hasRoomForWords { drawWords(into: &buffer) }
        if map.hasFacts { drawFacts(into: &buffer) }
    }

    private func paint(into buffer: inout CellBuffer) {
        let size = facts.pictureSize
        var painter = ViewPainter(
            projection: map.projection, origin: CellPoint(x: 0, y: 0), pictureSize: size,
            rasterSize: map.frame.size, hasWords: false, undecided: undecided)
        painter.tinted = moved
        // The corner of the bounds is where the content's origin is not: subviews are painted from there.
        let corner = facts.offset
        let content = CGRect(origin: .zero, size: size)
        painter.isGhost = true
        painter.paintSubviews(of: scrollView, at: corner, clip: content)
        let seen = viewport.intersection(map.frame)
        let inside = CellRect(
            x: seen.minX - map.frame.minX, y: seen.minY - map.frame.minY, width: seen.size.width,
            height: seen.size.height)
        painter.clear(inside)
        painter.isGhost = false
        let points = map.projection
        let seenPoints = CGRect(
            origin: CGPoint(
                x: CGFloat(inside.minX) * points.pointsPerColumn,
                y: CGFloat(inside.minY) * points.pointsPerRow),
            size: points.points(for: inside.size))
        painter.paintSubviews(of: scrollView, at: corner, clip: seenPoints)
        painter.draw(into: &buffer, at: map.frame.origin)
    }

    private func drawBracket(into buffer: inout CellBuffer) {
        let seen = viewport
        if facts.horizontal.range.canScroll {
            buffer.outline(seen, .viewport, style: Theme.accent)
            return
        }
        for (x, top, bottom) in [(map.frame.minX - 3, "┏", "┗"), (map.frame.maxX + 2, "┓", "┛")] {
            for y in seen.rows where clip.rows.contains(y) {
                let isSingle = seen.size.height == 1
                let glyph = isSingle ? "┃" : y == seen.minY ? top : y == seen.maxY - 1 ? bottom : "┃"
                buffer[x, y] = Cell(glyph, style: Theme.accent)
            }
        }
    }

    /// The dimension of the offset from the content's top to the bounds, and the bounds' name.
    private func drawWords(into buffer: inout CellBuffer) {
        let end = map.frame.minX - 4
        let seen = viewport
        let rows = max(0, seen.minY - map.frame.minY)
        let arrow = end - 1
        for index in 0..<rows where clip.rows.contains(map.frame.minY + index) {
            let glyph = index == rows - 1 ? "▼" : index == 0 ? "┬" : "│"
            buffer[arrow, map.frame.minY + index] = Cell(glyph, style: Theme.accent)
        }
        func put(_ text: String, endingAt end: Int, y: Int, style: Style) {
            buffer.put(text, x: end - TextFitting.width(of: text), y: y, style: style, clip: clip)
        }
        if rows > 0 {
            let text = "offset \(NumberText.short(facts.vertical.offset))"
            put(text, endingAt: arrow - 1, y: map.frame.minY + (rows - 1) / 2, style: Theme.accent)
        }
        guard seen.size.height >= 5 else { return }
        let middle = (seen.minY + seen.maxY) / 2 - 1
        let size =
            "\(NumberText.short(facts.horizontal.viewport)) × \(NumberText.short(facts.vertical.viewport))"
        put("bounds", endingAt: end, y: middle, style: Theme.accent)
        put(size, endingAt: end, y: middle + 1, style: Theme.quiet)
    }

    private func drawFacts(into buffer: inout CellBuffer) {
        let x = map.frame.maxX + 5
        buffer.put(facts.contentText, x: x, y: map.frame.minY - 1, style: Theme.plain, clip: clip)
        guard clip.maxX - x >= 8 else { return }
        let names = ContentNames(
            of: scrollView, projection: map.projection, undecided: undecided, last: chain?.lastName)
        names.draw(into: &buffer, x: x, y: map.frame.minY, clip: clip)
        if facts.vertical.isOpen, facts.vertical.reach > 0 {
            let text = "views reach \(NumberText.short(facts.vertical.reach))"
            buffer.put(text, x: x, y: map.frame.maxY, style: Theme.quiet, clip: clip)
        } else if facts.mainAxis == .vertical, let sum = chain?.lastSum {
            drawEnd(sum, x: x, into: &buffer)
        }
    }

    /// What the content's far edge comes from, beside that edge, in as many words as there is room for.
    private func drawEnd(_ sum: String, x: Int, into buffer: inout CellBuffer) {
        let length = NumberText.short(facts.vertical.content)
        let texts = ["\(length) comes from \(sum)", "= \(sum)"]
        let room = clip.maxX - 1 - x
        guard let text = texts.first(where: { TextFitting.width(of: $0) <= room }) else { return }
        buffer.put(text, x: x, y: map.frame.maxY, style: Theme.quiet, clip: clip)
    }
}
