import Diagnosis
import UIKit

/// Where the numbers of a view come from, and why a fault is one.
struct WhyPanel: Equatable, Sendable {
    /// The first line that is seen.
    private var cursor = ListCursor()

    /// Moves through `count` lines.
    mutating func move(forward: Bool, by step: ScrollStep, count: Int) {
        cursor.move(forward: forward, by: step, count: count)
    }

    func draw(_ lines: [Line], rows: Range<Int>, into buffer: inout CellBuffer) {
        var panel = PanelLines(rows: rows)
        let space = max(1, rows.count)
        let start = min(cursor.selected, max(0, lines.count - space))
        for (index, line) in lines[start...].prefix(space).enumerated() {
            let isCut = index == space - 1 && start + space < lines.count
            let rest = lines.count - start - space + 1
            if isCut {
                panel.put("↓ \(rest) more", Theme.quiet, into: &buffer)
            } else {
                panel.put(
                    line.text, line.isTitle ? Theme.plain : Theme.quiet, indent: line.isTitle ? 0 : 2,
                    into: &buffer)
            }
        }
    }

    /// A line of an explanation.
    struct Line: Equatable {
        let text: String
        let isTitle: Bool
    }

    /// What decides a view's frame, and of a scroll view what decides its content, which is told first.
    @MainActor static func lines(of view: UIView, source: LayoutSource) -> [Line] {
        let explanation = FrameExplanation(of: view, source: source)
        let place = source.view(view).place.map { ", line \($0.line)" } ?? ""
        let container = view.superview.map { $0 is UIWindow ? "" : " in \(source.name($0))" } ?? ""
        var lines = [
            Line(
                text:
                    "\(source.name(view))  \(type(of: view))\(container)\(place)  \(NumberText.list(view.frame))",
                isTitle: true)
        ]
        let parts =
            explanation.parts.filter { $0.title.hasPrefix("content") }
            + explanation.parts.filter { !$0.title.hasPrefix("content") }
        for part in parts {
            lines.append(Line(text: part.title, isTitle: true))
            lines += part.steps.map { Line(text: $0, isTitle: false) }
        }
        return lines + explanation.others.map { Line(text: $0, isTitle: false) }
    }

    /// Why something is wrong.
    static func lines(of fault: Diagnostic, width: Int) -> [Line] {
        var lines = TextFitting.lines(of: fault.message, width: width, limit: 4).map {
            Line(text: $0, isTitle: true)
        }
        lines += fault.details.map { Line(text: $0, isTitle: false) }
        lines += fault.constraints.map { Line(text: $0, isTitle: false) }
        if let rule = Rule.named(fault.rule) {
            for text in [rule.reason, rule.cure] {
                lines += TextFitting.lines(of: text, width: width, limit: 6).map {
                    Line(text: $0, isTitle: true)
                }
            }
        }
        return lines
    }
}
