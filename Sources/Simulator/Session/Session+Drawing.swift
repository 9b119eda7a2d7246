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
            stage: stage, focus: focus, facts: facts, litAxis: litAxis, height: arrangement.stripHeight,
            faultPanel: faultPanel, leadsBack: way != nil)
        switch arrangement.kind {
        case .tooSmall:
            SizeNotice().draw(into: &buffer)
        case .phoneOnly:
            if let faultPanel {
                faultPanel.draw(stage.diagnostics, rows: 0..<size.height, into: &buffer)
                return buffer
            }
            phone.draw(into: &buffer)
            let axis = litAxis ?? facts?.mainAxis ?? .vertical
            strip.drawVerdict(on: axis, y: size.height - 1, into: &buffer)
        case .beside, .around, .contentOnly:
            HeadLine(
                name: stage.name, device: stage.deviceName, deviceSize: stage.window.bounds.size,
                arrangement: arrangement, focus: focus.stops.count > 1 ? facts?.name : nil,
                steps: stage.walkthrough.map { ($0.step, $0.stepCount) }, place: way?.place
            ).draw(into: &buffer)
            StagePicture(
                stage: stage, arrangement: arrangement, focus: focus, facts: facts, undecided: undecided,
                clip: CellRect(
                    x: 0, y: 1, width: size.width, height: size.height - 1 - arrangement.stripHeight)
            ).draw(into: &buffer)
            drawHighlights(arrangement, into: &buffer)
            strip.draw(into: &buffer)
        }
        return buffer
    }

    /// Marks the view of the selected fault in the phone and in the map.
    private func drawHighlights(_ arrangement: Arrangement, into buffer: inout CellBuffer) {
        guard let view = selectedFaultView else { return }
        let name = view.displayName
        if arrangement.kind != .contentOnly {
            let frame = arrangement.projection.cells(
                of: view.convert(view.bounds, to: stage.window), from: arrangement.picture.origin)
            Highlight(frame: frame, name: name, clip: arrangement.picture).draw(into: &buffer)
        }
        guard let map = arrangement.map, let scrollView = focus.focused, view.isDescendant(of: scrollView),
            view !== scrollView
        else { return }
        let frame = map.projection.cells(
            of: view.convert(view.bounds, to: scrollView),
            from: CellPoint(x: map.frame.minX, y: map.frame.minY))
        Highlight(frame: frame, name: name, clip: map.frame).draw(into: &buffer)
    }
}
