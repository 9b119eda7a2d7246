import UIKit

/// The rows of a table view in a scene: their cells are there from the beginning, since constraints speak of what is
/// in them.
final class SceneRows: UITableViewDataSource {
    /// By section and row.
    private let cells: [[UITableViewCell]]

    init(_ cells: [[UITableViewCell]]) { self.cells = cells }

    func numberOfSections(in tableView: UITableView) -> Int { cells.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.section][indexPath.row]
    }
}

extension UITableViewCell {
    /// Calls what the cell has made itself after it: `cell[3].contentView`.
    func nameParts(after name: String) {
        madeContentView?.accessibilityIdentifier = name + ".contentView"
        madeTextLabel?.accessibilityIdentifier = name + ".textLabel"
    }
}

extension PropertyValue {
    /// The value with the numbers of a row in its text, in the places of `{row}` and `{section}`.
    func inRow(_ row: IndexPath?) -> PropertyValue {
        guard let row, case .text(let text?) = self, text.contains("{") else { return self }
        return .text(
            text.replacingOccurrences(of: "{row}", with: "\(row.row)")
                .replacingOccurrences(of: "{section}", with: "\(row.section)"))
    }
}
