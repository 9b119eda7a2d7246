/// How variables move inside the optimum: along each of its independent directions, and not only along one
/// general combination of them.
public struct Movements: Sendable {
    /// A movement along one direction.
    public struct Part: Sendable, Equatable {
        /// The direction, 0..<`directionCount`.
        public let direction: Int
        /// By how much the value changes for one unit along it.
        public let movement: Double

        public init(direction: Int, movement: Double) {
            self.direction = direction
            self.movement = movement
        }
    }

    /// How many independent directions there are: as many facts are missing.
    public private(set) var directionCount: Int
    /// By variable: where it moves, ordered by direction; empty for what is decided.
    private var parts: [[Part]]

    fileprivate init(directionCount: Int, variableCount: Int) {
        self.directionCount = directionCount
        parts = Array(repeating: [], count: variableCount)
    }

    /// Where the variable moves, ordered by direction; empty if it is decided.
    public func parts(of variable: Variable) -> [Part] {
        parts.indices.contains(variable.index) ? parts[variable.index] : []
    }

    /// Where the expression moves, ordered by direction; empty if it is decided, though its variables may not
    /// be.
    public func parts(of expression: Expression) -> [Part] {
        let terms = expression.terms
        if terms.count == 1, terms[0].coefficient == 1 { return parts(of: terms[0].variable) }
        return Movements.sum(terms.map { (parts(of: $0.variable), $0.coefficient) })
    }

    fileprivate mutating func set(_ movement: [Part], of variable: Int32) { parts[Int(variable)] = movement }

    fileprivate mutating func addDirection(of variable: Int32) {
        parts[Int(variable)] = [Part(direction: directionCount, movement: 1)]
        directionCount += 1
    }

    fileprivate mutating func add(_ part: Part, to variable: Int32) { parts[Int(variable)].append(part) }

    /// A sum of movements, each times a factor.
    fileprivate static func sum(_ all: [(parts: [Part], factor: Double)]) -> [Part] {
        let moving = all.filter { !$0.parts.isEmpty }
        guard !moving.isEmpty else { return [] }
        let ordered = moving.flatMap { summand in
            summand.parts.map { Part(direction: $0.direction, movement: $0.movement * summand.factor) }
        }.sorted { $0.direction < $1.direction }
        var result: [Part] = []
        for part in ordered {
            if let last = result.last, last.direction == part.direction {
                result[result.count - 1] = Part(
                    direction: part.direction, movement: last.movement + part.movement)
            } else {
                result.append(part)
            }
        }
        return result.filter { abs($0.movement) > Solver.still }
    }
}

extension Solver {
    /// How every variable moves inside the optimum. As many facts are missing as there are directions; a
    /// variable that no constraint mentions is a direction of its own.
    public func movements() -> Movements {
        solve()
        var result = Movements(
            directionCount: hasUndecided ? directions.count : 0, variableCount: values.count)
        guard hasUndecided else { return result }
        for (number, direction) in directions.enumerated() {
            for (parameter, movement) in direction {
                result.add(Movements.Part(direction: number, movement: movement), to: parameter)
            }
        }
        for (variable, row) in directions.isEmpty ? [] : carried {
            result.set(carriedMovement(of: variable, by: row, result), of: variable)
        }
        for variable in 0..<Int32(values.count)
        where isInUse(Int(variable)) && abs(freedom[variable]) > Solver.still
            && rows.firstUse[variable] < 0
        {
            result.addDirection(of: variable)
        }
        return result
    }

    private func carriedMovement(
        of variable: Int32, by row: Int32, _ known: Movements
    ) -> [Movements.Part] {
        var own = 1.0
        var others: [(parts: [Movements.Part], factor: Double)] = []
        for place in rows.places(of: row) {
            let term = rows.terms[place]
            if term.variable == variable {
                own = term.coefficient
            } else {
                others.append((known.parts(of: Variable(term.variable)), term.coefficient))
            }
        }
        return Movements.sum(others.map { ($0.parts, -$0.factor / own) })
    }
}
