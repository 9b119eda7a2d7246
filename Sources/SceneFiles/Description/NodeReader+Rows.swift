extension NodeReader {
    /// What a table view's rows are called that have no id of their own, as far as nothing else is.
    private static let rowID = "cell"

    /// Reads how many rows a table view has and what each of them is; `depth - 1` views are around a row.
    mutating func readRows(
        _ node: YAMLNode, of table: inout ViewDescription, called className: String, depth: Int,
        _ progress: inout TreeProgress
    ) {
        guard case .map(let all) = node.content else { return }
        let entries = all.filter { NodeReader.rowKeys.contains($0.key) }
        guard let first = entries.first else { return }
        if let viewClass = table.viewClass, !viewClass.inherits(from: "UITableView") {
            for entry in entries {
                report(
                    .name(.foreignProperty(entry.key, owner: "UITableView", className: className)),
                    at: entry.location)
            }
            return
        }
        // How many rows there are does not follow metrics.
        let outer = takeMetricsRead()
        func value(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }
        var row =
            value("cell").flatMap { view($0, depth: depth, &progress, isRow: true) }
            ?? ViewDescription(location: node.location, viewClass: .cell, isRow: true)
        if let rows = value("rows") {
            row.repetition = repetition(rows, key: "rows")
        } else {
            row.repetition = .unreadable
            report(
                .value(.missingKey("rows", of: "a table view with '\(first.key)'")), at: first.location)
        }
        if let sections = value("sections") { row.sections = repetition(sections, key: "sections") }
        if row.id == nil, progress.ids[NodeReader.rowID] == nil {
            progress.ids[NodeReader.rowID] = row.location
            row.id = NodeReader.rowID
        }
        row.total = row.countViews()
        table.subviews.append(row)
        _ = takeMetricsRead()
        metricsRead = outer
    }
}
