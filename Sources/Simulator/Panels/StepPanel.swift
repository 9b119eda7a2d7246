import Diagnosis
import UIKit

/// What a step of a walkthrough does: the code with its readings, what was before and is after, and a few plain words.
@MainActor struct StepPanel {
    let stage: Stage
    let steps: StageSteps
    let facts: ScrollFacts?
    /// Who decides the lengths of the content, across and down; none before the first layout.
    let chains: [ContentChain]
    /// What the last change has done; it takes the place of the words.
    let notice: Session.Notice?

    /// So many lines of code are shown at most, in a screen of a height in cells.
    private static func codeLimit(_ height: Int) -> Int { max(1, height - 18) }

    /// The lines under the pictures: the code, the words, the keys, and blanks between them.
    static func height(for steps: StageSteps, in size: CellSize) -> Int {
        min(max(1, lines(of: steps).count), codeLimit(size.height)) + wordLines(of: steps, in: size).count + 3
    }

    /// What the step teaches, in two lines or as many as it needs up to four; empty lines before the first step, which
    /// leaves the words to the scene.
    private static func wordLines(of steps: StageSteps, in size: CellSize) -> [String] {
        let note = steps.current == 0 ? "" : steps.note ?? ""
        let lines = lines(of: note, in: size, limit: size.height < 24 ? 2 : 4)
        return lines + Array(repeating: "", count: max(0, 2 - lines.count))
    }

    private static func lines(of text: String, in size: CellSize, limit: Int) -> [String] {
        let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return TextFitting.lines(of: text, width: size.width - 3, limit: limit)
    }

    /// The code; where there is none, what the statements did.
    private static func lines(of steps: StageSteps) -> [StageSteps.CodeLine] {
        steps.code.isEmpty ? steps.trace.map { StageSteps.CodeLine($0) } : steps.code
    }

    func draw(arrangement: Arrangement, into buffer: inout CellBuffer) {
        drawFacts(arrangement, into: &buffer)
        let top = buffer.size.height - arrangement.stripHeight
        let words = StepPanel.wordLines(of: steps, in: buffer.size)
        let y = buffer.size.height - 2 - words.count
        drawCode(rows: top..<max(top, y - 1), into: &buffer)
        drawWords(words, y: y, into: &buffer)
    }

    // MARK: - Beside the pictures

    private func drawFacts(_ arrangement: Arrangement, into buffer: inout CellBuffer) {
        let x = arrangement.factsStart
        let clip = CellRect(
            x: x, y: 1, width: buffer.size.width - x - 1,
            height: buffer.size.height - 1 - arrangement.stripHeight)
        guard clip.size.width >= 20 else { return }
        var y = 1
        func put(_ text: String, x: Int, style: Style = Theme.plain) {
            buffer.put(TextFitting.shortened(text, to: clip.maxX - x), x: x, y: y, style: style, clip: clip)
        }
        let names = steps.comparisons.map { TextFitting.width(of: $0.name) }.max() ?? 0
        let first = x + max(9, min(names, 14)) + 2
        let second = first + max(6, steps.comparisons.map { TextFitting.width(of: $0.before) }.max() ?? 0) + 3
        if !steps.comparisons.isEmpty {
            put("before", x: first, style: Theme.quiet)
            put("after", x: second, style: Theme.quiet)
            y += 1
        }
        let space = max(1, clip.size.height - 6 - chains.count)
        for entry in steps.comparisons.prefix(space) {
            put(TextFitting.shortened(entry.name, to: first - x - 1), x: x, style: Theme.quiet)
            put(entry.before, x: first, style: Theme.quiet)
            put(entry.after, x: second, style: entry.before == entry.after ? Theme.quiet : Theme.plain)
            y += 1
        }
        if steps.comparisons.count > space {
            put("and \(steps.comparisons.count - space) more", x: x, style: Theme.quiet)
            y += 1
        }
        guard let facts else { return }
        y += 1
        for chain in chains where clip.rows.contains(y) {
            ChainLine(chain: chain).draw(into: &buffer, x: x, y: y, width: clip.size.width)
            y += 1
        }
        for axis in [Axis.horizontal, .vertical] {
            let verdict = Verdict(facts[axis])
            let style = verdict.isOpen ? Theme.bad : verdict.isGood ? Theme.good : Theme.quiet
            let room = clip.maxX - x
            let text = verdict.shorter.first { TextFitting.width(of: $0) <= room } ?? verdict.comparison
            put(text, x: x, style: style)
            y += 1
        }
    }

    // MARK: - Under the pictures

    private func drawCode(rows: Range<Int>, into buffer: inout CellBuffer) {
        let lines = StepPanel.lines(of: steps)
        let current = lines.firstIndex(where: \.isCurrent) ?? 0
        let first = min(max(0, current - rows.count / 2), max(0, lines.count - rows.count))
        let shown = lines[first...].prefix(rows.count)
        let longest = shown.map { TextFitting.width(of: $0.text) }.max() ?? 0
        let column = min(max(40, 4 + longest + 3), max(44, buffer.size.width / 2))
        for (y, line) in zip(rows, shown) {
            if line.isCurrent { buffer.put("▸", x: 2, y: y, style: Theme.accent.bold) }
            let room = buffer.size.width - 5
            let text = TextFitting.shortened(
                line.text, to: line.reading == nil ? room : max(column, longest + 6) - 6)
            let end = 4 + buffer.put(text, x: 4, y: y, style: line.isCurrent ? Theme.plain.bold : Theme.plain)
            guard let reading = line.reading else { continue }
            let x = max(column, end + 2)
            buffer.put(
                TextFitting.shortened(reading, to: buffer.size.width - x - 1), x: x, y: y, style: Theme.quiet)
        }
    }

    private func drawWords(_ words: [String], y: Int, into buffer: inout CellBuffer) {
        if let notice {
            let text = TextFitting.shortened(notice.text, to: buffer.size.width - 3)
            buffer.put(text, x: 2, y: y, style: notice.isBad ? Theme.bad : Theme.good)
            return
        }
        let about = StepPanel.lines(of: stage.about, in: buffer.size, limit: words.count)
        for (index, line) in (steps.current == 0 ? about : words).enumerated() {
            buffer.put(line, x: 2, y: y + index, style: Theme.plain)
        }
    }
}
