/// The lexicographic simplex of one core.
///
/// The cost of a row is the absolute value of its activity, or the part of it that its relation forbids; costs
/// of one priority are added, those of different ones compared in order, the required rows' first. So a
/// violated requirement is a cost like others, and any basis is a place to start from. Nonbasic rows are at
/// zero. A step moves one nonbasic quantity, passes breakpoints as long as the cost goes on falling, and stops
/// where a row's activity reaches zero, which leaves the basis.
struct CoreSimplex {
    let rowCount: Int
    let parameterCount: Int
    let levelCount: Int
    /// By dictionary row: `rowCount` rows of `parameterCount` numbers, the derivatives of the basic quantities.
    let table: UnsafeMutablePointer<Double>
    let basis: UnsafeMutablePointer<Int32>
    let nonbasis: UnsafeMutablePointer<Int32>
    let values: UnsafeMutablePointer<Double>
    let sides: UnsafeMutablePointer<Int8>
    let levels: UnsafePointer<Int32>
    let costAbove: UnsafePointer<Double>
    let costBelow: UnsafePointer<Double>
    /// Where the nonbasic parameters are, by parameter.
    let parameterValues: UnsafeMutablePointer<Double>
    /// A linear cost of the parameters below all levels, or nil.
    var objective: UnsafePointer<Double>?
    /// Room for two vectors of `levelCount + 1` numbers.
    let gain: UnsafeMutablePointer<Double>
    let best: UnsafeMutablePointer<Double>
    /// Room for a number for each level and column.
    let prices: UnsafeMutablePointer<Double>

    /// What counts as zero in a dictionary and in a gain.
    static let epsilon = 1e-9

    enum Outcome: Equatable {
        case optimal
        /// Moving this column in this direction lowers the objective without end.
        case unbounded(column: Int, direction: Double)
    }

    private var vectorCount: Int { objective == nil ? levelCount : levelCount + 1 }

    // MARK: - Start

    /// Lets each free parameter enter the basis, for the row of the highest priority that it moves.
    func crash() {
        for column in 0..<parameterCount where nonbasis[column] >= rowCount {
            var leaving = -1
            var pivot = 0.0
            for row in 0..<rowCount where basis[row] < rowCount {
                let candidate = abs(table[row * parameterCount + column])
                guard candidate > CoreSimplex.epsilon else { continue }
                let level = levels[Int(basis[row])]
                let isBetter =
                    leaving < 0 || level < levels[Int(basis[leaving])]
                    || level == levels[Int(basis[leaving])] && candidate > pivot + CoreSimplex.epsilon
                if isBetter {
                    leaving = row
                    pivot = candidate
                }
            }
            guard leaving >= 0 else { continue }
            let step = -values[leaving] / table[leaving * parameterCount + column]
            move(column, by: step, leaving: leaving)
        }
        for row in 0..<rowCount where basis[row] < rowCount {
            let index = Int(basis[row])
            if values[row] > CoreSimplex.epsilon {
                sides[index] = 1
            } else if values[row] < -CoreSimplex.epsilon {
                sides[index] = -1
            } else if sides[index] == 0 {
                sides[index] = costAbove[index] < costBelow[index] ? 1 : -1
            }
        }
    }

    // MARK: - Steps

    /// Goes down to the optimum.
    func minimise() -> Outcome {
        var stalled = 0
        // Far more steps than any problem of this size takes; beyond Bland's rule only rounding could cycle.
        for _ in 0..<(2000 + 50 * (rowCount + parameterCount)) {
            let usesBland = stalled > 2 * (rowCount + parameterCount)
            guard let (column, direction) = entering(usesBland: usesBland) else { return .optimal }
            guard let (row, length) = leaving(column, direction) else {
                return .unbounded(column: column, direction: direction)
            }
            stalled = length < 1e-12 ? stalled + 1 : 0
            let index = Int(nonbasis[column])
            if index < rowCount { sides[index] = direction > 0 ? 1 : -1 }
            move(column, by: length * direction, leaving: row)
        }
        return .optimal
    }

    /// The column and direction with the best gain; under Bland's rule the one of the lowest number.
    private func entering(usesBland: Bool) -> (column: Int, direction: Double)? {
        price()
        var found: (column: Int, direction: Double)?
        for column in 0..<parameterCount {
            for direction in [1.0, -1.0] {
                for level in 0..<vectorCount {
                    gain[level] = prices[level * parameterCount + column] * direction
                }
                let own = Int(nonbasis[column])
                if own < rowCount {
                    gain[Int(levels[own])] += direction > 0 ? costAbove[own] : costBelow[own]
                }
                guard isNegative(gain) else { continue }
                let isBetter: Bool
                if let found {
                    isBetter =
                        usesBland ? nonbasis[column] < nonbasis[found.column] : isLess(gain, best)
                } else {
                    isBetter = true
                }
                guard isBetter else { continue }
                found = (column, direction)
                best.update(from: gain, count: vectorCount)
            }
        }
        return found
    }

    /// What moving each column by one costs in the basic rows, and in the objective; row after row, as the
    /// dictionary lies in memory.
    private func price() {
        prices.update(repeating: 0, count: vectorCount * parameterCount)
        for row in 0..<rowCount {
            let index = Int(basis[row])
            var rate = 0.0
            var level = levelCount
            if index < rowCount {
                rate = sides[index] > 0 ? costAbove[index] : -costBelow[index]
                level = Int(levels[index])
            } else if let objective {
                rate = objective[index - rowCount]
            }
            guard rate != 0 else { continue }
            let line = table + row * parameterCount
            let target = prices + level * parameterCount
            for column in 0..<parameterCount { target[column] += rate * line[column] }
        }
        guard let objective else { return }
        for column in 0..<parameterCount where nonbasis[column] >= rowCount {
            prices[levelCount * parameterCount + column] += objective[Int(nonbasis[column]) - rowCount]
        }
    }

    /// The cost's derivative, level by level, for moving a column in a direction.
    private func measure(_ column: Int, _ direction: Double) {
        gain.update(repeating: 0, count: vectorCount)
        let own = Int(nonbasis[column])
        if own < rowCount {
            gain[Int(levels[own])] += direction > 0 ? costAbove[own] : costBelow[own]
        } else if let objective {
            gain[levelCount] += objective[own - rowCount] * direction
        }
        for row in 0..<rowCount {
            let slope = table[row * parameterCount + column] * direction
            guard abs(slope) > CoreSimplex.epsilon else { continue }
            let index = Int(basis[row])
            if index < rowCount {
                gain[Int(levels[index])] +=
                    sides[index] > 0 ? costAbove[index] * slope : -costBelow[index] * slope
            } else if let objective {
                gain[levelCount] += objective[index - rowCount] * slope
            }
        }
    }

    /// How far a column can move until the cost stops falling, and the row that stops it.
    private func leaving(_ column: Int, _ direction: Double) -> (row: Int, length: Double)? {
        var breakpoints: [(length: Double, row: Int)] = []
        for row in 0..<rowCount {
            let index = Int(basis[row])
            guard index < rowCount else { continue }
            let slope = table[row * parameterCount + column] * direction
            guard abs(slope) > CoreSimplex.epsilon, (sides[index] > 0) == (slope < 0) else { continue }
            breakpoints.append((max(0, -values[row] / slope), row))
        }
        breakpoints.sort { ($0.length, basis[$0.row]) < ($1.length, basis[$1.row]) }
        gain.update(from: best, count: vectorCount)
        measure(column, direction)
        for (length, row) in breakpoints {
            let index = Int(basis[row])
            let slope = abs(table[row * parameterCount + column])
            gain[Int(levels[index])] += (costAbove[index] + costBelow[index]) * slope
            if !isNegative(gain) { return (row, length) }
            sides[index] = -sides[index]
        }
        return nil
    }

    /// Moves a column, and lets it change places with a basic row whose activity thereby is zero.
    private func move(_ column: Int, by step: Double, leaving: Int) {
        let index = Int(nonbasis[column])
        let entering = index < rowCount ? 0 : parameterValues[index - rowCount]
        for row in 0..<rowCount where row != leaving {
            values[row] += table[row * parameterCount + column] * step
        }
        exchange(leaving, column)
        values[leaving] = entering + step
    }

    private func exchange(_ row: Int, _ column: Int) {
        let line = table + row * parameterCount
        let inverse = 1 / line[column]
        for other in 0..<parameterCount { line[other] *= -inverse }
        line[column] = inverse
        for other in 0..<rowCount where other != row {
            let target = table + other * parameterCount
            let factor = target[column]
            guard factor != 0 else { continue }
            target[column] = 0
            for index in 0..<parameterCount { target[index] += factor * line[index] }
            target[column] = factor * inverse
        }
        swap(&basis[row], &nonbasis[column])
    }

    // MARK: - Vectors

    /// Whether the first entry that is not zero is negative.
    private func isNegative(_ vector: UnsafeMutablePointer<Double>) -> Bool {
        for level in 0..<vectorCount where abs(vector[level]) > CoreSimplex.epsilon {
            return vector[level] < 0
        }
        return false
    }

    private func isLess(_ a: UnsafeMutablePointer<Double>, _ b: UnsafeMutablePointer<Double>) -> Bool {
        for level in 0..<vectorCount where abs(a[level] - b[level]) > CoreSimplex.epsilon {
            return a[level] < b[level]
        }
        return false
    }

    // MARK: - The face of the optimum

    /// What counts as zero when it is asked whether an optimum is a single point.
    private static let flat = 1e-7

    /// Whether the optimum's neighbourhood is the sum of its columns': no basic row that sits at its corner
    /// depends on two of them. Then one column after another tells the whole face.
    var isSeparable: Bool {
        if parameterCount == 1 { return true }
        for row in 0..<rowCount where isAtCorner(row) {
            var dependencies = 0
            for column in 0..<parameterCount
            where abs(table[row * parameterCount + column]) > CoreSimplex.epsilon {
                dependencies += 1
            }
            if dependencies > 1 { return false }
        }
        return true
    }

    private func isAtCorner(_ row: Int) -> Bool {
        basis[row] < rowCount && abs(values[row]) <= CoreSimplex.flat
    }

    /// Whether moving a column a little in a direction costs nothing at any level.
    func isFree(_ column: Int, _ direction: Double) -> Bool {
        gain.update(repeating: 0, count: levelCount)
        let own = Int(nonbasis[column])
        if own < rowCount { gain[Int(levels[own])] += direction > 0 ? costAbove[own] : costBelow[own] }
        for row in 0..<rowCount where basis[row] < rowCount {
            let slope = table[row * parameterCount + column] * direction
            guard abs(slope) > CoreSimplex.epsilon else { continue }
            let index = Int(basis[row])
            let isAbove = isAtCorner(row) ? slope > 0 : values[row] > 0
            gain[Int(levels[index])] += isAbove ? costAbove[index] * slope : -costBelow[index] * slope
        }
        for level in 0..<levelCount where abs(gain[level]) > CoreSimplex.flat { return false }
        return true
    }

    /// The parameters' movement when a column moves by one, into `direction`.
    func movement(of column: Int, into direction: inout [Double]) {
        for index in 0..<parameterCount { direction[index] = 0 }
        if nonbasis[column] >= rowCount { direction[Int(nonbasis[column]) - rowCount] = 1 }
        for row in 0..<rowCount where basis[row] >= rowCount {
            direction[Int(basis[row]) - rowCount] = table[row * parameterCount + column]
        }
    }

    /// The parameters' values, into `point`.
    func point(into point: inout [Double]) {
        for index in 0..<parameterCount { point[index] = parameterValues[index] }
        for row in 0..<rowCount where basis[row] >= rowCount {
            point[Int(basis[row]) - rowCount] = values[row]
        }
    }
}
