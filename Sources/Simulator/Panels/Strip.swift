import Diagnosis
import UIKit

/// The lines under the pictures: a verdict for each axis, the one that scrolls first; what is wrong, or what the
/// scene is about; the keys.
@MainActor struct Strip {
    let stage: Stage
    let focus: ScrollFocus
    let facts: ScrollFacts?
    let litAxis: Axis?
    /// How many lines it has.
    let height: Int
    /// The list of faults, if it is open.
    var faultPanel: FaultPanel?
    /// Whether Esc leads to the gallery.
    var leadsBack = false

    /// Draws into the last lines of a buffer.
    func draw(into buffer: inout CellBuffer) {
        let top = buffer.size.height - height
        if let facts {
            let axes = [facts.mainAxis, facts.mainAxis.other]
            for (index, axis) in axes.enumerated() { drawVerdict(on: axis, y: top + index, into: &buffer) }
        } else {
            buffer.put("  no scroll view", x: 0, y: top, style: Theme.quiet)
        }
        if let faultPanel {
            faultPanel.draw(
                stage.diagnostics, rows: top + 2..<top + height - 1, into: &buffer)
        } else if let walkthrough = stage.walkthrough {
            draw(walkthrough, y: top + 2, into: &buffer)
        } else {
            drawMessage(y: top + 2, into: &buffer)
        }
        KeyLine(
            focus: focus, facts: facts, walkthrough: stage.walkthrough, faults: stage.diagnostics.count,
            fault: faultPanel.map {
                stage.diagnostics.indices.contains($0.selected)
                    ? !stage.diagnostics[$0.selected].fixes.isEmpty : false
            }, leadsBack: leadsBack
        )
        .draw(into: &buffer, y: top + height - 1)
    }

    /// Draws the verdict on one axis into a line, in fewer words if there is no room for all of them.
    func drawVerdict(on axis: Axis, y: Int, into buffer: inout CellBuffer) {
        guard let facts else { return }
        let verdict = verdict(on: axis, facts)
        let isLit = litAxis == axis
        if isLit { buffer.put("▸", x: 0, y: y, style: Theme.accent.bold) }
        func lit(_ style: Style) -> Style { isLit ? style.bold : style }
        let quiet = lit(isLit ? Theme.plain : Theme.quiet)
        let main = verdict.isOpen ? lit(Theme.bad) : verdict.isGood ? lit(Theme.good) : quiet
        guard buffer.size.width >= Arrangement.fullSize.width else {
            let room = buffer.size.width - 2
            let text = verdict.shorter.first { TextFitting.width(of: $0) <= room } ?? verdict.shorter.last
            buffer.put(text ?? "", x: 2, y: y, style: main)
            return
        }
        let isOffset = facts[axis].offset != 0 || verdict.isGood
        // The columns of both lines stand below each other.
        let comparison = max(20, TextFitting.width(of: self.verdict(on: axis.other, facts).comparison))
        let words = [
            (verdict.comparison, main, comparison), (verdict.outcome, verdict.isOpen ? quiet : main, 17),
            (verdict.position, isOffset ? lit(Theme.accent) : quiet, 10),
        ]
        var x = 2
        for (text, style, width) in words {
            let shown = TextFitting.shortened(text, to: buffer.size.width - x)
            x += buffer.put(TextFitting.padded(shown, to: width), x: x, y: y, style: style) + 3
        }
        if facts.mainAxis == axis, facts[axis].canScroll {
            drawRibbon(facts[axis], x: x, y: y, into: &buffer)
        }
    }

    private func verdict(on axis: Axis, _ facts: ScrollFacts) -> Verdict {
        let columns = [facts.horizontal, facts.vertical].filter { !$0.isOpen }
            .map { TextFitting.width(of: Verdict.lengthText($0)) }.max()
        // The other line has nothing to say of an offset, and room for the pages.
        let isFree = axis != facts.mainAxis && !facts[axis].range.canScroll
        return Verdict(
            facts[axis], contentColumns: columns ?? 0, inner: inner(along: axis),
            pages: isFree ? Verdict.pages(facts[axis.other]) : nil)
    }

    /// The content as a thin line, what one sees of it heavy.
    private func drawRibbon(_ facts: AxisFacts, x: Int, y: Int, into buffer: inout CellBuffer) {
        let length = buffer.size.width - 2 - x
        guard length >= 8 else { return }
        let thumb = Thumb(facts, length: length)
        for index in 0..<length {
            let isSeen = thumb.range.contains(index)
            buffer[x + index, y] = Cell(isSeen ? "━" : "─", style: isSeen ? Theme.accent : Theme.faint)
        }
    }

    /// The first scroll view inside the focused one that scrolls along an axis along which that does not.
    private func inner(along axis: Axis) -> (name: String, range: LegalOffsetRange)? {
        guard let facts, !facts[axis].canScroll, let focused = focus.focused,
            let target = focus.target(along: axis), target.isDescendant(of: focused)
        else { return nil }
        let range = axis == .horizontal ? target.horizontalRange : target.verticalRange
        return (target.displayName, range)
    }

    /// The step's note in at most two lines, and what its last statement did; before the first step what the
    /// scene is about.
    private func draw(_ walkthrough: any Walkthrough, y: Int, into buffer: inout CellBuffer) {
        let room = buffer.size.width - 3
        let text = (walkthrough.step == 0 ? stage.about : walkthrough.note ?? "")
            .split(whereSeparator: \.isNewline).joined(separator: " ")
        let lines = TextFitting.lines(of: text, width: room, limit: 2)
        for (index, line) in lines.enumerated() {
            buffer.put(line, x: 2, y: y + index, style: Theme.plain)
        }
        let last = walkthrough.trace.last ?? (walkthrough.step == 0 ? "before the first layout pass" : "")
        buffer.put(TextFitting.shortened(last, to: room), x: 2, y: y + 2, style: Theme.quiet)
    }

    private func drawMessage(y: Int, into buffer: inout CellBuffer) {
        let room = buffer.size.width - 3
        // The worst first, and of those the first in the file; a note is no reason to hide what the scene is about.
        let worst = stage.diagnostics.filter { $0.severity != .note }.max { $0.severity < $1.severity }
        if let worst, let fault = stage.diagnostics.first(where: { $0.severity == worst.severity }) {
            let text = "\(fault.severity.mark) \(fault.message)"
            buffer.put(TextFitting.shortened(text, to: room), x: 2, y: y, style: Theme.bad)
            return
        }
        let about = stage.about.split(whereSeparator: \.isNewline).joined(separator: " ")
        buffer.put(TextFitting.shortened(about, to: room), x: 2, y: y, style: Theme.quiet)
    }
}
