import Diagnosis
import UIKit

/// The frames as a table for people.
@MainActor struct FramesTable {
    /// The laid-out tree.
    let root: UIView
    /// What is wrong, a sentence each.
    let faults: [String]

    var text: String {
        let report = LayoutReport(of: root)
        let views = zip(report.views, FramesTable.depths(of: report)).map { view, depth in
            [
                String(repeating: "  ", count: depth) + view.id, view.className,
                NumberText.short(view.frame.origin.x), NumberText.short(view.frame.origin.y),
                NumberText.short(view.frame.size.width), NumberText.short(view.frame.size.height),
                view.ambiguous.isEmpty ? "" : "undecided: " + view.ambiguous.joined(separator: " "),
            ]
        }
        let header = ["view", "class", "x", "y", "width", "height", ""]
        var text = table([header] + views, rightAligned: 2..<6)
        for scrollView in report.scrollViews { text += "\n" + describe(scrollView) }
        for fault in faults { text += "\n" + fault + "\n" }
        return text
    }

    private func describe(_ scrollView: LayoutReport.ScrollView) -> String {
        let size = scrollView.contentSize
        let open =
            scrollView.ambiguous.isEmpty ? "" : "   undecided: " + scrollView.ambiguous.joined(separator: " ")
        let offset = scrollView.contentOffset
        return "\(scrollView.id)\n"
            + "  content \(NumberText.short(size.width)) × \(NumberText.short(size.height))\(open)\n"
            + "  offset  (\(NumberText.short(offset.x)), \(NumberText.short(offset.y)))\n"
            + verdicts(scrollView.id).map { "  \($0)\n" }.joined()
    }

    private func verdicts(_ id: String) -> [String] {
        guard let view = root.reportedView(id) as? UIScrollView else { return [] }
        return [NSLayoutConstraint.Axis.horizontal, .vertical].map {
            AxisVerdict(of: view, along: $0).sentence
        }
    }

    /// How many views are around each, in the order of the report, a view after its superview.
    private static func depths(of report: LayoutReport) -> [Int] {
        var known: [String: Int] = [:]
        return report.views.map { view in
            let depth = view.parent.flatMap { known[$0] }.map { $0 + 1 } ?? 0
            known[view.id] = depth
            return depth
        }
    }

    private func table(_ rows: [[String]], rightAligned: Range<Int>) -> String {
        let columns = rows.first?.count ?? 0
        let widths = (0..<columns).map { column in rows.map { TerminalText.width(of: $0[column]) }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.indices.map { column in
                let blanks = String(
                    repeating: " ", count: widths[column] - TerminalText.width(of: row[column]))
                return rightAligned.contains(column) ? blanks + row[column] : row[column] + blanks
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
