/// The face of a core's optimum: where it can move without any priority getting worse.
extension Cores {
    /// What counts as zero when it is asked whether an optimum is a single point.
    static let flat = 1e-7

    /// Movements of variables that are parameters.
    typealias Direction = [(parameter: Int32, movement: Double)]

    /// Independent directions that span the face. The core is at its optimum.
    mutating func faceDirections(of core: Core) -> [Direction] {
        // The sides give prices that are at most what moving really costs, so whatever moves inside the face is
        // made of moves whose price is zero.
        findOpenMoves(core)
        let candidates = core.parameters.filter { pricing.open[$0] != 0 }
        guard !candidates.isEmpty else { return [] }
        guard isSeparable(candidates) else { return exploreFace(core) }
        return candidates.filter { isFree(core, $0, 1) || isFree(core, $0, -1) }.map { direction(of: $0) }
    }

    /// Whether no basic row that sits at its corner depends on two of the columns: then one after another tells
    /// the whole face.
    private func isSeparable(_ columns: [Int]) -> Bool {
        guard columns.count > 1 else { return true }
        var corners: [Int32] = []
        for column in columns {
            table.forEachCell(inColumn: column) { _, cell in
                if isAtCorner(cell.row), abs(cell.value) > Cores.epsilon { corners.append(cell.row) }
            }
        }
        corners.sort()
        return zip(corners, corners.dropFirst()).allSatisfy { $0 != $1 }
    }

    private func isAtCorner(_ line: Int32) -> Bool { basis[line] >= 0 && abs(values[line]) <= Cores.flat }

    /// Whether moving a column a little in a direction costs nothing at any level.
    private mutating func isFree(_ core: Core, _ column: Int, _ direction: Double) -> Bool {
        pricing.vector.fill(Int(core.levelCount), with: 0)
        let own = nonbasis[column]
        if own >= 0 {
            pricing.vector[levels[own] - core.firstLevel] += direction > 0 ? costAbove[own] : costBelow[own]
        }
        table.forEachCell(inColumn: column) { _, cell in
            let index = basis[cell.row]
            let slope = cell.value * direction
            guard index >= 0, abs(slope) > Cores.epsilon else { return }
            let isAbove = isAtCorner(cell.row) ? slope > 0 : values[cell.row] > 0
            pricing.vector[levels[index] - core.firstLevel] +=
                isAbove ? costAbove[index] * slope : -costBelow[index] * slope
        }
        return (0..<Int(core.levelCount)).allSatisfy { abs(pricing.vector[$0]) <= Cores.flat }
    }

    /// How the parameters move when a column moves by one.
    private func direction(of column: Int) -> Direction {
        var result: Direction = []
        if nonbasis[column] < 0 { result.append((parameters[~nonbasis[column]], 1)) }
        table.forEachCell(inColumn: column) { _, cell in
            let index = basis[cell.row]
            if index < 0, abs(cell.value) > Cores.flat { result.append((parameters[~index], cell.value)) }
        }
        return result
    }

    // MARK: - Where corners meet

    /// Where corners meet, columns do not tell the face. A general linear cost that is constant along the
    /// directions found so far is made small and large on it: if that makes no difference, there are no more.
    private mutating func exploreFace(_ core: Core) -> [Direction] {
        let width = Int(core.parameterCount)
        var found: [[Double]] = []
        var orthogonal: [[Double]] = []
        var random = RandomWeights()
        while found.count < width {
            let cost = perpendicular((0..<width).map { _ in random.next() - 1 }, to: orthogonal)
            guard length(cost) > 1e-6 else { break }
            let (low, lowRay) = extreme(core, cost, 1)
            let (high, highRay) = extreme(core, cost, -1)
            let direction = lowRay ?? highRay ?? zip(high, low).map { $0 - $1 }
            let rise = abs(zip(direction, cost).reduce(0) { $0 + $1.0 * $1.1 })
            guard rise > Cores.flat * (1 + length(direction)) else { break }
            let size = length(direction)
            found.append(direction.map { $0 / size })
            let rest = perpendicular(direction, to: orthogonal)
            let restLength = length(rest)
            orthogonal.append(rest.map { $0 / restLength })
        }
        return found.map { movements in
            movements.indices.filter { abs(movements[$0]) > Cores.flat }.map {
                (parameters[core.parameters.lowerBound + $0], movements[$0])
            }
        }
    }

    /// Where on the face a linear cost, times a sign, is least; and a ray if there is no end to it.
    private mutating func extreme(
        _ core: Core, _ cost: [Double], _ sign: Double
    ) -> (point: [Double], ray: [Double]?) {
        for (place, rate) in zip(core.parameters, cost) { pricing.objective[place] = sign * rate }
        pricing.hasObjective = true
        var ray: [Double]?
        if case .unbounded(let move) = minimise(core) {
            var movements = [Double](repeating: 0, count: cost.count)
            for (parameter, movement) in lineMovements(of: Int(move.column)) {
                movements[parameter - core.parameters.lowerBound] = movement * move.direction
            }
            ray = movements
        }
        pricing.hasObjective = false
        for place in core.parameters { pricing.objective[place] = 0 }
        let point = core.parameters.map { parameter in
            let position = parameterPositions[parameter]
            return position < 0 ? parameterValues[parameter] : values[position]
        }
        return (point, ray)
    }

    /// By place of a parameter: how it moves when a column moves by one.
    private func lineMovements(of column: Int) -> [(place: Int, movement: Double)] {
        var result: [(place: Int, movement: Double)] = []
        if nonbasis[column] < 0 { result.append((Int(~nonbasis[column]), 1)) }
        table.forEachCell(inColumn: column) { _, cell in
            if basis[cell.row] < 0 { result.append((Int(~basis[cell.row]), cell.value)) }
        }
        return result
    }

    private func perpendicular(_ vector: [Double], to basis: [[Double]]) -> [Double] {
        var result = vector
        for unit in basis {
            let part = zip(result, unit).reduce(0) { $0 + $1.0 * $1.1 }
            for index in result.indices { result[index] -= part * unit[index] }
        }
        return result
    }

    private func length(_ vector: [Double]) -> Double { vector.reduce(0) { $0 + $1 * $1 }.squareRoot() }
}
