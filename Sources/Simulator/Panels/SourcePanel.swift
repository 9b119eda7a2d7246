import UIKit

/// The text of the scene, as its file has it or in another spelling.
struct SourcePanel: Equatable, Sendable {
    private var cursor = ListCursor()
    /// Which text it is: 0 for the one of the file, then the spellings.
    private var number = 0

    /// A panel on a stage's file whose marked line is the one of that number, counted from 1.
    @MainActor init(line: Int = 1, of stage: Stage) {
        cursor.move(forward: true, by: .end, count: line)
        cursor.keep(count: lines(of: stage).count)
    }

    /// The text in the next spelling, from its beginning; after the last one the file's again.
    @MainActor mutating func takeNextSpelling(of stage: Stage) {
        number = (number + 1) % (stage.spellings.count + 1)
        cursor = ListCursor()
    }

    /// Moves through the text.
    @MainActor mutating func move(forward: Bool, by step: ScrollStep, in stage: Stage) {
        cursor.move(forward: forward, by: step, count: lines(of: stage).count)
    }

    @MainActor func draw(_ stage: Stage, rows: Range<Int>, into buffer: inout CellBuffer) {
        var rows = rows
        if !stage.spellings.isEmpty {
            drawNames(of: stage, y: rows.lowerBound, into: &buffer)
            rows = rows.dropFirst()
        }
        var panel = PanelLines(rows: rows)
        let lines = lines(of: stage)
        guard !lines.isEmpty else {
            panel.put("there is no file to show", Theme.quiet, into: &buffer)
            return
        }
        let width = "\(lines.count)".count
        for index in cursor.visible(in: panel.left, count: lines.count) {
            let number = TextFitting.rightAligned("\(index + 1)", to: width)
            let isSelected = index == cursor.selected
            panel.put(
                "\(number)  \(lines[index])", isSelected ? Theme.plain : Theme.quiet, isSelected: isSelected,
                into: &buffer)
        }
    }

    /// All ways to write the scene, the one that is shown in brackets.
    @MainActor private func drawNames(of stage: Stage, y: Int, into buffer: inout CellBuffer) {
        var x = 2
        var names = [stage.textName] + stage.spellings.map(\.name)
        // Two columns between them, and the brackets.
        let width = names.reduce(2) { $0 + TextFitting.width(of: $1) + 2 }
        if x + width > buffer.size.width { names[0] = "file" }
        for (index, name) in names.enumerated() {
            let isShown = index == number
            let word = isShown ? "[\(name)]" : name
            guard x + TextFitting.width(of: word) < buffer.size.width else { return }
            x += buffer.put(word, x: x, y: y, style: isShown ? Theme.accent.bold : Theme.quiet) + 2
        }
    }

    @MainActor private func lines(of stage: Stage) -> [Substring] {
        let isSpelled = number > 0 && stage.spellings.indices.contains(number - 1)
        let text = isSpelled ? stage.spellings[number - 1].text : stage.text
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
