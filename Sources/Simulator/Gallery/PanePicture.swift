import UIKit

/// A scene as it is laid out, in a part of the screen. What would run out of that part is cut off.
@MainActor struct PanePicture {
    let stage: Stage

    func draw(into buffer: inout CellBuffer, pane: CellRect) {
        let focus = ScrollFocus(in: stage.rootView)
        let undecided = Undecided(in: stage.rootView)
        let facts = focus.focused.map { ScrollFacts(of: $0, in: stage.rootView, undecided: undecided) }
        let arrangement = Arrangement(
            pane: pane.size, device: stage.window.bounds.size, facts: facts,
            largest: focus.focused.flatMap(ContentExtent.largestView))
        var picture = CellBuffer(size: pane.size)
        StagePicture(
            stage: stage, arrangement: arrangement, focus: focus, facts: facts, undecided: undecided,
            analysis: nil, clip: picture.bounds
        ).draw(into: &picture)
        for y in 0..<pane.size.height {
            for (x, cell) in picture.row(y).enumerated() { buffer[pane.minX + x, pane.minY + y] = cell }
        }
    }
}
