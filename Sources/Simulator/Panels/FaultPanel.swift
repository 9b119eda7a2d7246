import Diagnosis
import UIKit

/// The list of what is wrong, in the place of the words under the pictures. The view of the selected one is scrolled
/// to and marked.
struct FaultPanel: Equatable, Sendable {
    /// Which one is selected.
    var cursor = ListCursor()
    /// What the last fix has done, or why it could not be applied.
    var notice: String?

    /// Draws into the lines of `rows`, which may be the whole screen.
    func draw(_ diagnostics: [Diagnostic], rows: Range<Int>, into buffer: inout CellBuffer) {
        var panel = PanelLines(rows: rows)
        if let notice { panel.put(notice, Theme.good, into: &buffer) }
        guard diagnostics.indices.contains(cursor.selected) else {
            panel.put("no faults", Theme.good, into: &buffer)
            return
        }
        let details = details(of: diagnostics[cursor.selected], width: buffer.size.width - 5)
        // The selected one is told whole; the list has what is left, around it.
        for index in cursor.visible(in: panel.left - details.count, count: diagnostics.count) {
            let diagnostic = diagnostics[index]
            let title = "\(diagnostic.severity.mark) \(diagnostic.rule)  \(diagnostic.view ?? "")"
            panel.put(title, diagnostic.severity.style, isSelected: index == cursor.selected, into: &buffer)
        }
        for (text, style) in details { panel.put(text, style, indent: 2, into: &buffer) }
    }

    /// The sentence, and the first fix with its lines.
    private func details(of diagnostic: Diagnostic, width: Int) -> [(String, Style)] {
        var lines = TextFitting.lines(of: diagnostic.message, width: width, limit: 3).map {
            ($0, Theme.plain)
        }
        guard let fix = diagnostic.fixes.first else { return lines }
        lines.append(("⏎ \(fix.result)", Theme.accent))
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
