/// Giving a value to what nothing decides: one variable after another goes as near to where it is preferred as
/// the ones before it allow.
extension Solver {
    /// Adds, below all priorities, a row for each undecided variable in the order of rank that does not follow
    /// from those before it.
    func addPreferences() {
        var byParameter = [[(direction: Int, movement: Double)]](repeating: [], count: values.count)
        for (number, direction) in directions.enumerated() {
            for (parameter, movement) in direction {
                byParameter[Int(parameter)].append((number, movement))
            }
        }
        let undecided = (0..<values.count).filter {
            abs(freedom[$0]) > Solver.still && plan.standing[$0] != .unused
        }
        let ordered = undecided.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        var elimination = Elimination(width: directions.count)
        var chosen: [Int] = []
        expansion.prepare(variables: values.count)
        for variable in ordered where chosen.count < directions.count {
            expansion.expand(variable: Int32(variable), plan, rows)
            for index in 0..<expansion.result.count {
                let entry = expansion.result[index]
                for (direction, movement) in byParameter[Int(entry.parameter)] {
                    elimination.add(entry.coefficient * movement, at: direction)
                }
            }
            if elimination.isIndependent() { chosen.append(variable) }
        }
        for (level, variable) in chosen.enumerated() {
            let target = isNonNegative[variable] ? max(0, preferred[variable]) : preferred[variable]
            preferenceRows.append(
                rows.add(
                    Expression(Variable(variable)) - target, .equal, Priority(-Float(level)),
                    source: .preference))
        }
    }

    func removePreferences() {
        while let row = preferenceRows.popLast() { rows.remove(row) }
    }
}

/// Tells, vector by vector, which are independent of those before.
private struct Elimination {
    /// By leading place: a vector that begins there.
    private var leading: [[(place: Int, number: Double)]?]
    private var vector: [Double]
    private var touched: [Int] = []

    init(width: Int) {
        leading = Array(repeating: nil, count: width)
        vector = Array(repeating: 0, count: width)
    }

    /// Adds to the vector in hand.
    mutating func add(_ number: Double, at place: Int) {
        if vector[place] == 0 { touched.append(place) }
        vector[place] += number
    }

    /// Finishes the vector in hand, and keeps it if it is independent.
    mutating func isIndependent() -> Bool {
        defer {
            for place in touched { vector[place] = 0 }
            touched.removeAll()
        }
        var next = 0
        touched.sort()
        while next < touched.count {
            let place = touched[next]
            next += 1
            guard abs(vector[place]) > 1e-9 else { continue }
            guard let row = leading[place] else {
                let entries = touched[(next - 1)...].map { ($0, vector[$0]) }.filter { abs($0.1) > 1e-9 }
                leading[place] = entries
                return true
            }
            let factor = vector[place] / row[0].number
            for entry in row {
                if !touched.contains(entry.place) { insert(entry.place, after: next) }
                vector[entry.place] -= factor * entry.number
            }
        }
        return false
    }

    private mutating func insert(_ place: Int, after start: Int) {
        let index = touched[start...].firstIndex { $0 > place } ?? touched.count
        touched.insert(place, at: index)
    }
}
