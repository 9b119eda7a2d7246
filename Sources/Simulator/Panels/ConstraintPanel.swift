import Diagnosis
import UIKit

/// The constraints of the selected view, or all of them, to be switched off and on and to be changed.
struct ConstraintPanel: Equatable, Sendable {
    /// Which one is selected.
    var cursor = ListCursor()
    /// What the last change has done, or why it could not be made.
    var notice: String?

    /// A constraint's line and what it is now.
    struct Entry: Equatable {
        let line: SourceLine
        let isOn: Bool
        /// The constant of all its constraints, in points; nil if they have several.
        let constant: CGFloat?
    }

    /// The lines whose constraints speak of a view or a guide of it; all lines for nil.
    @MainActor static func entries(of view: UIView?, source: LayoutSource) -> [Entry] {
        source.allLines.compactMap { line in
            let constraints = source.constraints(of: line)
            guard view == nil || constraints.contains(where: { $0.speaks(of: view) }) else { return nil }
            let constants = constraints.map(\.constant)
            let isUniform = constants.allSatisfy { $0 == constants.first }
            return Entry(
                line: line, isOn: constraints.contains(where: \.isActive),
                constant: isUniform ? constants.first : nil)
        }
    }

    func draw(_ entries: [Entry], of name: String?, rows: Range<Int>, into buffer: inout CellBuffer) {
        var panel = PanelLines(rows: rows)
        panel.put(
            notice ?? "constraints\(name.map { " of \($0)" } ?? "")",
            notice == nil ? Theme.quiet : Theme.good, into: &buffer)
        guard !entries.isEmpty else {
            panel.put("none is in the file", Theme.quiet, into: &buffer)
            return
        }
        for index in cursor.visible(in: panel.left, count: entries.count) {
            let entry = entries[index]
            let place = entry.line.place.map { TextFitting.rightAligned("\($0.line)", to: 4) + "  " } ?? ""
            var text = "\(entry.isOn ? "●" : "○")\(place)\(entry.line.text)"
            if !entry.isOn { text += "  (off)" }
            if index == cursor.selected, let constant = entry.constant {
                text += "   constant \(NumberText.short(constant))"
            }
            panel.put(
                text, entry.isOn ? Theme.plain : Theme.quiet, isSelected: index == cursor.selected,
                into: &buffer)
        }
    }
}

extension NSLayoutConstraint {
    /// Whether a side of it is the view or a guide of it.
    @MainActor fileprivate func speaks(of view: UIView?) -> Bool {
        [firstItem, secondItem].contains { item in
            guard let item else { return false }
            return item === view || (item as? UILayoutGuide)?.owningView === view
        }
    }
}
