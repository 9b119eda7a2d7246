import Diagnosis
import UIKit

/// The content alone, for views that are smaller than a cell of the phone.
@MainActor struct ContentPicture {
    let scrollView: UIScrollView
    let facts: ScrollFacts
    let undecided: Undecided
    let arrangement: Arrangement
    /// Who decides the content; nil before the first layout.
    let analysis: ContentAnalysis?
    /// The cells that may be written: between head and strip.
    let clip: CellRect
    /// The names of the views that have just moved.
    var moved: Set<String> = []

    func draw(into buffer: inout CellBuffer) {
        let picture = arrangement.picture
        let size = facts.pictureSize
        var painter = ViewPainter(
            projection: arrangement.projection, origin: CellPoint(x: 0, y: 0), pictureSize: size,
            rasterSize: picture.size, undecided: undecided)
        painter.tinted = moved
        painter.paintSubviews(
            of: scrollView, at: facts.offset, clip: CGRect(origin: .zero, size: size))
        painter.draw(into: &buffer, at: picture.origin)
        ContentOutline(
            inside: picture, isWidthOpen: facts.horizontal.isOpen, isHeightOpen: facts.vertical.isOpen,
            fades: true
        ).draw(into: &buffer)
        Overhang.draw(
            Overhang.all(in: scrollView, facts), around: picture, arrangement.projection, into: &buffer,
            clip: clip)
        let x = picture.maxX + 6
        guard clip.maxX - x >= 8 else { return }
        if x + TextFitting.width(of: facts.contentText) <= clip.maxX {
            buffer.put(facts.contentText, x: x, y: picture.minY - 1, style: Theme.plain, clip: clip)
        }
        if facts.horizontal.isOpen || facts.vertical.isOpen, let analysis {
            let chains = [Axis.horizontal, .vertical].map {
                analysis.chain(of: scrollView, along: $0.layoutAxis)
            }
            FactList(chains: chains, facts: facts).draw(into: &buffer, beside: picture, clip: clip)
            return
        }
        let names = ContentNames(of: scrollView, projection: arrangement.projection, undecided: undecided)
        names.draw(into: &buffer, x: x, y: picture.minY, clip: clip)
    }
}
