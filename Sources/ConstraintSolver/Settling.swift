/// Giving a value to what nothing decides: one variable after another goes as near to where it is preferred as
/// the ones before it allow.
extension Solver {
    /// Adds, below all priorities, a row for each undecided variable in the order of rank that does not follow
    /// from those before it.
    func addPreferences() {
        let ordered = (0..<values.count).filter {
            abs(freedom[$0]) > Solver.still && plan.standing[$0] != .unused
        }.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        for (level, variable) in independent(ordered).enumerated() {
            let target = isNonNegative[variable] ? max(0, preferred[variable]) : preferred[variable]
            let (origin, distance) = mentionedOrigin(of: variable)
            var surplus = Expression(Variable(variable)) - (target + distance)
            if let origin { surplus -= Expression(origin) }
            preferenceRows.append(
                rows.add(surplus, .equal, Priority(-Float(level)), source: .preference))
        }
    }

    /// What a variable's preferred value counts from, past variables that no row mentions, and how far these are
    /// from there.
    private func mentionedOrigin(of variable: Int) -> (origin: Variable?, distance: Double) {
        var origin = preferredOrigins[variable]
        var distance = 0.0
        while origin >= 0, rows.firstUse[origin] < 0 {
            distance += preferred[origin]
            origin = preferredOrigins[origin]
        }
        return (origin < 0 ? nil : Variable(Int(origin)), distance)
    }

    /// Those of some variables that move independently of the ones before them, inside the face of the optimum.
    private func independent(_ ordered: [Int]) -> [Int] {
        var byParameter = [[(direction: Int, movement: Double)]](repeating: [], count: values.count)
        for (number, direction) in directions.enumerated() {
            for (parameter, movement) in direction {
                byParameter[Int(parameter)].append((number, movement))
            }
        }
        var known = KnownVariables(self)
        var elimination = Elimination(width: directions.count)
        var chosen: [Int] = []
        expansion.prepare(variables: values.count)
        for variable in ordered where chosen.count < directions.count && !known.isKnown[variable] {
            // What is known moves only with what was chosen before, so it makes no difference here.
            expansion.expand(variable: Int32(variable), plan, rows, except: known.isKnown)
            for index in 0..<expansion.result.count {
                let entry = expansion.result[index]
                for (direction, movement) in byParameter[Int(entry.parameter)] {
                    elimination.add(entry.coefficient * movement, at: direction)
                }
            }
            if elimination.isIndependent() { chosen.append(variable) }
            known.add(Int32(variable))
        }
        known.isKnown.deallocate()
        return chosen
    }

    func removePreferences() {
        while let row = preferenceRows.popLast() { rows.remove(row) }
    }
}

/// The variables that are decided, or settled, or follow from such by one required equality after another.
private struct KnownVariables {
    let solver: Solver
    let isKnown: Slab<Bool>
    /// By row: how many variables of a required equality are not known.
    private var open: [Int32]

    init(_ solver: Solver) {
        self.solver = solver
        var isKnown = Slab<Bool>(capacity: solver.values.count + 1)
        for variable in 0..<solver.values.count {
            isKnown.append(abs(solver.freedom[variable]) <= Solver.still)
        }
        self.isKnown = isKnown
        open = (0..<Int32(solver.rows.count)).map { row in
            let record = solver.rows.rows[row]
            guard record.takesPart, record.isRequiredEquality else { return 0 }
            return solver.rows.places(of: row).reduce(0) {
                $0 + (isKnown[solver.rows.terms[$1].variable] ? 0 : 1)
            }
        }
    }

    mutating func add(_ variable: Int32) {
        var queue = [variable]
        isKnown[variable] = true
        while let next = queue.popLast() {
            var use = solver.rows.firstUse[next]
            while use >= 0 {
                let row = solver.rows.terms[use].row
                use = solver.rows.terms[use].next
                guard open[Int(row)] > 0 else { continue }
                open[Int(row)] -= 1
                guard open[Int(row)] == 1 else { continue }
                for place in solver.rows.places(of: row) {
                    let last = solver.rows.terms[place].variable
                    guard !isKnown[last] else { continue }
                    isKnown[last] = true
                    queue.append(last)
                }
            }
        }
    }
}

/// Tells, vector by vector, which are independent of those before.
private struct Elimination {
    /// By leading place: a vector that begins there.
    private var leading: [[(place: Int, number: Double)]?]
    private var vector: [Double]
    private var isTouched: [Bool]
    private var touched: [Int] = []

    init(width: Int) {
        leading = Array(repeating: nil, count: width)
        vector = Array(repeating: 0, count: width)
        isTouched = Array(repeating: false, count: width)
    }

    /// Adds to the vector in hand.
    mutating func add(_ number: Double, at place: Int) {
        if !isTouched[place] {
            isTouched[place] = true
            touched.append(place)
        }
        vector[place] += number
    }

    /// Finishes the vector in hand, and keeps it if it is independent.
    mutating func isIndependent() -> Bool {
        defer {
            for place in touched {
                vector[place] = 0
                isTouched[place] = false
            }
            touched.removeAll()
        }
        touched.sort()
        var next = 0
        while next < touched.count {
            let place = touched[next]
            next += 1
            guard abs(vector[place]) > 1e-9 else { continue }
            guard let row = leading[place] else {
                leading[place] = touched[(next - 1)...].map { ($0, vector[$0]) }.filter { abs($0.1) > 1e-9 }
                return true
            }
            let factor = vector[place] / row[0].number
            let known = touched.count
            for entry in row { add(-factor * entry.number, at: entry.place) }
            if touched.count > known { touched[next...].sort() }
        }
        return false
    }
}
