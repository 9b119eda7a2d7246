import Testing

@testable import UIKit

/// A plain table of rows of fixed heights, from `uikit.md` 6.1 and arithmetic.
@MainActor @Suite struct UITableViewTests {
    final class NamedCell: UITableViewCell {
        var uses = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.backgroundColor = .systemTeal
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func prepareForReuse() { uses += 1 }
    }

    /// Code as it is written for UIKit.
    final class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let tableView = UITableView()
        var names = ["a", "b", "c"]
        var heights: [CGFloat] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            tableView.delegate = self
            tableView.register(NamedCell.self, forCellReuseIdentifier: "cell")
            tableView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(tableView)
            NSLayoutConstraint.activate([
                tableView.topAnchor.constraint(equalTo: view.topAnchor),
                tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights.isEmpty ? tableView.rowHeight : heights[indexPath.row]
        }
    }

    private func window(_ list: List, width: CGFloat = 320) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        window.rootViewController = list
        window.layoutIfNeeded()
        return window
    }

    /// 44 points a row unless something else is said: 3 × 44 = 132.
    @Test func theContentIsAsWideAsTheBoundsAndAsHighAsTheRows() {
        let list = List()
        let window = window(list)
        #expect(list.tableView.contentSize == CGSize(width: 320, height: 132))
        #expect(list.tableView.undecidedContentAttributes == [])
        let cells = list.tableView.subviews.compactMap { $0 as? NamedCell }
        #expect(cells.map(\.frame.minY) == [0, 44, 88])
        #expect(cells.allSatisfy { $0.frame.size == CGSize(width: 320, height: 44) })
        #expect(cells.map { $0.textLabel?.text } == ["a", "b", "c"])
        #expect(cells[0].textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
        #expect(cells[0].contentView.frame == cells[0].bounds)
        // Turned: the rows follow.
        window.frame.size = CGSize(width: 480, height: 100)
        window.layoutIfNeeded()
        #expect(list.tableView.contentSize == CGSize(width: 480, height: 132))
        #expect(cells.allSatisfy { $0.frame.width == 480 && $0.contentView.frame.width == 480 })
    }

    @Test func theDelegateSaysHowHighARowIs() {
        let list = List()
        list.heights = [10, 20.5, 30]
        let window = window(list)
        let table = list.tableView
        #expect(table.contentSize.height == 60.5)
        #expect(
            table.rectForRow(at: IndexPath(row: 2, section: 0))
                == CGRect(x: 0, y: 30.5, width: 320, height: 30))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 10)) == IndexPath(row: 1, section: 0))
        #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)) == .zero)
        list.heights = [100, 100, 100]
        table.beginUpdates()
        table.endUpdates()
        window.layoutIfNeeded()
        #expect(table.contentSize.height == 300)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == 100)
        // It is below the window of 100 points.
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    }

    /// Cells of rows that are gone wait for the next row of their identifier.
    @Test func reloadingUsesCellsAgain() {
        let list = List()
        let window = window(list)
        let before = list.tableView.subviews.compactMap { $0 as? NamedCell }
        list.names = ["d"]
        list.tableView.reloadData()
        #expect(list.tableView.numberOfRows(inSection: 0) == 1)
        window.layoutIfNeeded()
        let after = list.tableView.subviews.compactMap { $0 as? NamedCell }
        #expect(after.count == 1 && before.contains { $0 === after[0] })
        #expect(after[0].uses == 1 && after[0].textLabel?.text == "d" && after[0].frame.minY == 0)
        #expect(list.tableView.contentSize.height == 44)
    }

    /// A content that has become shorter takes the offset along: 132 - 100 = 32, then nothing to scroll.
    @Test func theOffsetStaysInTheContent() {
        let list = List()
        let window = window(list)
        list.tableView.contentOffset.y = 32
        list.names = ["a"]
        list.tableView.reloadData()
        window.layoutIfNeeded()
        #expect(list.tableView.contentOffset == .zero)
    }

    /// A person's constraint may be made of the content, though none decides it.
    @Test func aTableCanBeAsHighAsItsContent() {
        let list = List()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        let table = list.tableView
        table.translatesAutoresizingMaskIntoConstraints = false
        table.register(NamedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = list
        window.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: window.topAnchor),
            table.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            table.widthAnchor.constraint(equalToConstant: 200),
            table.heightAnchor.constraint(equalTo: table.contentLayoutGuide.heightAnchor),
        ])
        window.layoutIfNeeded()
        #expect(table.frame == CGRect(x: 0, y: 0, width: 200, height: 132))
        list.names.append("d")
        table.reloadData()
        window.layoutIfNeeded()
        #expect(table.frame.height == 176)
        #expect(table.undecidedAttributes == [])
    }

    /// Its rows say how far it scrolls, not how high it is.
    @Test func aTableHasNoSizeOfItsOwn() {
        #expect(UITableView().intrinsicContentSize == UIView().intrinsicContentSize)
    }

    @Test func headersOfTheTableAreAsHighAsTheirFrames() {
        let list = List()
        list.tableView.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 50))
        list.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 7))
        let window = window(list)
        #expect(list.tableView.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(list.tableView.tableFooterView?.frame == CGRect(x: 0, y: 182, width: 320, height: 7))
        #expect(list.tableView.contentSize.height == 189)
        list.tableView.tableHeaderView = nil
        window.layoutIfNeeded()
        #expect(list.tableView.contentSize.height == 139)
        #expect(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    }

    @Test func aTableViewControllerIsItsTablesDataSource() {
        final class Numbers: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "n")
                tableView.rowHeight = 20
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            { tableView.dequeueReusableCell(withIdentifier: "n", for: indexPath) }
        }
        let controller = Numbers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(controller.tableView.contentSize == CGSize(width: 100, height: 140))
        #expect(controller.tableView.subviews.count == 7)
    }

    @Test func pathsOfRows() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.section == 1 && path.item == 3)
        path.row = 4
        path.section = 0
        #expect(path == IndexPath(item: 4, section: 0))
    }
}
