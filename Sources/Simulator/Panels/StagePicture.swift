import UIKit

/// The pictures of a stage as they are arranged: the phone, and the content beside it, around it or without it.
@MainActor struct StagePicture {
    let stage: Stage
    let arrangement: Arrangement
    let focus: ScrollFocus
    let facts: ScrollFacts?
    let undecided: Undecided
    /// The cells that may be written.
    let clip: CellRect

    func draw(into buffer: inout CellBuffer) {
        let phone = PhonePicture(stage: stage, arrangement: arrangement, focus: focus, facts: facts)
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
                clip: clip
            ).draw(into: &buffer)
        default:
            phone.draw(into: &buffer)
            guard let map = arrangement.map else { return }
            MapPicture(
                scrollView: scrollView, facts: facts, undecided: undecided, map: map, clip: clip
            ).draw(into: &buffer)
        }
    }
}
