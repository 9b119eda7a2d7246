import Diagnosis
import UIKit

/// The list of what is wrong, in the place of the words under the pictures. The view of the selected one is scrolled
/// to and marked.
struct FaultPanel: Equatable, Sendable {
    /// Which one is selected, counted from 0.
    private(set) var selected = 0
    /// What the last fix has done, or why it could not be applied.
    var notice: String?

    /// The lines that it takes on a screen.
    static func height(in size: CellSize) -> Int { min(11, max(4, size.height / 2 - 4)) }

    /// Moves through the list.
    mutating func move(forward: Bool, by step: ScrollStep, count: Int) {
        let distance: Int
        switch step {
        case .line, .point: distance = 1
        case .halfPage, .page: distance = 3
        case .end: distance = count
        }
        selected = min(max(0, selected + (forward ? distance : -distance)), max(0, count - 1))
        notice = nil
    }

    /// Keeps the selection inside a list that has changed.
    mutating func keep(count: Int) { selected = min(selected, max(0, count - 1)) }

    /// Draws into the lines of `rows`, which may be the whole screen.
    func draw(_ diagnostics: [Diagnostic], rows: Range<Int>, into buffer: inout CellBuffer) {
        let room = buffer.size.width - 3
        var y = rows.lowerBound
        func put(_ text: String, _ style: Style, indent: Int = 0) {
            guard y < rows.upperBound else { return }
            buffer.put(TextFitting.shortened(text, to: room - indent), x: 2 + indent, y: y, style: style)
            y += 1
        }
        if let notice { put(notice, Theme.good) }
        guard diagnostics.indices.contains(selected) else {
            put("no faults", Theme.good)
            return
        }
        let current = diagnostics[selected]
        let details = self.details(of: current, width: room - 2)
        // The selected one is told whole; the list has what is left, around it.
        let space = max(1, rows.upperBound - y - details.count)
        let first = min(max(0, selected - space / 2), max(0, diagnostics.count - space))
        for index in first..<min(first + space, diagnostics.count) {
            let diagnostic = diagnostics[index]
            let isSelected = index == selected
            if isSelected { buffer.put("▸", x: 0, y: y, style: Theme.accent.bold) }
            let title = "\(diagnostic.severity.mark) \(diagnostic.rule)  \(diagnostic.view ?? "")"
            put(title, isSelected ? diagnostic.severity.style.bold : diagnostic.severity.style)
        }
        for (text, style) in details { put(text, style, indent: 2) }
    }

    /// The sentence, and the first fix with its lines.
    private func details(of diagnostic: Diagnostic, width: Int) -> [(String, Style)] {
        var lines = TextFitting.lines(of: diagnostic.message, width: width, limit: 3).map {
            ($0, Theme.plain)
        }
        guard let fix = diagnostic.fixes.first else { return lines }
        lines.append(("Enter: \(fix.result)", Theme.accent))
        let changes = fix.remove.map { "- \($0.text)" } + fix.add.map { "+ \($0)" }
        lines += changes.prefix(3).map { ($0, Theme.quiet) }
        return lines
    }
}

extension Diagnostic.Severity {
    /// What stands before a fault.
    var mark: String {
        switch self {
        case .error: "✗"
        case .warning: "!"
        case .note: "·"
        }
    }

    var style: Style {
        switch self {
        case .error, .warning: Theme.bad
        case .note: Theme.quiet
        }
    }
}
