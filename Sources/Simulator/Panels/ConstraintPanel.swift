import Diagnosis
import UIKit

/// The constraints of the selected view, or all of them, to be switched off and on and to be changed.
struct ConstraintPanel: Equatable, Sendable {
    /// Which one is selected.
    var cursor = ListCursor()
    /// What the last change has done, or why it could not be made.
    var notice: String?

    /// What stands at one place of the file, and what it is now.
    struct Entry: Equatable {
        /// Of a line with indices all that it stands for, or the one that speaks of the selected view.
        var lines: [SourceLine]
        /// As it is written.
        var text: String
        var isOn: Bool
        /// The constant of all its constraints, in points; nil if they have several.
        var constant: CGFloat?

        var place: SourcePlace? { lines.first?.place }
    }

    /// The lines whose constraints speak of a view or a guide of it; for nil all lines, as the file has them.
    @MainActor static func entries(of view: UIView?, source: LayoutSource, text: String) -> [Entry] {
        var entries: [Entry] = []
        let file = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for line in source.allLines {
            let constraints = source.constraints(of: line)
            guard view == nil || constraints.contains(where: { $0.speaks(of: view) }) else { continue }
            let constants = constraints.map(\.constant)
            let isUniform = constants.allSatisfy { $0 == constants.first }
            let entry = Entry(
                lines: [line], text: line.text, isOn: constraints.contains(where: \.isActive),
                constant: isUniform ? constants.first : nil)
            if view == nil, let place = entry.place, entries.last?.place == place {
                entries[entries.count - 1].add(entry, writtenAs: written(at: place, in: file))
            } else {
                entries.append(entry)
            }
        }
        return entries
    }

    /// The line of a list at a place, without the hyphen before it; nil outside the file.
    private static func written(at place: SourcePlace, in file: [Substring]) -> String? {
        guard file.indices.contains(place.line - 1) else { return nil }
        return file[place.line - 1].dropFirst(place.column - 1).trimmingCharacters(in: .whitespaces)
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
            let place = entry.place.map { TextFitting.rightAligned("\($0.line)", to: 4) + "  " } ?? ""
            var text = "\(entry.isOn ? "●" : "○")\(place)\(entry.text)"
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

extension ConstraintPanel.Entry {
    /// Takes in what else the same place stands for.
    fileprivate mutating func add(_ other: Self, writtenAs written: String?) {
        lines += other.lines
        text = written ?? text
        isOn = isOn || other.isOn
        if constant != other.constant { constant = nil }
    }
}
