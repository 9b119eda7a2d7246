/// The lexicographic simplex of one core.
///
/// The cost of a row is the absolute value of its activity, or the part of it that its relation forbids; costs
/// of one priority are added, those of different ones compared in order, the required rows' first. So a
/// violated requirement is a cost like others, and any basis is a place to start from. Nonbasic rows are at
/// zero. A step moves one nonbasic quantity, passes breakpoints as long as the cost goes on falling, and stops
/// where a row's activity reaches zero, which leaves the basis.
extension Cores {
    /// What counts as zero in a dictionary, and in a price relative to what was added up for it.
    static let epsilon = 1e-9

    // MARK: - Start

    /// Lets each free parameter enter the basis, for a row of the highest priority that it moves.
    mutating func crash(_ core: Core) {
        for column in core.parameters where nonbasis[column] < 0 {
            guard let pivot = crashPivot(column) else { continue }
            let cell = table.cells[pivot]
            move(Int32(column), by: -values[cell.row] / cell.value, pivot)
        }
        for place in core.rows where rowPositions[place] >= 0 {
            let value = values[rowPositions[place]]
            if value > Cores.epsilon {
                sides[place] = 1
            } else if value < -Cores.epsilon {
                sides[place] = -1
            } else if sides[place] == 0 {
                sides[place] = costAbove[place] < costBelow[place] ? 1 : -1
            }
        }
    }

    /// Among the rows of the highest priority in a column, not the smallest number, and the shortest row: it is
    /// put into all others that have the column.
    private func crashPivot(_ column: Int) -> Int32? {
        var level = Int32.max
        var largest = 0.0
        table.forEachCell(inColumn: column) { _, cell in
            let index = basis[cell.row]
            guard index >= 0, abs(cell.value) > Cores.epsilon, levels[index] <= level else { return }
            largest = levels[index] < level ? abs(cell.value) : max(largest, abs(cell.value))
            level = levels[index]
        }
        guard level < .max else { return nil }
        var pivot: Int32?
        var shortest = Int.max
        table.forEachCell(inColumn: column) { number, cell in
            let index = basis[cell.row]
            guard index >= 0, levels[index] == level, abs(cell.value) >= 0.1 * largest else { return }
            let length = table.length(ofRow: Int(cell.row))
            if length < shortest || length == shortest && index < basis[table.cells[pivot ?? number].row] {
                shortest = length
                pivot = number
            }
        }
        return pivot
    }

    // MARK: - Steps

    enum Outcome {
        case optimal
        /// This move lowers the objective without end.
        case unbounded(Move)
    }

    /// Goes down to the optimum.
    mutating func minimise(_ core: Core) -> Outcome {
        let size = Int(core.rowCount + core.parameterCount)
        var stalled = 0
        // Steps that get nowhere are followed by Bland's rule, which cannot go round in circles; the limit is far
        // beyond what any core needs, and stands against rounding alone.
        for _ in 0..<(2000 + 50 * size) {
            let usesBland = stalled > 2 * size
            guard let move = entering(core, usesBland: usesBland) else { return .optimal }
            guard let stop = leaving(core, move, usesBland: usesBland) else { return .unbounded(move) }
            stalled = stop.length < 1e-12 ? stalled + 1 : 0
            let index = nonbasis[move.column]
            if index >= 0 { sides[index] = move.direction > 0 ? 1 : -1 }
            self.move(move.column, by: stop.length * move.direction, stop.cell)
        }
        return .optimal
    }

    /// How far a column can move until the cost stops falling, and the row that stops it. Under Bland's rule the
    /// first row that reaches zero does.
    private mutating func leaving(_ core: Core, _ move: Move, usesBland: Bool) -> Pricing.Breakpoint? {
        pricing.breakpoints.removeAll()
        pricing.vector.fill(Int(core.levelCount) + 1, with: 0)
        let own = nonbasis[move.column]
        if own >= 0 {
            pricing.vector[levels[own] - core.firstLevel] +=
                move.direction > 0 ? costAbove[own] : costBelow[own]
        } else {
            pricing.vector[core.levelCount] += pricing.objective[~own] * move.direction
        }
        table.forEachCell(inColumn: Int(move.column)) { number, cell in
            let slope = cell.value * move.direction
            let index = basis[cell.row]
            guard index >= 0 else {
                pricing.vector[core.levelCount] += pricing.objective[~index] * slope
                return
            }
            let isAbove = sides[index] > 0
            pricing.vector[levels[index] - core.firstLevel] +=
                isAbove ? costAbove[index] * slope : -costBelow[index] * slope
            guard abs(slope) > Cores.epsilon, isAbove == (slope < 0) else { return }
            pricing.breakpoints.append(
                Pricing.Breakpoint(
                    length: max(0, -values[cell.row] / slope), index: index, cell: number, slope: abs(slope)))
        }
        var found = UnsafeMutableBufferPointer(
            start: pricing.breakpoints.base, count: pricing.breakpoints.count)
        found.sort { ($0.length, $0.index) < ($1.length, $1.index) }
        return usesBland ? found.first : lastUseful(core, found)
    }

    /// Passes breakpoints, each of which makes the price of going on higher, until it no longer is negative.
    private mutating func lastUseful(
        _ core: Core, _ found: UnsafeMutableBufferPointer<Pricing.Breakpoint>
    ) -> Pricing.Breakpoint? {
        var leading = 0
        func skipZeros() {
            while leading < Int(core.levelCount), abs(pricing.vector[leading]) <= Cores.epsilon {
                leading += 1
            }
        }
        skipZeros()
        for breakpoint in found {
            let index = Int(breakpoint.index)
            let level = Int(levels[index] - core.firstLevel)
            pricing.vector[level] += (costAbove[index] + costBelow[index]) * breakpoint.slope
            if level < leading { return breakpoint }
            skipZeros()
            if pricing.vector[leading] >= -Cores.epsilon { return breakpoint }
            sides[index] = -sides[index]
        }
        return nil
    }

    /// Moves a column, and lets it change places with a basic row whose activity thereby is zero.
    private mutating func move(_ column: Int32, by step: Double, _ pivot: Int32) {
        let line = table.cells[pivot].row
        let entering = nonbasis[column]
        let start = entering >= 0 ? 0 : parameterValues[~entering]
        if step != 0 {
            table.forEachCell(inColumn: Int(column)) { _, cell in values[cell.row] += cell.value * step }
        }
        table.exchange(pivot)
        values[line] = start + step
        swap(&basis.base[Int(line)], &nonbasis.base[Int(column)])
        setPosition(of: basis[line], line)
        setPosition(of: nonbasis[column], ~column)
    }

    private func setPosition(of index: Int32, _ position: Int32) {
        if index >= 0 {
            rowPositions[index] = position
        } else {
            parameterPositions[~index] = position
        }
    }
}
