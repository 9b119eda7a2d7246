import Foundation
import Testing

@testable import UIKit

/// Table views with rows of fixed heights: where everything lies, what is seen, and scrolling to a row.
@MainActor @Suite struct TableVectorTests {
    nonisolated static let contentSize = Vector.area("table.contentSize")
    nonisolated static let stickyHeader = Vector.area("table.stickyHeader")
    nonisolated static let visibleRows = Vector.area("table.visibleRows")
    nonisolated static let scrollToRow = Vector.area("table.scrollToRow")
    nonisolated static var covered: [Vector] { contentSize + stickyHeader + visibleRows + scrollToRow }

    /// Sections of rows, headers and footers of given heights.
    final class Sections: UITableViewDataSource, UITableViewDelegate {
        let sections: [(rows: Int, header: CGFloat, footer: CGFloat)]
        init(_ sections: [(rows: Int, header: CGFloat, footer: CGFloat)]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            sections[section].header
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            sections[section].footer
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }

    private func table(_ sections: Sections, height: Double, rowHeight: Double) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = rowHeight
        table.dataSource = sections
        table.delegate = sections
        return table
    }

    /// A hundred rows or so, as the vectors about what is seen have them.
    private func rows(_ vector: Vector) throws -> (table: UITableView, sections: Sections) {
        func given(_ key: String) throws -> Double { try #require(vector.number(vector.given[key])) }
        let sections = Sections([(rows: Int(try given("rows")), header: 0, footer: 0)])
        let table = table(sections, height: try given("boundsHeight"), rowHeight: try given("rowHeight"))
        table.contentInset = vector.insets(vector.given["inset"])
        table.layoutIfNeeded()
        table.contentOffset.y = try given("offsetY")
        table.layoutIfNeeded()
        return (table, sections)
    }

    @Test(arguments: contentSize) func contentSize(_ vector: Vector) throws {
        let given = try #require(vector.given["sections"] as? [[String: Any]])
        func number(_ section: [String: Any], _ key: String) -> Double { vector.number(section[key]) ?? 0 }
        let sections = Sections(
            given.map { (Int(number($0, "rows")), number($0, "header"), number($0, "footer")) })
        let table = table(
            sections, height: 480, rowHeight: try #require(vector.number(vector.given["rowHeight"])))
        table.sectionHeaderTopPadding = vector.number(vector.given["sectionHeaderTopPadding"]) ?? 0
        if let height = vector.number(vector.given["tableHeaderView"]), height > 0 {
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height))
        }
        if let height = vector.number(vector.given["tableFooterView"]), height > 0 {
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height))
        }
        table.layoutIfNeeded()
        #expect(table.contentSize.width == 320)
        #expect(Double(table.contentSize.height) == vector.number(vector.expect["contentHeight"]))
        if let y = vector.number(vector.expect["rectForHeader1Y"]) {
            #expect(Double(table.rectForHeader(inSection: 1).minY) == y)
        }
        if let y = vector.number(vector.expect["rectForRow_1_0_Y"]) {
            #expect(Double(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY) == y)
        }
        if let all = vector.expect["headerY"] as? [NSNumber] {
            #expect(
                all.indices.map { Double(table.rectForHeader(inSection: $0).minY) }
                    == all.map(\.doubleValue))
        }
    }

    /// A section of three rows of 44 under a header of 28: it ends at 160.
    @Test(arguments: stickyHeader) func stickyHeader(_ vector: Vector) throws {
        let given = try #require(vector.given["section0"] as? [String: Any])
        let header = try #require(vector.number(given["headerHeight"]))
        let sections = Sections([(rows: 3, header: header, footer: 0), (rows: 20, header: header, footer: 0)])
        let table = table(sections, height: 300, rowHeight: 44)
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        #expect(Double(table.rectForHeader(inSection: 0).minY) == vector.number(given["headerNaturalY"]))
        #expect(Double(table.rect(forSection: 0).maxY) == vector.number(given["sectionEnd"]))
        table.contentOffset.y = try #require(vector.number(vector.given["visibleTop"]))
        table.layoutIfNeeded()
        #expect(
            (table.contents.headers[0]?.frame.minY).map { Double($0) }
                == vector.number(vector.expect["headerY"]))
    }

    @Test(arguments: visibleRows) func visibleRows(_ vector: Vector) throws {
        let (table, sections) = try rows(vector)
        let visible = try #require(table.indexPathsForVisibleRows).map { Double($0.row) }
        #expect(visible.first == vector.number(vector.expect["first"]))
        #expect(visible.last == vector.number(vector.expect["last"]))
        #expect(Double(visible.count) == vector.number(vector.expect["count"]))
        #expect(table.visibleCells.count == visible.count)
        withExtendedLifetime(sections) {}
    }

    @Test(arguments: scrollToRow) func scrollToRow(_ vector: Vector) throws {
        let (table, sections) = try rows(vector)
        let positions: [(String, UITableView.ScrollPosition)] = [
            ("top", .top), ("middle", .middle), ("bottom", .bottom), ("none", .none),
        ]
        let name = try #require(vector.given["at"] as? String)
        let row = Int(try #require(vector.number(vector.given["row"])))
        table.scrollToRow(
            at: IndexPath(row: row, section: 0), at: try #require(positions.first { $0.0 == name }).1,
            animated: false)
        #expect(Double(table.contentOffset.y) == vector.number(vector.expect["offsetY"]))
        withExtendedLifetime(sections) {}
    }
}
