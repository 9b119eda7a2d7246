import Testing
import UIKit

@testable import Simulator

@Suite struct CellGeometryTests {
    @Test func `rectangles intersect`() {
        let a = CellRect(x: 0, y: 0, width: 4, height: 4)
        #expect(
            a.intersection(CellRect(x: 2, y: 3, width: 9, height: 9))
                == CellRect(x: 2, y: 3, width: 2, height: 1))
        #expect(a.intersection(CellRect(x: 8, y: 0, width: 2, height: 2)).isEmpty)
    }

    @Test func `a size is never negative`() {
        #expect(CellSize(width: -3, height: 2) == CellSize(width: 0, height: 2))
        #expect(CellRect(x: 1, y: 1, width: 1, height: 1).expanded(by: -2).isEmpty)
    }

    @Test func `the last cell is inside, the next is not`() {
        let rect = CellRect(x: 1, y: 1, width: 2, height: 2)
        #expect(rect.contains(CellPoint(x: 2, y: 2)))
        #expect(!rect.contains(CellPoint(x: 3, y: 2)))
    }
}
