import Testing
import UIKit

@testable import Simulator

/// The scales and sizes are the design's: `phone` gets 32 at 30 lines and 40 at 24, `pocket` is 38 × 17 at 1:1.
@Suite struct ProjectionTests {
    @Test(arguments: [
        (375.0, 667.0, 72, 17, 40.0, 19, 17), (375, 667, 72, 23, 32, 23, 21), (304, 272, 52, 17, 16, 38, 17),
        (375, 1100, 40, 17, 64, 12, 17), (10, 10, 60, 17, 1, 20, 10), (20, 10, 30, 17, 2, 20, 5),
        (375, 667, 72, 42, 16, 47, 42),
    ])
    func `the finest scale that fits`(
        width: Double, height: Double, columns: Int, rows: Int, scale: Double, cellWidth: Int, cellHeight: Int
    ) {
        let size = CGSize(width: width, height: height)
        let projection = Projection.fitting(size, in: CellSize(width: columns, height: rows))
        #expect(projection.pointsPerRow == CGFloat(scale))
        #expect(projection.cells(for: size) == CellSize(width: cellWidth, height: cellHeight))
    }

    @Test func `a hundred thousand rows of a table fit too`() {
        let size = CGSize(width: 375, height: 4_400_000)
        let cells = Projection.fitting(size, in: CellSize(width: 40, height: 17)).cells(for: size)
        #expect(cells.height <= 17)
        #expect(cells.width == 1)
    }

    @Test func `a column is half of a row`() {
        let projection = Projection(pointsPerRow: 40)
        #expect(projection.pointsPerColumn == 20)
        #expect(projection.column(375) == 19)
        #expect(projection.row(128) == 3)
        // 128 / 40 * 8 = 25.6
        #expect(projection.eighth(128) == 26)
        #expect(projection.row(holding: 119) == 2)
        #expect(projection.row(holding: -1) == -1)
    }

    @Test func `what is not a number is nowhere, and what is too far is cut`() {
        let projection = Projection.oneToOne
        #expect(projection.column(.nan) == 0)
        #expect(projection.row(.infinity) == 1_000_000_000)
        #expect(projection.eighth(-.greatestFiniteMagnitude) == -1_000_000_000)
    }

    @Test func `the middle of a cell lies in it`() {
        let projection = Projection(pointsPerRow: 32)
        let point = projection.center(of: CellPoint(x: 3, y: 5))
        #expect(point == CGPoint(x: 56, y: 176))
        #expect(projection.column(holding: point.x) == 3)
        #expect(projection.row(holding: point.y) == 5)
    }
}
