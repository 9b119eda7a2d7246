import UIKit

/// The list as a plain table: each row is a gap and a box, and the last gap is the table's footer. The table itself knows
/// how high its rows are together; no constraint has a say in it.
final class TableList: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let gap = Measure.orangeViewGap
        tableView.accessibilityIdentifier = "scroll"
        tableView.rowHeight = 2 * gap
        tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: gap))
        tableView.dataSource = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let gap = Measure.orangeViewGap
        let box = UIView(frame: CGRect(x: 0, y: gap, width: cell.contentView.bounds.width, height: gap))
        box.autoresizingMask = .flexibleWidth
        box.accessibilityIdentifier = "box[\(indexPath.row)]"
        box.backgroundColor = #colorLiteral(
            red: 0.9372549057, green: 0.3490196168, blue: 0.1921568662, alpha: 1)
        cell.contentView.addSubview(box)
        return cell
    }
}
