import ConstraintSolver

/// The content of a table view: no constraint of a person's decides it, but one can be made of it, as
/// `list.height == list.contentLayoutGuide.height`.
extension LayoutEngine {
    /// Adds the rows by which a table's content is as wide as its bounds and as high as its rows.
    func addContentRows(of table: UITableView) {
        guard let record = table.engineRecord, let content = table.contentVariables else { return }
        record.contentRows = [
            add(Expression(content.width) - Expression(record.width), .tableContent(table)),
            add(Expression(content.height) - Double(table.geometry.height), .tableContent(table)),
        ]
    }

    /// Brings the height up to date.
    func contentHeightChanged(of table: UITableView) {
        guard let row = table.engineRecord?.contentRows.last else { return }
        solver.setConstant(-Double(table.geometry.height), of: row)
        pending.rows = true
    }
}
