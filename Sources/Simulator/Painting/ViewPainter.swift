import UIKit

/// Paints a tree of views into a raster, back to front.
///
/// Rectangles are in the picture's points: from the top left of the device, or of the content.
@MainActor struct ViewPainter {
    let projection: Projection
    /// The raster's cell at which the picture's points begin.
    let origin: CellPoint
    /// The picture's size in points. What ends there ends with the last whole cell.
    let pictureSize: CGSize
    private(set) var raster: Raster
    private(set) var captions: [Caption] = []
    /// Whether what is painted now is outside the viewport.
    var isGhost = false
    /// The names of the views that are tinted, because they have just moved.
    var tinted: Set<String> = []
    /// Whether texts, names and marks are wanted beside the paint.
    let hasWords: Bool
    /// What constraints leave open.
    let undecided: Undecided

    init(
        projection: Projection, origin: CellPoint, pictureSize: CGSize, rasterSize: CellSize,
        hasWords: Bool = true, undecided: Undecided = Undecided()
    ) {
        self.undecided = undecided
        self.hasWords = hasWords
        self.projection = projection
        self.origin = origin
        self.pictureSize = pictureSize
        raster = Raster(size: rasterSize)
    }

    /// Paints a view whose superview's coordinates begin at `place`, inside `clip`.
    mutating func paint(_ view: UIView, at place: CGPoint, clip: CGRect, opacity: Double = 1) {
        let opacity = opacity * Double(view.alpha)
        guard !view.isHidden, opacity >= 0.01 else { return }
        let frame = view.frame.offsetBy(dx: place.x, dy: place.y)
        fill(view, frame, clip: clip, opacity: opacity)
        outline(view, frame, clip: clip)
        if hasWords { write(view, frame, clip: clip) }
        let inner = view.clipsToBounds ? clip.intersection(frame) : clip
        guard !inner.isNull, !inner.isEmpty else { return }
        paintSubviews(of: view, at: frame.origin, clip: inner, opacity: opacity)
    }

    /// Paints what is inside a view whose top left corner is at `corner`.
    mutating func paintSubviews(of view: UIView, at corner: CGPoint, clip: CGRect, opacity: Double = 1) {
        let place = CGPoint(x: corner.x - view.bounds.minX, y: corner.y - view.bounds.minY)
        for subview in view.subviews { paint(subview, at: place, clip: clip, opacity: opacity) }
    }

    /// Takes away what was painted in some cells of the raster, and the words there.
    mutating func clear(_ cells: CellRect) {
        raster.clear(columns: cells.columns, rows: cells.rows)
    }

    /// Writes paint and words into a buffer, the raster's top left cell at `place`.
    func draw(into buffer: inout CellBuffer, at place: CellPoint) {
        raster.draw(into: &buffer, at: place)
        for caption in captions { caption.draw(into: &buffer, over: raster, at: place) }
    }

    // MARK: - Cells of rectangles

    /// The raster's columns that a rectangle takes; at least one if it has a width.
    func columns(of rect: CGRect) -> Range<Int> {
        let start = projection.column(rect.minX)
        let isAtEdge = abs(rect.maxX - pictureSize.width) < 0.01
        let end = isAtEdge ? projection.cells(for: pictureSize).width : projection.column(rect.maxX)
        return origin.x + start..<origin.x + max(end, start + (rect.width > 0 ? 1 : 0))
    }

    /// The raster's eighths of rows that a rectangle takes; at least one if it has a height.
    func eighths(of rect: CGRect) -> Range<Int> {
        let start = projection.eighth(rect.minY)
        let isAtEdge = abs(rect.maxY - pictureSize.height) < 0.01
        let end = isAtEdge ? projection.cells(for: pictureSize).height * 8 : projection.eighth(rect.maxY)
        return origin.y * 8 + start..<origin.y * 8 + max(end, start + (rect.height > 0 ? 1 : 0))
    }

    /// The raster's whole cells that lie in a rectangle, those with an edge in them included.
    func cells(of rect: CGRect) -> CellRect {
        let columns = columns(of: rect)
        let eighths = eighths(of: rect)
        let top = eighths.lowerBound >> 3
        let bottom = (eighths.upperBound + 7) >> 3
        return CellRect(
            x: columns.lowerBound, y: top, width: columns.count, height: bottom - top)
    }

    // MARK: - Paint

    private mutating func fill(_ view: UIView, _ frame: CGRect, clip: CGRect, opacity: Double) {
        guard let color = view.paintedColor, frame.width > 0, frame.height > 0, frame.intersects(clip) else {
            return
        }
        let isTinted = view.accessibilityIdentifier.map(tinted.contains) ?? false
        raster.fill(
            columns: columns(of: frame).clamped(to: columns(of: clip)),
            eighths: eighths(of: frame).clamped(to: eighths(of: clip)), with: isTinted ? Theme.tint : color,
            opacity: opacity,
            asGhost: isGhost)
    }

    // MARK: - Outlines

    /// Draws a line around what constraints leave open, and around what would not be seen otherwise.
    private mutating func outline(_ view: UIView, _ frame: CGRect, clip: CGRect) {
        let isOpen = !undecided.attributes(of: view).isEmpty
        guard isOpen || view.isEmptyContainer, frame.width > 0, frame.height > 0, frame.intersects(clip)
        else { return }
        let outline = ViewOutline(
            cells: cells(of: frame), visible: cells(of: frame).intersection(cells(of: clip)), isOpen: isOpen)
        for run in outline.runs {
            append(
                isOpen ? .hatch : .outline, run.text, x: run.origin.x, y: run.origin.y, clip: outline.visible)
        }
        guard hasWords, !isGhost, view.isEmptyContainer, let id = view.accessibilityIdentifier else { return }
        for run in outline.words([id, sizeText(of: view)]) {
            append(.name, run.text, x: run.origin.x, y: run.origin.y, clip: outline.visible)
        }
    }

    /// `375 × ?`, with a question mark for what is open.
    private func sizeText(of view: UIView) -> String {
        let open = undecided.attributes(of: view)
        let width = open.contains("width") ? "?" : NumberText.short(view.frame.width)
        let height = open.contains("height") ? "?" : NumberText.short(view.frame.height)
        return "\(width) × \(height)"
    }

    // MARK: - Words

    private mutating func write(_ view: UIView, _ frame: CGRect, clip: CGRect) {
        if frame.width <= 0 || frame.height <= 0 {
            // Of a view of no height whose inside is seen all the same there is nothing to be looked for.
            let isSeen = view.paintsInside && !view.clipsToBounds
            if view.isMissing, !isSeen { mark(view, frame, clip: clip) }
        } else if frame.intersects(clip) {
            if let label = view as? UILabel {
                captions += LabelPainting.captions(of: label, frame, clip: clip, painter: self)
            } else if view.paintsItself, !view.paintsInside {
                name(view, frame, clip: clip)
            }
        }
    }

    private mutating func name(_ view: UIView, _ frame: CGRect, clip: CGRect) {
        guard let id = view.accessibilityIdentifier, !isGhost else { return }
        let text = " \(id) "
        let visible = cells(of: frame).intersection(cells(of: clip))
        let width = TextFitting.width(of: text)
        let columns = columns(of: frame)
        let x = columns.lowerBound + (columns.count - width) / 2
        guard x >= visible.minX, x + width <= visible.maxX else { return }
        let middle = origin.y + projection.row(holding: frame.midY)
        // The row of the middle, or the one nearest to it that is seen and filled from top to bottom.
        let rows = visible.rows.filter { isEven(row: $0, columns: x..<x + width) }
        guard let y = rows.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return }
        append(.name, text, x: x, y: y, clip: visible)
    }

    /// Whether some cells of a row are filled and have no edges in them.
    private func isEven(row: Int, columns: Range<Int>) -> Bool {
        columns.allSatisfy {
            let paint = raster.evenPaint(x: $0, y: row)
            return paint != nil && paint != .nothing
        }
    }

    private mutating func mark(_ view: UIView, _ frame: CGRect, clip: CGRect) {
        guard let id = view.accessibilityIdentifier, clip.contains(frame.origin), !isGhost else { return }
        let size = "\(NumberText.short(frame.width)) × \(NumberText.short(frame.height))"
        let cells = cells(of: clip)
        let x = origin.x + projection.column(holding: frame.minX)
        var y = origin.y + projection.row(holding: frame.minY)
        while captions.contains(where: { $0.isMark && $0.origin.y == y }) { y += 1 }
        let whole = "◇ \(id) \(size)"
        let fits = x + TextFitting.width(of: whole) <= cells.maxX
        append(.mark, fits ? whole : "◇ \(id)", x: x, y: y, clip: cells)
    }

    private mutating func append(_ kind: Caption.Kind, _ text: String, x: Int, y: Int, clip: CellRect) {
        captions.append(caption(kind, text, x: x, y: y, clip: clip))
    }

    /// Words at a cell, over what is painted there now.
    func caption(_ kind: Caption.Kind, _ text: String, x: Int, y: Int, clip: CellRect) -> Caption {
        var grounds: [Paint] = []
        if case .mark = kind {
        } else {
            grounds = (x..<x + TextFitting.width(of: text)).map { raster.ground(x: $0, y: y) }
        }
        return Caption(
            kind: kind, text: text, origin: CellPoint(x: x, y: y), clip: clip, grounds: grounds,
            isGhost: isGhost)
    }
}

extension Caption {
    fileprivate var isMark: Bool { if case .mark = kind { true } else { false } }
}
