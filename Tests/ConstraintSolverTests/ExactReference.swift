@testable import ConstraintSolver

/// A constraint of a small system, `Σ coefficients[i] · x[i] + constant  relation  0`, in exact numbers.
struct ExactConstraint {
    var coefficients: [Fraction]
    var constant: Fraction
    var relation: Relation
    var priority: Float

    func value(at point: [Fraction]) -> Fraction {
        zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    func violation(at point: [Fraction]) -> Fraction {
        let value = value(at: point)
        switch relation {
        case .equal: return value.magnitude
        case .lessThanOrEqual: return max(.zero, value)
        case .greaterThanOrEqual: return max(.zero, Fraction(-value.numerator, value.denominator))
        }
    }
}

/// The optimum of a small system by trying everything.
///
/// The cost is convex and linear between the hyperplanes on which constraints are exactly met, so if it has an
/// optimum at all, it has one where as many independent hyperplanes meet as there are: all such points are
/// computed, and the lexicographically best are the corners of the optimum. It is made of nothing but corners,
/// rays along lines where all but one of those hyperplanes meet, and whatever no constraint sees.
struct ExactReference {
    let variableCount: Int
    let constraints: [ExactConstraint]

    /// Costs by priority, the required first.
    func cost(at point: [Fraction]) -> [Fraction] {
        priorities.map { priority in
            constraints.filter { $0.priority == priority }.reduce(.zero) { $0 + $1.violation(at: point) }
        }
    }

    private var priorities: [Float] { Array(Set(constraints.map(\.priority) + [1000])).sorted(by: >) }

    /// The best cost and all corners that have it.
    func optimum() -> (cost: [Fraction], corners: [[Fraction]]) {
        var best: [Fraction] = []
        var corners: [[Fraction]] = []
        for subset in independentSubsets(of: rank) {
            let point = meetingPoint(of: subset)
            let cost = cost(at: point)
            if corners.isEmpty || cost.lexicographicallyPrecedes(best) {
                best = cost
                corners = [point]
            } else if cost == best {
                corners.append(point)
            }
        }
        return (best, corners)
    }

    var isFeasible: Bool { optimum().cost[0] == .zero }

    /// The variables that have more than one value in the optimum.
    func undecided() -> Set<Int> {
        let (best, corners) = optimum()
        var result = Set((0..<variableCount).filter { isUnseen($0) })
        for corner in corners {
            for variable in 0..<variableCount where corner[variable] != corners[0][variable] {
                result.insert(variable)
            }
        }
        guard rank > 0 else { return result }
        for subset in independentSubsets(of: rank - 1) {
            for direction in directions(along: subset) {
                // Far beyond every breakpoint of numbers as small as these.
                let far = Fraction(1_000_000)
                for corner in corners {
                    let point = zip(corner, direction).map { $0 + far * $1 }
                    guard cost(at: point) == best else { continue }
                    for variable in 0..<variableCount where direction[variable] != .zero {
                        result.insert(variable)
                    }
                }
            }
        }
        return result
    }

    // MARK: - Linear algebra

    private var rank: Int { echelon(constraints.map(\.coefficients)).count }

    private func isUnseen(_ variable: Int) -> Bool {
        var unit = [Fraction](repeating: .zero, count: variableCount)
        unit[variable] = Fraction(1)
        return echelon(constraints.map(\.coefficients) + [unit]).count > rank
    }

    /// Independent rows that span the same space, each with a leading one.
    private func echelon(_ rows: [[Fraction]]) -> [[Fraction]] {
        var result: [[Fraction]] = []
        for row in rows {
            var rest = row
            for known in result {
                guard let lead = known.firstIndex(where: { $0 != .zero }), rest[lead] != .zero else {
                    continue
                }
                let factor = rest[lead]
                rest = zip(rest, known).map { $0 - factor * $1 }
            }
            guard let lead = rest.first(where: { $0 != .zero }) else { continue }
            result.append(rest.map { $0 / lead })
        }
        return result
    }

    /// All choices of `size` constraints whose hyperplanes are independent.
    private func independentSubsets(of size: Int) -> [[Int]] {
        var result: [[Int]] = []
        func extend(_ chosen: [Int], from first: Int) {
            if chosen.count == size {
                result.append(chosen)
                return
            }
            for next in first..<constraints.count {
                let candidate = chosen + [next]
                guard echelon(candidate.map { constraints[$0].coefficients }).count == candidate.count else {
                    continue
                }
                extend(candidate, from: next + 1)
            }
        }
        extend([], from: 0)
        return result
    }

    /// Where the chosen constraints are exactly met; what they leave open is zero.
    private func meetingPoint(of subset: [Int]) -> [Fraction] {
        let rows = reduced(subset)
        var point = [Fraction](repeating: .zero, count: variableCount)
        for row in rows {
            guard let lead = row.prefix(variableCount).firstIndex(where: { $0 != .zero }) else { continue }
            point[lead] = Fraction(0) - row[variableCount]
        }
        return point
    }

    /// The directions in which the chosen constraints stay met and another one changes.
    private func directions(along subset: [Int]) -> [[Fraction]] {
        let rows = reduced(subset)
        let leads = rows.map { row in row.prefix(variableCount).firstIndex { $0 != .zero } ?? 0 }
        let free = (0..<variableCount).filter { !leads.contains($0) }
        return free.flatMap { variable -> [[Fraction]] in
            var direction = [Fraction](repeating: .zero, count: variableCount)
            direction[variable] = Fraction(1)
            for (row, lead) in zip(rows, leads) { direction[lead] = Fraction(0) - row[variable] }
            return [direction, direction.map { Fraction(0) - $0 }]
        }
    }

    /// The chosen constraints as rows with the constant at the end, each leading variable in one row alone.
    private func reduced(_ subset: [Int]) -> [[Fraction]] {
        var rows = echelon(subset.map { constraints[$0].coefficients + [constraints[$0].constant] })
        for index in rows.indices.reversed() {
            guard let lead = rows[index].firstIndex(where: { $0 != .zero }) else { continue }
            for other in 0..<index where rows[other][lead] != .zero {
                let factor = rows[other][lead]
                rows[other] = zip(rows[other], rows[index]).map { $0 - factor * $1 }
            }
        }
        return rows
    }
}
