import Testing

@testable import ConstraintSolver

@Suite struct SparseTableTests {
    /// y = 2a + 4b and z = a − b. For a = y/2 − 2b: z = y/2 − 3b.
    @Test func anExchange() {
        var table = SparseTable()
        defer { table.deallocate() }
        table.reset(rows: 2, columns: 2)
        table.insert(0, 0, 2)
        table.insert(0, 1, 4)
        table.insert(1, 0, 1)
        table.insert(1, 1, -1)
        table.exchange(cell(table, 0, 0))
        #expect(numbers(table, 2, 2) == [[0.5, -2], [0.5, -3]])
    }

    /// What cancels leaves no cell: y = a + b and z = a + b, so z = y.
    @Test func cancelling() {
        var table = SparseTable()
        defer { table.deallocate() }
        table.reset(rows: 2, columns: 2)
        for row: Int32 in 0..<2 {
            for column: Int32 in 0..<2 { table.insert(row, column, 1) }
        }
        table.exchange(cell(table, 0, 0))
        #expect(numbers(table, 2, 2) == [[1, -1], [1, 0]])
        #expect(table.length(ofRow: 1) == 1)
    }

    /// Exchanges do what the formula says to each number, and the same exchange again undoes one.
    @Test func randomExchanges() {
        var random = SeededNumbers(seed: 21)
        for _ in 0..<50 {
            let rows = Int.random(in: 1...6, using: &random)
            let columns = Int.random(in: 1...6, using: &random)
            var table = SparseTable()
            defer { table.deallocate() }
            table.reset(rows: rows, columns: columns)
            for row in 0..<rows {
                for column in 0..<columns where Bool.random(using: &random) {
                    table.insert(
                        Int32(row), Int32(column), [1, -1, 2, -0.5][Int.random(in: 0..<4, using: &random)])
                }
            }
            for _ in 0..<8 {
                let before = numbers(table, rows, columns)
                let row = Int.random(in: 0..<rows, using: &random)
                let column = Int.random(in: 0..<columns, using: &random)
                guard abs(before[row][column]) > 0.1 else { continue }
                table.exchange(cell(table, row, column))
                #expect(isClose(numbers(table, rows, columns), exchanged(before, row, column)))
                table.exchange(cell(table, row, column))
                #expect(isClose(numbers(table, rows, columns), before))
                table.exchange(cell(table, row, column))
            }
        }
    }

    private func exchanged(_ a: [[Double]], _ row: Int, _ column: Int) -> [[Double]] {
        var result = a
        let pivot = a[row][column]
        for i in a.indices {
            for j in a[i].indices {
                switch (i == row, j == column) {
                case (true, true): result[i][j] = 1 / pivot
                case (true, false): result[i][j] = -a[row][j] / pivot
                case (false, true): result[i][j] = a[i][column] / pivot
                case (false, false): result[i][j] = a[i][j] - a[i][column] * a[row][j] / pivot
                }
            }
        }
        return result
    }

    private func isClose(_ a: [[Double]], _ b: [[Double]]) -> Bool {
        zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) < 1e-9 * (1 + abs($1)) }
    }

    private func cell(_ table: SparseTable, _ row: Int, _ column: Int) -> Int32 {
        var found: Int32 = -1
        table.forEachCell(inColumn: column) { number, cell in
            if cell.row == Int32(row) { found = number }
        }
        return found
    }

    private func numbers(_ table: SparseTable, _ rows: Int, _ columns: Int) -> [[Double]] {
        (0..<rows).map { row in
            var numbers = [Double](repeating: 0, count: columns)
            table.forEachCell(inRow: row) { numbers[Int($0.column)] = $0.value }
            return numbers
        }
    }
}
