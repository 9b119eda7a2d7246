/// Numbers in rows and columns, most of them zero: the dictionaries of all cores.
///
/// What is not zero is a cell, linked to its neighbours in its row and in its column.
struct SparseTable {
    struct Cell: BitwiseCopyable {
        var row: Int32
        var column: Int32
        var nextInRow: Int32 = -1
        var previousInRow: Int32 = -1
        var nextInColumn: Int32 = -1
        var previousInColumn: Int32 = -1
        var value: Double
    }

    private(set) var cells = Slab<Cell>()
    private var firstInRow = Slab<Int32>()
    private var firstInColumn = Slab<Int32>()
    private var lengths = Slab<Int32>()
    /// The first cell that is not in use, linked through `nextInRow`, or -1.
    private var firstFree: Int32 = -1
    /// By column, while a row is changed: its cell in that row, or -1.
    private var cellInColumn = Slab<Int32>()
    private var crossing = Slab<Int32>()

    func deallocate() {
        cells.deallocate()
        firstInRow.deallocate()
        firstInColumn.deallocate()
        lengths.deallocate()
        cellInColumn.deallocate()
        crossing.deallocate()
    }

    /// Makes all numbers zero.
    mutating func reset(rows: Int, columns: Int) {
        cells.removeAll()
        firstFree = -1
        firstInRow.fill(rows, with: -1)
        firstInColumn.fill(columns, with: -1)
        lengths.fill(rows, with: 0)
        cellInColumn.fill(columns, with: -1)
    }

    // MARK: - Reading

    /// How many numbers of a row are not zero.
    @inline(__always) func length(ofRow row: Int) -> Int { Int(lengths[row]) }

    @inline(__always) func forEachCell(inRow row: Int, _ body: (Cell) -> Void) {
        var next = firstInRow[row]
        while next >= 0 {
            let cell = cells[next]
            body(cell)
            next = cell.nextInRow
        }
    }

    /// Gives each cell of a column with its number, by which `exchange` knows it.
    @inline(__always) func forEachCell(inColumn column: Int, _ body: (Int32, Cell) -> Void) {
        var next = firstInColumn[column]
        while next >= 0 {
            let cell = cells[next]
            body(next, cell)
            next = cell.nextInColumn
        }
    }

    // MARK: - Changing

    /// Puts in a number where there is zero.
    mutating func insert(_ row: Int32, _ column: Int32, _ value: Double) {
        let after = firstInRow[row]
        let below = firstInColumn[column]
        let cell = Cell(row: row, column: column, nextInRow: after, nextInColumn: below, value: value)
        let number: Int32
        if firstFree >= 0 {
            number = firstFree
            firstFree = cells[number].nextInRow
            cells[number] = cell
        } else {
            number = Int32(cells.count)
            cells.append(cell)
        }
        if after >= 0 { cells.base[Int(after)].previousInRow = number }
        if below >= 0 { cells.base[Int(below)].previousInColumn = number }
        firstInRow[row] = number
        firstInColumn[column] = number
        lengths[row] += 1
    }

    private mutating func remove(_ number: Int32) {
        let cell = cells[number]
        if cell.previousInRow >= 0 {
            cells.base[Int(cell.previousInRow)].nextInRow = cell.nextInRow
        } else {
            firstInRow[cell.row] = cell.nextInRow
        }
        if cell.nextInRow >= 0 { cells.base[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
        if cell.previousInColumn >= 0 {
            cells.base[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
        } else {
            firstInColumn[cell.column] = cell.nextInColumn
        }
        if cell.nextInColumn >= 0 {
            cells.base[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn
        }
        lengths[cell.row] -= 1
        cells.base[Int(number)].nextInRow = firstFree
        firstFree = number
    }

    /// Lets what a row and what a column stand for change places: the row's equation is solved for the column and
    /// put into the other rows. Costs what the rows are long that have the column.
    mutating func exchange(_ pivot: Int32) {
        let (row, column) = (cells[pivot].row, cells[pivot].column)
        let inverse = 1 / cells[pivot].value
        var next = firstInRow[row]
        while next >= 0 {
            cells.base[Int(next)].value *= -inverse
            next = cells[next].nextInRow
        }
        cells.base[Int(pivot)].value = inverse
        crossing.removeAll()
        forEachCell(inColumn: Int(column)) { number, _ in
            if number != pivot { crossing.append(number) }
        }
        for index in 0..<crossing.count { substitute(row, pivot, into: crossing[index]) }
    }

    /// Adds a row to the row of another cell in the pivot's column, as often as that cell says.
    private mutating func substitute(_ row: Int32, _ pivot: Int32, into crossed: Int32) {
        let target = cells[crossed].row
        let factor = cells[crossed].value
        cells.base[Int(crossed)].value = factor * cells[pivot].value
        guard lengths[row] > 1 else { return }
        var next = firstInRow[target]
        while next >= 0 {
            cellInColumn[cells[next].column] = next
            next = cells[next].nextInRow
        }
        next = firstInRow[row]
        while next >= 0 {
            let cell = cells[next]
            next = cell.nextInRow
            guard cell.column != cells[pivot].column else { continue }
            let addend = factor * cell.value
            let present = cellInColumn[cell.column]
            guard present >= 0 else {
                insert(target, cell.column, addend)
                cellInColumn[cell.column] = firstInRow[target]
                continue
            }
            let sum = cells[present].value + addend
            if abs(sum) > SparseTable.negligible * abs(addend) {
                cells.base[Int(present)].value = sum
            } else {
                remove(present)
                cellInColumn[cell.column] = -1
            }
        }
        next = firstInRow[target]
        while next >= 0 {
            cellInColumn[cells[next].column] = -1
            next = cells[next].nextInRow
        }
    }

    /// What is left of a number after cancelling, relative to what was there, is rounding below this.
    private static let negligible = 1e-11
}
