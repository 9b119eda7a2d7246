import SceneFiles
import Testing
import UIKit

/// Table views in scene files: `rows`, `sections`, `rowHeight` and `cell`.
@Suite @MainActor struct TableSceneTests {
    /// 3 rows of 40 in a table 100 wide; what is inside a row takes its index, as inside a repeat.
    @Test func rowsAreNamedAsARepeatWouldBe() throws {
        let scene = try scene(
            """
            device: {width: 100, height: 90}
            view:
              subviews:
                - id: table
                  class: UITableView
                  rows: 3
                  rowHeight: 40
                  cell:
                    backgroundColor: [systemRed, systemBlue]
                    subviews:
                      - {id: title, class: UILabel, text: "Row {row} of {section}"}
            constraints:
              - table.edges == view.edges
              - title[*].left == cell[*].left + 8
              - title[*].centerY == cell[*].centerY
            """)
        scene.window.layoutIfNeeded()
        #expect(
            scene.views.map(\.id)
                == ["view", "table", "cell[0]", "title[0]", "cell[1]", "title[1]", "cell[2]", "title[2]"])
        #expect(try scene.view("cell[2]").frame == CGRect(x: 0, y: 80, width: 100, height: 40))
        #expect(try scene.view("cell[2]").backgroundColor == .systemRed)
        // "Row 2 of 0" is ten cells of eight points; a line is 16 high: (40 - 16) / 2 = 12.
        #expect((try scene.view("title[2]") as? UILabel)?.text == "Row 2 of 0")
        #expect(try scene.view("title[2]").frame == CGRect(x: 8, y: 12, width: 80, height: 16))
        let table = try #require(try scene.view("table") as? UITableView)
        #expect(table.contentSize == CGSize(width: 100, height: 120))
        #expect(table.verticalRange.maximum == 30)
    }

    @Test func sectionsAreAnIndexOfTheirOwn() throws {
        let scene = try scene(
            """
            view:
              class: UITableView
              rows: 2
              sections: 2
              cell: {id: line, text: "{section}.{row}"}
            constraints:
              - "line[1][0].top >= view.top @ 1"
            """)
        scene.window.layoutIfNeeded()
        #expect(scene.views.map(\.id) == ["view", "line[0][0]", "line[0][1]", "line[1][0]", "line[1][1]"])
        let cells = scene.views.compactMap { $0.view as? UITableViewCell }
        #expect(cells.map { $0.textLabel?.text } == ["0.0", "0.1", "1.0", "1.1"])
        // 44 a row.
        #expect(cells.map(\.frame.minY) == [0, 44, 88, 132])
    }

    /// A cell of another class is that view, as large as the cell.
    @Test func aRowMayBeAnyView() throws {
        let scene = try scene(
            """
            device: {width: 80, height: 80}
            view:
              class: UITableView
              rows: 2
              rowHeight: 16
              cell: {class: UILabel, text: "{row}"}
            """)
        scene.window.layoutIfNeeded()
        let label = try #require(try scene.view("cell[1]") as? UILabel)
        #expect(label.text == "1")
        #expect(label.convert(label.bounds, to: scene.view) == CGRect(x: 0, y: 16, width: 80, height: 16))
    }

    @Test func twoTablesInARepeat() throws {
        let scene = try scene(
            """
            view:
              subviews:
                - id: page
                  repeat: 2
                  subviews:
                    - {class: UITableView, rows: 1, cell: {id: a}}
                    - {class: UITableView, rows: 1}
                    - {class: UITableView, rows: 1}
            """)
        // A second table's rows without an id are numbered as other views are.
        #expect(
            scene.views.map(\.id) == [
                "view", "page[0]", "UITableView-2", "a[0][0]", "UITableView-4", "cell[0][0]", "UITableView-6",
                "UITableViewCell-7", "page[1]", "UITableView-9", "a[1][0]", "UITableView-11", "cell[1][0]",
                "UITableView-13", "UITableViewCell-14",
            ])
    }

    @Test func aStepAddsToTheContentOfACell() throws {
        let scene = try scene(
            """
            view: {class: UITableView, rows: 2}
            steps:
              - add: {to: "cell[1]", subviews: [{id: dot}], constraints: ["dot.edges == cell[1].edges"]}
              - do: [view.rowHeight = 100]
            """)
        scene.runSteps(to: 1)
        #expect(try scene.view("dot").frame == CGRect(x: 0, y: 0, width: 640, height: 44))
        scene.runSteps(to: 2)
        #expect(try scene.view("dot").frame.height == 100)
        #expect(try scene.view("cell[1]").frame.minY == 100)
    }

    @Test func whatIsWrongWithRows() {
        let text = """
            metrics: {n: 3}
            view:
              subviews:
                - {id: a, class: UITableView, cell: {repeat: 4, frame: [0, 0, 1, 1]}}
                - {id: b, rows: 3}
                - {id: c, class: UITableView, rows: -3, estimatedRowHeight: 3, sections: 1.5}
                - {id: d, class: UITableView, rows: n, cell: {id: cell}}
            constraints:
              - "cell.top == view.top"
            """
        #expect(
            faults(text) == [
                "4:35: a table view with 'cell' needs 'rows'",
                "4:42: a table view places its rows, which take no 'repeat'; write 'rows' at the table view",
                "4:53: a table view places its rows, which take no 'frame'; write 'rowHeight' at the table view",
                "5:15: 'rows' is a property of UITableView, and this is a UIView",
                "6:41: 'rows' cannot be negative, found '-3'",
                "6:45: 'estimatedRowHeight' is not yet supported",
                "6:78: expected a whole number, found '1.5'",
                "7:55: the id 'cell' is there twice; first at 4:41",
            ])
    }

    @Test func rowsCountAsViews() {
        #expect(
            faults("view: {class: UITableView, rows: 2000, sections: 1000}")
                == ["1:7: more than 1,000,000 views after 'repeat'"])
    }
}
