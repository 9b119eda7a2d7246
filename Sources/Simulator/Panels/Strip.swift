import Diagnosis
import UIKit

/// The lines under the pictures: a verdict for each axis, the one that scrolls first; who decides how long the content
/// is, or what is wrong; the keys.
@MainActor struct Strip {
    let stage: Stage
    let focus: ScrollFocus
    let facts: ScrollFacts?
    let litAxis: Axis?
    /// Who decides the contents; nil before the first layout.
    let analysis: ContentAnalysis?
    /// How many lines it has.
    let height: Int
    /// What the last change has done.
    var notice: Session.Notice?

    /// Draws into the last lines of a buffer.
    func draw(into buffer: inout CellBuffer) {
        let top = buffer.size.height - height
        if let facts {
            let axes = [facts.mainAxis, facts.mainAxis.other]
            for (index, axis) in axes.enumerated() { drawVerdict(on: axis, y: top + index, into: &buffer) }
        } else {
            buffer.put("  no scroll view", x: 0, y: top, style: Theme.quiet)
        }
        if let notice {
            let text = TextFitting.shortened(notice.text, to: buffer.size.width - 3)
            buffer.put(text, x: 2, y: top + 2, style: notice.isBad ? Theme.bad : Theme.good)
        } else {
            drawWords(y: top + 2, into: &buffer)
        }
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
        if verdict.isSentence {
            let room = buffer.size.width - 3
            let sentences = verdict.shorter.dropLast()
            let fitting = sentences.first { TextFitting.width(of: $0) <= room } ?? sentences.last
            buffer.put(TextFitting.shortened(fitting ?? "", to: room), x: 2, y: y, style: main)
            return
        }
        let isOffset = facts[axis].offset != 0 || verdict.isGood
        // The columns of both lines stand below each other.
        let other = self.verdict(on: axis.other, facts)
        let comparison = other.isSentence ? 20 : max(20, TextFitting.width(of: other.comparison))
        let position = !verdict.warnings.isEmpty ? lit(Theme.bad) : isOffset ? lit(Theme.accent) : quiet
        let words = [
            (verdict.comparison, main, comparison), (verdict.outcome, verdict.isOpen ? quiet : main, 17),
            (verdict.position, position, 10),
        ]
        var x = 2
        for (text, style, width) in words {
            let room = buffer.size.width - x
            let texts = [text] + (text == verdict.position ? verdict.warnings : [])
            let fitting = texts.first { TextFitting.width(of: $0) <= room } ?? texts[texts.count - 1]
            let shown = TextFitting.shortened(fitting, to: room)
            x += buffer.put(TextFitting.padded(shown, to: width), x: x, y: y, style: style) + 3
        }
        if facts.mainAxis == axis, facts[axis].canScroll {
            drawRibbon(facts[axis], x: x, y: y, into: &buffer)
        }
    }

    private func verdict(on axis: Axis, _ facts: ScrollFacts) -> Verdict {
        let columns = [facts.horizontal, facts.vertical].filter { !$0.isOpen }
            .map { TextFitting.width(of: Verdict.lengthText($0)) }.max()
        // The other line has nothing to say of an offset, and room for the pages, or for what they do not show.
        let isFree = axis != facts.mainAxis && !facts[axis].range.canScroll
        let opening = focus.focused.flatMap { analysis?.opening(of: $0, along: axis.layoutAxis) }
        let unreachable = focus.focused.map {
            isFree ? Unreachable(in: $0, along: axis.other, facts[axis.other]).names : []
        }
        return Verdict(
            facts[axis], contentColumns: columns ?? 0, inner: inner(along: axis),
            pages: isFree ? Verdict.pages(facts[axis.other]) : nil, opening: opening,
            unreachable: unreachable ?? [])
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

    /// Who decides how long the content is; where something is wrong that the verdicts do not tell, that; where there is
    /// no content, what the scene is about.
    private func drawWords(y: Int, into buffer: inout CellBuffer) {
        let room = buffer.size.width - 3
        if let fault = stage.worstFault, !isTold(fault) {
            let text = "\(fault.severity.mark) \(fault.message)"
            buffer.put(TextFitting.shortened(text, to: room), x: 2, y: y, style: Theme.bad)
            return
        }
        guard let facts, let scrollView = focus.focused, let analysis else {
            let about = stage.about.split(whereSeparator: \.isNewline).joined(separator: " ")
            buffer.put(TextFitting.shortened(about, to: room), x: 2, y: y, style: Theme.quiet)
            return
        }
        if let circle = analysis.circle(of: scrollView) {
            let hint = "edges were read as the content area; give \(circle.members[0]) a size of its own"
            buffer.put(TextFitting.shortened(hint, to: room), x: 2, y: y, style: Theme.quiet)
            return
        }
        let chain = analysis.chain(of: scrollView, along: facts.mainAxis.layoutAxis)
        ChainLine(chain: chain).draw(into: &buffer, x: 2, y: y, width: room)
    }

    /// Whether the verdicts say what a fault says.
    private func isTold(_ fault: Diagnostic) -> Bool {
        guard let facts, let scrollView = focus.focused, let analysis else { return false }
        let openings = [Axis.horizontal, .vertical].filter { facts[$0].isOpen }.compactMap {
            analysis.opening(of: scrollView, along: $0.layoutAxis)
        }
        if fault.rule == "ambiguous-frame" {
            return openings.contains { $0.unsized != nil && $0.unsized == fault.view }
        }
        let isOfContent =
            fault.rule.hasPrefix("ambiguous-content") || fault.rule == "circular-content-size"
        return isOfContent && !openings.isEmpty
            && (fault.view == nil || fault.view == stage.source.name(scrollView))
    }
}
