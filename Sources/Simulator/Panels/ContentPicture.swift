import UIKit

/// The content alone, for views that are smaller than a cell of the phone.
@MainActor struct ContentPicture {
    let scrollView: UIScrollView
    let facts: ScrollFacts
    let undecided: Undecided
    let arrangement: Arrangement
    /// The cells that may be written: between head and strip.
    let clip: CellRect

    func draw(into buffer: inout CellBuffer) {
        let picture = arrangement.picture
        let size = facts.pictureSize
        var painter = ViewPainter(
            projection: arrangement.projection, origin: CellPoint(x: 0, y: 0), pictureSize: size,
            rasterSize: picture.size)
        painter.paintSubviews(
            of: scrollView, at: facts.offset, clip: CGRect(origin: .zero, size: size))
        painter.draw(into: &buffer, at: picture.origin)
        ContentOutline(
            inside: picture, isWidthOpen: facts.horizontal.isOpen, isHeightOpen: facts.vertical.isOpen
        ).draw(into: &buffer)
        let x = picture.maxX + 6
        guard clip.maxX - x >= 8 else { return }
        if x + TextFitting.width(of: facts.contentText) <= clip.maxX {
            buffer.put(facts.contentText, x: x, y: picture.minY - 1, style: Theme.plain, clip: clip)
        }
        let names = ContentNames(of: scrollView, projection: arrangement.projection, undecided: undecided)
        names.draw(into: &buffer, x: x, y: picture.minY, clip: clip)
    }
}
