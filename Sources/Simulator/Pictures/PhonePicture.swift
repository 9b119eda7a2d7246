import UIKit

/// What the device shows: the views as they are, cut off where they are cut off, and the scroll indicators.
@MainActor struct PhonePicture {
    let stage: Stage
    let arrangement: Arrangement
    let focus: ScrollFocus
    let facts: ScrollFacts?
    /// What constraints leave open.
    let undecided: Undecided
    /// The names of the views that have just moved.
    var moved: Set<String> = []

    func draw(into buffer: inout CellBuffer) {
        let picture = arrangement.picture
        var painter = ViewPainter(
            projection: arrangement.projection, origin: CellPoint(x: 0, y: 0),
            pictureSize: stage.window.bounds.size, rasterSize: picture.size,
            undecided: undecided)
        paint(with: &painter)
        painter.draw(into: &buffer, at: picture.origin)
        drawIndicators(into: &buffer)
        Bezel(
            picture: picture, projection: arrangement.projection, facts: facts,
            isAccented: focus.stops.count > 1
        ).draw(into: &buffer)
    }

    /// Paints the window's views into a painter, inside the device.
    func paint(with painter: inout ViewPainter) {
        painter.tinted = moved
        painter.paintSubviews(
            of: stage.window, at: .zero, clip: CGRect(origin: .zero, size: stage.window.bounds.size))
    }

    /// The bars at the right edges of scroll views that scroll vertically, as long as the part that one sees.
    func drawIndicators(into buffer: inout CellBuffer) {
        for scrollView in focus.stops where scrollView.showsVerticalScrollIndicator {
            let facts = ScrollFacts(of: scrollView, in: stage.rootView, undecided: Undecided())
            guard facts.vertical.canScroll else { continue }
            drawIndicator(facts, into: &buffer)
        }
    }

    private func drawIndicator(_ facts: ScrollFacts, into buffer: inout CellBuffer) {
        let picture = arrangement.picture
        let viewport = arrangement.projection.cells(of: facts.viewport, from: picture.origin)
        let x = viewport.maxX - 1
        let thumb = Thumb(facts.vertical, length: viewport.size.height)
        for y in thumb.range.map({ $0 + viewport.minY }) where picture.contains(CellPoint(x: x, y: y)) {
            let ground = BlockGlyph.mainColor(of: buffer[x, y])
            buffer[x, y] = Cell("▐", style: Theme.indicator.on(ground))
        }
    }
}
