import UIKit

/// The words of a label at a scale: its text where the text fits the label's own cells, else a grey bar as long
/// as the text would be. Text is never squeezed into other words, and never spills.
@MainActor enum LabelPainting {
    static func captions(of label: UILabel, _ frame: CGRect, clip: CGRect, painter: ViewPainter) -> [Caption]
    {
        let lines = label.displayedLines
        guard !lines.isEmpty else { return [] }
        let columns = painter.columns(of: frame)
        let rows = rows(of: frame, count: lines.count, painter: painter)
        let visible = painter.cells(of: frame).intersection(painter.cells(of: clip))
        let fits =
            lines.allSatisfy { TextFitting.width(of: $0) <= columns.count } && rows.count == lines.count
        guard fits else {
            return bars(of: lines, label, frame, rows: rows, clip: visible, painter: painter)
        }
        let isBold = label.font.weight.rawValue >= UIFont.Weight.semibold.rawValue
        // Where a cell is more than a letter, a blank on both sides sets the word off from what is filled.
        let isSetOff = painter.isGhost || painter.projection != .oneToOne
        return zip(lines, rows).map { line, row in
            let x = start(TextFitting.width(of: line), in: columns, label.textAlignment)
            return painter.caption(
                .text(label.textColor, isBold: isBold), isSetOff ? " \(line) " : line,
                x: isSetOff ? x - 1 : x,
                y: row, clip: visible)
        }
    }

    /// The rows for some lines: around the middle of the label, no more than it has.
    private static func rows(of frame: CGRect, count: Int, painter: ViewPainter) -> Range<Int> {
        let available = max(1, painter.projection.cells(for: frame.size).height)
        let used = min(count, available)
        let lineHeight = painter.projection.pointsPerRow
        let top = frame.midY - CGFloat(used) * lineHeight / 2
        // Half a row lower, and rounded down: the row whose middle is nearest.
        let first = painter.origin.y + painter.projection.row(holding: top + lineHeight / 2)
        return first..<first + used
    }

    private static func bars(
        of lines: [String], _ label: UILabel, _ frame: CGRect, rows: Range<Int>, clip: CellRect,
        painter: ViewPainter
    ) -> [Caption] {
        let columns = painter.columns(of: frame)
        return zip(lines, rows).map { line, row in
            let points = CGFloat(TextFitting.width(of: line)) * TerminalText.cellWidth
            let width = min(columns.count, max(1, painter.projection.column(points)))
            return painter.caption(
                .bar, String(repeating: "▔", count: width),
                x: start(width, in: columns, label.textAlignment), y: row, clip: clip)
        }
    }

    private static func start(_ width: Int, in columns: Range<Int>, _ alignment: NSTextAlignment) -> Int {
        switch alignment {
        case .left, .justified, .natural: columns.lowerBound
        case .center: columns.lowerBound + (columns.count - width) / 2
        case .right: columns.upperBound - width
        }
    }
}
