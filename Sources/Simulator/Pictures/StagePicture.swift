import Diagnosis
import UIKit

/// The pictures of a stage as they are arranged: the phone, and the content beside it, around it or without it.
@MainActor struct StagePicture {
    let stage: Stage
    let arrangement: Arrangement
    let focus: ScrollFocus
    let facts: ScrollFacts?
    let undecided: Undecided
    /// Who decides the contents; nil before the first layout.
    let analysis: ContentAnalysis?
    /// The cells that may be written.
    let clip: CellRect
    /// The names of the views that have just moved.
    var moved: Set<String> = []

    func draw(into buffer: inout CellBuffer) {
        let phone = PhonePicture(
            stage: stage, arrangement: arrangement, focus: focus, facts: facts, undecided: undecided,
            moved: moved)
        guard let facts, let scrollView = focus.focused else {
            phone.draw(into: &buffer)
            return
        }
        switch arrangement.kind {
        case .around:
            AroundPicture(phone: phone, scrollView: scrollView, facts: facts, clip: clip).draw(into: &buffer)
        case .contentOnly:
            ContentPicture(
                scrollView: scrollView, facts: facts, undecided: undecided, arrangement: arrangement,
                analysis: analysis, clip: clip, moved: moved
            ).draw(into: &buffer)
        default:
            phone.draw(into: &buffer)
            drawContent(of: scrollView, facts, into: &buffer)
        }
    }

    /// The map beside the phone, or the circle that takes its place.
    private func drawContent(
        of scrollView: UIScrollView, _ facts: ScrollFacts, into buffer: inout CellBuffer
    ) {
        guard let map = arrangement.map else {
            if stage.steps == nil, let circle = analysis?.circle(of: scrollView) {
                LoopPicture(circle: circle, phone: arrangement.picture, clip: clip).draw(into: &buffer)
            }
            return
        }
        MapPicture(
            scrollView: scrollView, facts: facts, undecided: undecided, map: map,
            chain: analysis?.chain(of: scrollView, along: facts.mainAxis.layoutAxis), clip: clip, moved: moved
        ).draw(into: &buffer)
    }
}
