/// Required constraints that cannot all hold.
public struct Contradiction: Sendable {
    /// The constraint that was set aside because of them.
    public let givenUp: Constraint
    /// A smallest set: without any of them the others can hold. In the order of adding; `givenUp` is one.
    public let set: [Constraint]
    /// The variables whose being never negative belongs to the set too, by index.
    public let involvesNonNegativity: [Variable]
}

/// Rows that cannot all hold.
struct Conflict {
    /// Rows that somebody added, in the order in which they are kept; the last is to be given up.
    var rows: [Int32]
    /// Variables that are kept from being negative.
    var bounded: [Int32]
}

extension Solver {
    /// Sets aside what contradicts other required constraints: taken one after another, in the order of
    /// expendability and then of adding, each that cannot hold together with those kept before it. So neither
    /// the order in which contradictions are found nor what was there earlier makes a difference.
    /// - Returns: whether there was any.
    func setContradictionsAside() -> Bool {
        var found = conflicts()
        guard let last = found.last else { return false }
        var limit = keepingKey(last.rows.last)
        // What is found may be given up for rows that would themselves be given up: then the rows before it,
        // without it, contradict one another still.
        while true {
            let givenUp = Set(found.compactMap(\.rows.last))
            let kept = requiredRows { keepingKey($0) < limit && !givenUp.contains($0) }
            let trial = Trial(kept, of: self)
            let earlier = trial.solver.conflicts()
            work.plans += trial.solver.work.plans
            work.plannedRows += trial.solver.work.plannedRows
            guard let last = earlier.last else { break }
            found = earlier.map { conflict in
                Conflict(
                    rows: conflict.rows.map { trial.originals[Int($0)] },
                    bounded: conflict.bounded.map { trial.variables[Int($0)] })
            }
            limit = keepingKey(last.rows.last.map { trial.originals[Int($0)] })
        }
        for conflict in found { setAside(conflict) }
        return true
    }

    private func setAside(_ conflict: Conflict) {
        guard let row = conflict.rows.last else { return }
        let inOrderOfAdding = conflict.rows.sorted { rows.rows[$0].serial < rows.rows[$1].serial }
        foundContradictions.append(
            Contradiction(
                givenUp: Constraint(row), set: inOrderOfAdding.map { Constraint($0) },
                involvesNonNegativity: conflict.bounded.sorted().map { Variable($0) }))
        rows.rows.base[Int(row)].isSetAside = true
        setAsideRows.append(row)
    }

    /// A conflict for each violated row that is not mended by what is given up for another; in the order in which
    /// their last rows are kept.
    private func conflicts() -> [Conflict] {
        let all = violatedRows().map { conflict(with: $0) }.filter { !$0.rows.isEmpty }
        var isGivenUp = [Bool](repeating: false, count: rows.count)
        return all.sorted { keepingKey($0.rows.last) < keepingKey($1.rows.last) }.filter { conflict in
            guard let last = conflict.rows.last, !conflict.rows.contains(where: { isGivenUp[Int($0)] }) else {
                return false
            }
            isGivenUp[Int(last)] = true
            return true
        }
    }

    /// Where a row stands in the order in which required rows are kept.
    private func keepingKey(_ row: Int32?) -> (Int32, Int) {
        guard let row else { return (.min, .min) }
        return (rows.rows[row].expendability, rows.rows[row].serial)
    }

    private func requiredRows(where isWanted: (Int32) -> Bool) -> [Int32] {
        (0..<Int32(rows.count)).filter {
            let row = rows.rows[$0]
            return row.takesPart && row.priority == 1000 && row.source == .added && isWanted($0)
        }.sorted { keepingKey($0) < keepingKey($1) }
    }

    // MARK: - Violation

    /// The required rows that do not hold, in the order of adding: of the given cores, or of all, and of those
    /// that define nothing, unless they still hold.
    func violatedRows(in given: [Int32]? = nil) -> [Int32] {
        var result: [Int32] = []
        func consider(_ row: Int32) {
            let record = rows.rows[row]
            guard record.takesPart, record.priority == 1000 else { return }
            let violation = record.relation.violation(of: activity(of: row))
            if violation > 1e-6 * (1 + abs(record.constant)) { result.append(row) }
        }
        if checksAreStale {
            for index in 0..<plan.checked.count { consider(plan.checked[index]) }
            checksAreStale = !result.isEmpty
        }
        for number in given ?? (0..<Int32(cores.cores.count)).map({ $0 }) {
            let core = cores.cores[number]
            for place in core.firstRow..<(core.firstRow + core.rowCount) { consider(cores.rows[place]) }
        }
        return result.sorted { rows.rows[$0].serial < rows.rows[$1].serial }
    }

    // MARK: - A smallest set

    /// Sets beyond this size are not searched for members that bounds alone could replace.
    private static let searchedSize = 64

    /// A smallest set of rows that a violated one contradicts.
    private func conflict(with violated: Int32) -> Conflict {
        let own = certificate(of: violated)
        let isProof = own.proves(rows)
        let start: [Int32]
        if isProof {
            start = addedRows(of: own.entries.map(\.row))
            let mentionsBounds = start.contains { row in
                rows.places(of: row).contains { isNonNegative[rows.terms[$0].variable] }
            }
            if !mentionsBounds || start.count > Solver.searchedSize {
                return Conflict(rows: start, bounded: boundedVariables(of: own.entries.map(\.row)))
            }
        } else {
            let shared = sharedCertificate(of: violated)
            start = addedRows(
                of: shared.proves(rows) ? shared.entries.map(\.row) : surroundings(of: violated))
        }
        var budget = 1_000_000
        let set = reduced([], start, backgroundIsKnown: true, &budget)
        if isProof, set.count == start.count {
            return Conflict(rows: start, bounded: boundedVariables(of: own.entries.map(\.row)))
        }
        return Conflict(rows: set, bounded: boundsInvolved(in: set))
    }

    /// What of `candidates` contradicts itself together with `background`, smallest (QuickXplain: whole halves
    /// are dropped at once where they are not needed). When the budget of rows to try is used up, nothing more
    /// is dropped.
    private func reduced(
        _ background: [Int32], _ candidates: [Int32], backgroundIsKnown: Bool, _ budget: inout Int
    ) -> [Int32] {
        if !backgroundIsKnown {
            budget -= background.count
            if budget > 0 {
                let trial = Trial(background, of: self)
                work.plans += trial.solver.work.plans
                work.plannedRows += trial.solver.work.plannedRows
                if !trial.isFeasible { return [] }
            }
        }
        if candidates.count <= 1 || budget <= 0 { return candidates }
        let early = Array(candidates[..<(candidates.count / 2)])
        let late = Array(candidates[(candidates.count / 2)...])
        let neededLate = reduced(background + early, late, backgroundIsKnown: false, &budget)
        let neededEarly = reduced(
            background + neededLate, early, backgroundIsKnown: neededLate.isEmpty, &budget)
        return neededEarly + neededLate
    }

    /// The variables whose bounds a set of rows needs to contradict itself.
    private func boundsInvolved(in set: [Int32]) -> [Int32] {
        let trial = Trial(set, of: self)
        guard let violated = trial.solver.violatedRows().first else { return [] }
        let own = trial.solver.certificate(of: violated)
        let proof = own.proves(trial.solver.rows) ? own : trial.solver.sharedCertificate(of: violated)
        return trial.solver.boundedVariables(of: proof.entries.map(\.row)).map { trial.variables[Int($0)] }
    }

    private func boundedVariables(of numbers: [Int32]) -> [Int32] {
        numbers.filter { rows.rows[$0].source == .bound }.map {
            rows.terms[rows.rows[$0].firstTerm].variable
        }
    }

    /// Those rows that somebody added, in the order in which they are kept.
    private func addedRows(of numbers: [Int32]) -> [Int32] {
        numbers.filter { rows.rows[$0].source == .added }.sorted { keepingKey($0) < keepingKey($1) }
    }

    /// The required rows that are connected to a row by variables.
    private func surroundings(of start: Int32) -> [Int32] {
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
