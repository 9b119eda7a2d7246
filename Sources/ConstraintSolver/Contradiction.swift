/// Required constraints that cannot all hold.
public struct Contradiction: Sendable {
    /// The constraint that was set aside because of them.
    public let givenUp: Constraint
    /// A smallest set: without any of them the others can hold. In the order of adding; `givenUp` is one.
    public let set: [Constraint]
    /// The variables whose being never negative belongs to the set too, by index.
    public let involvesNonNegativity: [Variable]
}

extension Solver {
    /// Looks for a required row that does not hold, finds a smallest set that forbids it, and sets one of that
    /// set aside.
    func setContradictionAside() -> Bool {
        let all = (0..<Int32(cores.cores.count)).map { $0 }
        guard let violated = firstViolatedRow(in: all) else { return false }
        let set = smallestContradiction(with: violated)
        let added = set.filter { rows.rows[$0].source == .added }.sorted {
            rows.rows[$0].serial < rows.rows[$1].serial
        }
        guard
            let victim = added.max(by: {
                (rows.rows[$0].expendability, rows.rows[$0].serial)
                    < (rows.rows[$1].expendability, rows.rows[$1].serial)
            })
        else { return false }
        let bounded = set.filter { rows.rows[$0].source == .bound }.map {
            Variable(rows.terms[Int(rows.rows[$0].firstTerm)].variable)
        }
        contradictions.append(
            Contradiction(
                givenUp: Constraint(victim), set: added.map { Constraint($0) },
                involvesNonNegativity: bounded.sorted { $0.number < $1.number }))
        rows.rows.base[Int(victim)].isSetAside = true
        setAsideRows.append(victim)
        return true
    }

    /// The required row of the lowest serial number, among those of some cores and those that define nothing,
    /// that does not hold.
    func firstViolatedRow(in cores: [Int32]) -> Int32? {
        var first: Int32?
        func consider(_ row: Int32) {
            let record = rows.rows[row]
            guard record.takesPart, record.priority == 1000 else { return }
            guard record.relation.violation(of: activity(of: row)) > 1e-6 * (1 + abs(record.constant)) else {
                return
            }
            if let found = first, rows.rows[found].serial < record.serial { return }
            first = row
        }
        for index in 0..<plan.checked.count { consider(plan.checked[index]) }
        for number in cores {
            let core = self.cores.cores[number]
            for place in core.firstRow..<(core.firstRow + core.rowCount) { consider(self.cores.rows[place]) }
        }
        return first
    }

    // MARK: - A smallest set

    /// The certificate of the violated row if it is one, else all required rows around it, reduced until none
    /// can be spared.
    private func smallestContradiction(with violated: Int32) -> [Int32] {
        let certificate = certificate(of: violated)
        let start = isFeasible(certificate) ? requiredRows(around: violated) : certificate
        let ordered = start.sorted { rows.rows[$0].serial < rows.rows[$1].serial }
        return reduced([], ordered, backgroundIsKnown: true)
    }

    /// What of `candidates` contradicts itself together with `background`, smallest (QuickXplain: whole halves
    /// are dropped at once where they are not needed).
    private func reduced(_ background: [Int32], _ candidates: [Int32], backgroundIsKnown: Bool) -> [Int32] {
        if !backgroundIsKnown, !isFeasible(background) { return [] }
        if candidates.count <= 1 { return candidates }
        let early = Array(candidates[..<(candidates.count / 2)])
        let late = Array(candidates[(candidates.count / 2)...])
        let neededLate = reduced(background + early, late, backgroundIsKnown: false)
        let neededEarly = reduced(background + neededLate, early, backgroundIsKnown: neededLate.isEmpty)
        return neededEarly + neededLate
    }

    /// Whether rows, as requirements and without any others, can all hold.
    private func isFeasible(_ numbers: [Int32]) -> Bool {
        let trial = Solver()
        var variables: [Int32: Variable] = [:]
        for number in numbers {
            var expression = Expression(rows.rows[number].constant)
            for place in rows.places(of: number) {
                let term = rows.terms[place]
                let variable = variables[term.variable] ?? trial.makeVariable()
                variables[term.variable] = variable
                expression += Expression(variable, coefficient: term.coefficient)
            }
            _ = trial.rows.add(expression, rows.rows[number].relation, .required, source: .added)
        }
        trial.planAndMinimise()
        return trial.firstViolatedRow(in: (0..<Int32(trial.cores.cores.count)).map { $0 }) == nil
    }

    /// The required rows that add up to the violated one's contradiction: the nonbasic ones that its dictionary
    /// row mentions, and the definitions of whatever variables are left in that sum.
    private func certificate(of violated: Int32) -> [Int32] {
        var sum = [Double](repeating: 0, count: values.count)
        var result: [Int32] = []
        func include(_ row: Int32, _ factor: Double) {
            if !result.contains(row) { result.append(row) }
            for place in rows.places(of: row) {
                sum[Int(rows.terms[place].variable)] += factor * rows.terms[place].coefficient
            }
        }
        include(violated, 1)
        includeNonbasicRows(of: violated, include)
        for place in stride(from: plan.sequence.count - 1, through: 0, by: -1) {
            let variable = Int(plan.sequence[place])
            guard abs(sum[variable]) > 1e-9 else { continue }
            let row = plan.definition[variable]
            let own = rows.places(of: row).first { rows.terms[$0].variable == Int32(variable) }
            guard let own else { continue }
            include(row, -sum[variable] / rows.terms[own].coefficient)
            sum[variable] = 0
        }
        return result.filter { rows.rows[$0].priority == 1000 }
    }

    private func includeNonbasicRows(of violated: Int32, _ include: (Int32, Double) -> Void) {
        let record = rows.rows[violated]
        guard record.core >= 0 else { return }
        let core = cores.cores[record.core]
        let width = Int(core.parameterCount)
        for line in 0..<Int(core.rowCount) where cores.basis[Int(core.firstRow) + line] == record.place {
            for column in 0..<width {
                let factor = cores.table[core.table + line * width + column]
                let index = cores.nonbasis[Int(core.firstParameter) + column]
                guard abs(factor) > CoreSimplex.epsilon, index < core.rowCount else { continue }
                include(cores.rows[core.firstRow + index], -factor)
            }
        }
    }

    /// The required rows that are connected to a row by variables.
    private func requiredRows(around start: Int32) -> [Int32] {
        var isKnown = [Bool](repeating: false, count: rows.count)
        var isReached = [Bool](repeating: false, count: values.count)
        isKnown[Int(start)] = true
        var result = [start]
        var next = 0
        while next < result.count {
            for place in rows.places(of: result[next]) {
                let variable = rows.terms[place].variable
                guard !isReached[Int(variable)] else { continue }
                isReached[Int(variable)] = true
                var use = rows.firstUse[variable]
                while use >= 0 {
                    let row = rows.terms[use].row
                    use = rows.terms[use].next
                    let record = rows.rows[row]
                    guard record.takesPart, record.priority == 1000, !isKnown[Int(row)] else { continue }
                    isKnown[Int(row)] = true
                    result.append(row)
                }
            }
            next += 1
        }
        return result
    }
}
