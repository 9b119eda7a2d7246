import Diagnosis
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
        let phone = PhonePicture(
            stage: stage, arrangement: arrangement, focus: focus, facts: facts, undecided: undecided,
            moved: moved)
        let strip = Strip(
            stage: stage, focus: focus, facts: facts, litAxis: litAxis,
            analysis: stage.isLaidOut ? analysis : nil,
            height: arrangement.stripHeight, notice: notice ?? fileFault)
        switch arrangement.kind {
        case .tooSmall:
            SizeNotice().draw(into: &buffer)
        case .phoneOnly:
            if panel != nil {
                drawPanel(rows: 0..<size.height, into: &buffer)
                return buffer
            }
            phone.draw(into: &buffer)
            let axis = litAxis ?? facts?.mainAxis ?? .vertical
            strip.drawVerdict(on: axis, y: size.height - 1, into: &buffer)
        case .beside, .around, .contentOnly:
            HeadLine(
                name: stage.name, device: stage.deviceName, deviceSize: stage.window.bounds.size,
                arrangement: arrangement, focus: focus.stops.count > 1 ? facts?.name : nil,
                steps: stage.steps.map { ($0.current, $0.count) }, place: way?.place
            ).draw(into: &buffer)
            StagePicture(
                stage: stage, arrangement: arrangement, focus: focus, facts: facts, undecided: undecided,
                analysis: analysis,
                clip: CellRect(
                    x: 0, y: 1, width: size.width, height: size.height - 1 - arrangement.stripHeight),
                moved: moved
            ).draw(into: &buffer)
            drawHighlights(arrangement, into: &buffer)
            if let steps = stage.steps {
                StepPanel(
                    stage: stage, steps: steps, facts: facts, chains: stepChains, notice: notice ?? fileFault
                )
                .draw(arrangement: arrangement, into: &buffer)
            } else {
                strip.draw(into: &buffer)
            }
            drawPanel(
                rows: size.height - arrangement.stripHeight + 2..<size.height - 1, into: &buffer)
            keyLine(facts).draw(into: &buffer, y: size.height - 1)
        }
        return buffer
    }

    /// Who decides the lengths of the focused content, across and down.
    private var stepChains: [ContentChain] {
        guard stage.isLaidOut, let scrollView = focus.focused, let analysis else { return [] }
        return [Axis.horizontal, .vertical].compactMap {
            analysis.chain(of: scrollView, along: $0.layoutAxis)
        }
    }

    private func keyLine(_ facts: ScrollFacts?) -> KeyLine {
        KeyLine(
            focus: focus, facts: facts, steps: stage.steps, faults: stage.diagnostics.count,
            offer: offeredFixes, takesEdits: stage.takesEdits, panel: panel?.kind,
            hasFix: selectedFault.map { !$0.fixes.isEmpty } ?? false,
            hasSpellings: !stage.spellings.isEmpty, leadsBack: way != nil)
    }

    /// Draws the open panel over the words of the strip.
    private func drawPanel(rows: Range<Int>, into buffer: inout CellBuffer) {
        guard let panel else { return }
        // What the file says wrong keeps the first line.
        let isShared = fileFault != nil && rows.count > 2
        let rows = rows.lowerBound + (isShared ? 1 : 0)..<rows.upperBound
        buffer.fill(
            CellRect(x: 0, y: rows.lowerBound, width: size.width, height: rows.count), with: .blank)
        switch panel {
        case .why(let why): why.draw(whyLines, rows: rows, into: &buffer)
        case .constraints(let list):
            list.draw(constraintEntries, of: selection, rows: rows, into: &buffer)
        case .faults(let list): list.draw(stage.diagnostics, rows: rows, into: &buffer)
        case .source(let source): source.draw(stage, rows: rows, into: &buffer)
        }
    }

    /// Marks the selected view, or that of the selected fault, in the phone and in the map.
    private func drawHighlights(_ arrangement: Arrangement, into buffer: inout CellBuffer) {
        guard let view = markedView else { return }
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
