import UIKit

extension Session {
    /// The picture of the present state, as large as the screen.
    public func draw() -> CellBuffer {
        var buffer = CellBuffer(size: size)
        let arrangement = arrangement
        if let keyPanel, arrangement.kind != .tooSmall {
            keyPanel.draw(into: &buffer)
            return buffer
        }
        let facts = facts
        let phone = PhonePicture(stage: stage, arrangement: arrangement, focus: focus, facts: facts)
        let strip = Strip(
            stage: stage, focus: focus, facts: facts, litAxis: litAxis, height: arrangement.stripHeight)
        switch arrangement.kind {
        case .tooSmall:
            SizeNotice().draw(into: &buffer)
        case .phoneOnly:
            phone.draw(into: &buffer)
            let axis = litAxis ?? facts?.mainAxis ?? .vertical
            strip.drawVerdict(on: axis, y: size.height - 1, into: &buffer)
        case .beside, .around, .contentOnly:
            HeadLine(
                name: stage.name, device: stage.deviceName, deviceSize: stage.window.bounds.size,
                arrangement: arrangement, focus: focus.stops.count > 1 ? facts?.name : nil,
                steps: stage.walkthrough.map { ($0.step, $0.stepCount) }
            ).draw(into: &buffer)
            drawPictures(phone, facts, into: &buffer)
            strip.draw(into: &buffer)
        }
        return buffer
    }

    private func drawPictures(_ phone: PhonePicture, _ facts: ScrollFacts?, into buffer: inout CellBuffer) {
        let arrangement = phone.arrangement
        let clip = CellRect(
            x: 0, y: 1, width: size.width, height: size.height - 1 - arrangement.stripHeight)
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
