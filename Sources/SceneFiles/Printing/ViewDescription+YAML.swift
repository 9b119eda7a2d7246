import UIKit

extension ViewDescription {
    /// The view as a scene file has it, line by line.
    func lines(isRoot: Bool = false) -> [String] {
        var lines: [String] = []
        if let id, !isRoot { lines.append("id: \(id)") }
        let usual = isRow ? ViewClass.cell : .plain
        if let viewClass, viewClass.name != usual.name { lines.append("class: \(viewClass.name)") }
        if !isRow, case .times(let count) = repetition { lines.append("repeat: \(count)") }
        if let frame { lines += entry("frame", ["frame: \(PropertyValue.list(frame))"]) }
        if let autoresizingMask {
            let names = Property.autoresizingMasks.filter { autoresizingMask.contains($0.mask) }.map(\.name)
            lines.append("autoresizingMask: [\(names.joined(separator: ", "))]")
        }
        if let size = intrinsicContentSize {
            func length(_ value: CGFloat) -> String {
                value == UIView.noIntrinsicMetric ? "none" : YAMLText.number(Double(value))
            }
            let text = "[\(length(size.width)), \(length(size.height))]"
            lines += entry("intrinsicContentSize", ["intrinsicContentSize: \(text)"])
        }
        if let customSpacing {
            lines += entry("customSpacing", ["customSpacing: \(YAMLText.number(customSpacing))"])
        }
        if !allowedRules.isEmpty { lines.append("allow: [\(allowedRules.joined(separator: ", "))]") }
        for setting in settings {
            lines += entry(setting.property.name, setting.value.lines(of: setting.property))
        }
        return lines + rowLines + subviewLines
    }

    /// How many rows a table view has, and what each of them is.
    private var rowLines: [String] {
        guard let row = subviews.first(where: \.isRow) else { return [] }
        var lines = ["rows: \(row.repetition.count)"]
        if case .times(let count) = row.sections { lines.append("sections: \(count)") }
        let cell = row.lines()
        return cell.isEmpty ? lines : lines + ["cell:"] + YAMLText.indented(cell)
    }

    /// An entry as it was written if metrics are in it, else in `lines`.
    private func entry(_ key: String, _ lines: [String]) -> [String] {
        metricUses.first { $0.key == key }.map { [YAMLText.entry(key, node: $0.value)] } ?? lines
    }

    /// The subviews, arranged and decorating ones in the order in which they lie above one another.
    private var subviewLines: [String] {
        let arranged = subviews.filter { !$0.isDecoration && !$0.isRow }
        let decorating = subviews.filter(\.isDecoration)
        let parts = [("subviews", arranged), ("decorations", decorating)]
        let isReversed = subviews.first?.isDecoration ?? false
        return (isReversed ? parts.reversed() : parts).flatMap { key, views in
            views.isEmpty ? [] : YAMLText.list(key, views.map { $0.lines() })
        }
    }
}
