import UIKit

/// The text of the scene's file, from the place of the selected view on.
struct SourcePanel: Equatable, Sendable {
    private var cursor = ListCursor()

    /// A panel whose marked line is the one of that number, counted from 1.
    init(line: Int = 1, of text: String = "") {
        cursor.move(forward: true, by: .end, count: line)
        cursor.keep(count: SourcePanel.lines(of: text).count)
    }

    /// Moves through a text.
    mutating func move(forward: Bool, by step: ScrollStep, in text: String) {
        cursor.move(forward: forward, by: step, count: SourcePanel.lines(of: text).count)
    }

    func draw(_ text: String, rows: Range<Int>, into buffer: inout CellBuffer) {
        var panel = PanelLines(rows: rows)
        let lines = SourcePanel.lines(of: text)
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

    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
