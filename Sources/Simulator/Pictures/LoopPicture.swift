import Diagnosis
import UIKit

/// The circle of a content and a view in it, in the place of the map: there is nothing to be seen on a map.
struct LoopPicture {
    let circle: CircularContent
    /// The inside of the phone's frame.
    let phone: CellRect
    /// The cells that may be written: between head and strip.
    let clip: CellRect

    /// A line, and what it is.
    private struct Line {
        let text: String
        var style = Theme.plain
    }

    func draw(into buffer: inout CellBuffer) {
        let x = phone.maxX + 5
        let room = clip.maxX - 1 - x
        guard room >= 16 else { return }
        var y = phone.minY
        let bottom = min(clip.maxY, max(phone.maxY + 1, y))
        for block in blocks(width: room, rows: bottom - y) {
            for line in block where y < bottom {
                buffer.put(
                    TextFitting.shortened(line.text, to: room), x: x, y: y, style: line.style, clip: clip)
                y += 1
            }
        }
    }

    /// What there is to say, with a blank between two parts where there is room, and without the last parts where there
    /// is none.
    private func blocks(width: Int, rows: Int) -> [[Line]] {
        let all = [lines(width), loop(width), sentences(width), table(width)]
        let count = all.map(\.count).reduce(0, +)
        if count + all.count - 1 <= rows {
            return Array(all.map { [$0] }.joined(separator: [[Line(text: "")]]))
        }
        var result: [[Line]] = []
        var left = rows
        // What the circle is comes before where it is written.
        for index in [1, 3, 0, 2] where all[index].count <= left {
            left -= all[index].count
            result.append(all[index])
        }
        return all.indices.compactMap { index in
            result.contains { $0.first?.text == all[index].first?.text } ? all[index] : nil
        }
    }

    /// The constraints that close the circle.
    private func lines(_ width: Int) -> [Line] {
        let shown = circle.lines.prefix(2)
        let column = (shown.map { TextFitting.width(of: $0.text) }.max() ?? 0) + 4
        return shown.map { line in
            guard let place = line.place else { return Line(text: line.text) }
            let text =
                TextFitting.padded(line.text, to: max(column, min(37, width - 10))) + "(line \(place.line))"
            return Line(text: TextFitting.width(of: text) <= width ? text : line.text)
        }
    }

    private func loop(_ width: Int) -> [Line] {
        let content = "content \(circle.lengthName)"
        let view = "\(circle.membersText) \(circle.lengthName)"
        let inner = max(TextFitting.width(of: content), TextFitting.width(of: view) + 2) + 6
        let head = "▶ \(content) "
        let foot = " \(view) ◀──"
        func filled(_ text: String, atEnd: Bool) -> String {
            let line = String(repeating: "─", count: max(0, inner - 1 - TextFitting.width(of: text)))
            return atEnd ? line + text : text + line
        }
        let indent = width >= inner + 6 ? "  " : ""
        let blank = indent + "│" + String(repeating: " ", count: inner) + "│"
        let equation = equations.first { fitting(" " + $0, after: blank, width) != "" }
        return [
            Line(text: "\(indent)┌─\(filled(head, atEnd: false))┐", style: Theme.bad),
            Line(text: blank + fitting(" \(circle.edges):", after: blank, width), style: Theme.bad),
            Line(
                text: blank + fitting(equation.map { " \($0)" } ?? "", after: blank, width), style: Theme.bad),
            Line(text: "\(indent)└\(filled(foot, atEnd: true))─┘", style: Theme.bad),
        ]
    }

    private func fitting(_ text: String, after line: String, _ width: Int) -> String {
        TextFitting.width(of: line) + TextFitting.width(of: text) <= width ? text : ""
    }

    /// `box width = content width - 10`, and the same in fewer words.
    private var equations: [String] {
        guard let difference = circle.difference else { return [] }
        let points = NumberText.short(abs(difference))
        let rest = difference == 0 ? "" : difference > 0 ? " - \(points)" : " + \(points)"
        let (name, length) = (circle.members[0], circle.lengthName)
        let short = difference == 0 ? "the same" : difference > 0 ? "\(points) less" : "\(points) more"
        return ["\(name) \(length) = content \(length)\(rest)", short]
    }

    private func sentences(_ width: Int) -> [Line] {
        let (content, view) = circle.drawn
        let numbers =
            content == view
            ? "so \(circle.members.count == 1 ? "both" : "all") are \(NumberText.short(content)) here."
            : "so content is \(NumberText.short(content)), view \(NumberText.short(view)) here."
        let axes =
            circle.horizontal.isCircular && circle.vertical.isCircular
            ? "On x and y alike." : "On \(circle.horizontal.isCircular ? "x" : "y") alone."
        let waits = circle.members.count == 1 ? "Each waits for the other" : "They wait for the content"
        return ["\(waits), \(numbers)", "\(axes) Nothing else gives a size."].flatMap {
            TextFitting.lines(of: $0, width: width, limit: 2)
        }.map { Line(text: $0) }
    }

    /// Which of three facts there are along each axis.
    private func table(_ width: Int) -> [Line] {
        let (x, y) = (circle.horizontal, circle.vertical)
        func mark(_ isThere: Bool) -> String { isThere ? "✓" : "✗" }
        func row(_ name: String, _ first: String, _ second: String) -> Line {
            let column = max(20, min(30, width - 5))
            return Line(text: TextFitting.padded(name, to: column) + "\(first)   \(second)")
        }
        return [
            row("three facts an axis", "x", "y"),
            row("  to the near edge", mark(x.nearEdge), mark(y.nearEdge)),
            row("  its own size", mark(x.ownLength), mark(y.ownLength)),
            row("  to the far edge", mark(x.farEdge), mark(y.farEdge)),
        ]
    }
}
