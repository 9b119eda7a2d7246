/// Which variables have more than one value in the optimum.
extension Solver {
    /// Finds all directions in which the optimum extends, and moves every variable along a general combination
    /// of them: what moves is not decided.
    /// - Returns: whether any parameter is undecided.
    func findUndecided() -> Bool {
        directions.removeAll()
        for core in 0..<Int32(cores.cores.count) {
            let parameters = cores.cores[core].firstParameter
            for direction in faceDirections(of: core) {
                directions.append(
                    direction.indices.filter { abs(direction[$0]) > Solver.still }.map {
                        (cores.parameters[parameters + Int32($0)], direction[$0])
                    })
            }
        }
        var random = RandomWeights()
        freedom.fill(values.count, with: 0)
        hasUndecided = false
        for variable in 0..<values.count where isInUse(variable) {
            if plan.standing[variable] == .parameter, plan.core[variable] < 0 {
                directions.append([(Int32(variable), 1)])
            } else if plan.standing[variable] == .unused {
                freedom[variable] = random.next()
                hasUndecided = true
            }
        }
        guard !directions.isEmpty else { return false }
        hasUndecided = true
        for direction in directions {
            let weight = random.next()
            for (parameter, movement) in direction { freedom[parameter] += weight * movement }
        }
        for place in plan.fixedCount..<plan.sequence.count {
            let variable = plan.sequence[place]
            freedom[variable] = definedMovement(of: variable)
        }
        return true
    }

    private func definedMovement(of variable: Int32) -> Double {
        var sum = 0.0
        var own = 1.0
        for place in rows.places(of: plan.definition[variable]) {
            let term = rows.terms[place]
            if term.variable == variable {
                own = term.coefficient
            } else {
                sum += term.coefficient * freedom[term.variable]
            }
        }
        return -sum / own
    }

    /// Independent directions, as movements of a core's parameters, that span the face of its optimum.
    func faceDirections(of number: Int32) -> [[Double]] {
        let width = Int(cores.cores[number].parameterCount)
        return withSimplex(of: number) { simplex in
            guard simplex.isSeparable else { return exploreFace(&simplex, width) }
            var result: [[Double]] = []
            for column in 0..<width where simplex.isFree(column, 1) || simplex.isFree(column, -1) {
                var direction = [Double](repeating: 0, count: width)
                simplex.movement(of: column, into: &direction)
                result.append(direction)
            }
            return result
        }
    }

    /// Where corners meet, columns do not tell the face. A general linear cost that is constant along the
    /// directions found so far is made small and large on it: if that makes no difference, there are no more.
    private func exploreFace(_ simplex: inout CoreSimplex, _ width: Int) -> [[Double]] {
        var found: [[Double]] = []
        var orthogonal: [[Double]] = []
        var random = RandomWeights()
        while found.count < width {
            let cost = Solver.perpendicular((0..<width).map { _ in random.next() - 1 }, to: orthogonal)
            guard Solver.length(cost) > 1e-6 else { break }
            let (low, lowRay) = extreme(&simplex, cost, width)
            let (high, highRay) = extreme(&simplex, cost.map { -$0 }, width)
            let direction = lowRay ?? highRay ?? zip(high, low).map { $0 - $1 }
            let rise = abs(zip(direction, cost).reduce(0) { $0 + $1.0 * $1.1 })
            guard rise > Solver.still * (1 + Solver.length(direction)) else { break }
            let size = Solver.length(direction)
            found.append(direction.map { $0 / size })
            let rest = Solver.perpendicular(direction, to: orthogonal)
            let length = Solver.length(rest)
            orthogonal.append(rest.map { $0 / length })
        }
        return found
    }

    private func extreme(
        _ simplex: inout CoreSimplex, _ cost: [Double], _ width: Int
    ) -> (point: [Double], ray: [Double]?) {
        var point = [Double](repeating: 0, count: width)
        var ray: [Double]?
        cost.withUnsafeBufferPointer { buffer in
            simplex.objective = buffer.baseAddress
            if case .unbounded(let column, let direction) = simplex.minimise() {
                var movement = [Double](repeating: 0, count: width)
                simplex.movement(of: column, into: &movement)
                ray = movement.map { $0 * direction }
            }
            simplex.objective = nil
        }
        simplex.point(into: &point)
        return (point, ray)
    }

    private static func perpendicular(_ vector: [Double], to basis: [[Double]]) -> [Double] {
        var result = vector
        for unit in basis {
            let part = zip(result, unit).reduce(0) { $0 + $1.0 * $1.1 }
            for index in result.indices { result[index] -= part * unit[index] }
        }
        return result
    }

    private static func length(_ vector: [Double]) -> Double {
        vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
}

/// Numbers between one half and three halves that have no simple relation to one another, always the same.
struct RandomWeights {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next() -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return 0.5 + Double(state >> 11) / Double(1 << 53)
    }
}
