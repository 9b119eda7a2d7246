/// How a solve goes.
extension Solver {
    /// Carries out what was recorded. Does nothing if nothing was.
    public func solve() {
        guard needsPlan || hasChanges else { return }
        let mustStartAnew = needsPlan || preferenceRows.count > 0 || setAsideRows.count > 0
        if mustStartAnew || !solveChanges() { solveAnew() }
        if hasUndecided { placeUnmentioned() }
        needsPlan = false
        hasChanges = false
    }

    /// Gives the variables that no row mentions, and that count from others, their values.
    private func placeUnmentioned() {
        let counted = (0..<values.count).filter { rows.firstUse[$0] < 0 && preferredOrigins[$0] >= 0 }
        for variable in counted.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
            let value = values[preferredOrigins[variable]] + preferred[variable]
            guard values[variable] != value else { continue }
            values[variable] = value
            changedCandidates.append(Int32(variable))
        }
    }

    /// After changes of constants: evaluates what depends on them and minimises the cores that they reach.
    /// - Returns: false if more than values would change: a bound is violated, requirements contradict one
    ///   another, or something is no longer decided.
    private func solveChanges() -> Bool {
        // Nobody may ever ask what has changed: then it is not kept either.
        if changedCandidates.count > values.count { allMayHaveChanged = true }
        if allMayHaveChanged { changedCandidates.removeAll() }
        let firstCandidate = changedCandidates.count
        sweep(touchingCores: true)
        let dirty = (0..<cores.dirty.count).map { cores.dirty[$0] }
        clearDirtyCores()
        work.minimisedCores += dirty.count
        // All cores read their rows before the first one moves its parameters: rows may mention variables of
        // several cores that cancel.
        for core in dirty { load(core) }
        for core in dirty { minimise(core) }
        for core in dirty {
            store(core) { parameter in
                changedCandidates.append(parameter)
                touchUsers(of: parameter, touchingCores: false)
            }
        }
        sweep(touchingCores: false)
        for index in firstCandidate..<changedCandidates.count {
            let variable = changedCandidates[index]
            if isNonNegative[variable], boundRow[variable] < 0, values[variable] < -Solver.tolerance {
                return false
            }
        }
        if !violatedRows(in: dirty).isEmpty { return false }
        for core in dirty where !cores.faceDirections(of: cores.cores[core]).isEmpty { return false }
        return true
    }

    private func clearDirtyCores() {
        for index in 0..<cores.dirty.count { cores.cores.base[Int(cores.dirty[index])].isDirty = false }
        cores.dirty.removeAll()
    }

    private func solveAnew() {
        allMayHaveChanged = true
        changedCandidates.removeAll()
        foundContradictions.removeAll()
        for index in 0..<setAsideRows.count { rows.rows.base[Int(setAsideRows[index])].isSetAside = false }
        setAsideRows.removeAll()
        for round in 0... {
            removePreferences()
            planAndMinimise()
            if addViolatedBounds(round) { continue }
            if setContradictionsAside() { continue }
            guard findUndecided() else { return }
            addPreferences()
            planAndMinimise()
            if !addViolatedBounds(round), !addTightBounds() { return }
        }
    }

    /// Puts the rows in order and finds the values, whatever they were before.
    func planAndMinimise() {
        work.plans += 1
        work.plannedRows += rows.count
        checksAreStale = true
        for variable in 0..<values.count where rows.firstUse[variable] < 0 {
            values[variable] = isNonNegative[variable] ? max(0, preferred[variable]) : preferred[variable]
        }
        peeling.run(&plan, rows, isLength: isNonNegative)
        evaluate(0..<plan.sequence.count)
        cores.build(&plan, rows, &expansion)
        dirtyBits.fill(plan.sequence.count >> 6 + 1, with: 0)
        guard cores.cores.count > 0 else { return }
        for core in 0..<Int32(cores.cores.count) { load(core) }
        for core in 0..<Int32(cores.cores.count) { minimise(core) }
        for core in 0..<Int32(cores.cores.count) { store(core) { _ in } }
        evaluate(plan.fixedCount..<plan.sequence.count)
    }

    // MARK: - Bounds

    /// By how much a value may miss what it should be.
    static let tolerance = 1e-7

    /// Makes rows of the bounds that the values violate. Where one makes room by pushing the next over, they do not
    /// come one by one for long: soon all follow that could be concerned.
    func addViolatedBounds(_ round: Int) -> Bool {
        let violated = (0..<values.count).filter {
            isNonNegative[$0] && boundRow[$0] < 0 && values[$0] < -Solver.tolerance
        }
        guard !violated.isEmpty else { return false }
        for variable in violated { addBound(Int32(variable)) }
        guard round >= 2 else { return true }
        for variable in 0..<values.count
        where isNonNegative[variable] && boundRow[variable] < 0
            && [.eliminated, .parameter].contains(plan.standing[variable])
        {
            addBound(Int32(variable))
        }
        return true
    }

    /// Makes rows of the bounds that undecided variables are at: only those can decide what they leave open.
    private func addTightBounds() -> Bool {
        var found = false
        for variable in 0..<values.count
        where isNonNegative[variable] && boundRow[variable] < 0 && rows.firstUse[variable] >= 0
            && abs(freedom[variable]) > Solver.still && values[variable] < Solver.tolerance
        {
            addBound(Int32(variable))
            found = true
        }
        return found
    }

    private func addBound(_ variable: Int32) {
        boundRow[variable] = rows.add(
            Expression(Variable(variable)), .greaterThanOrEqual, .required, source: .bound)
    }

    func removeInternalRows(of variable: Int32) {
        removePreferences()
        if boundRow[variable] >= 0 { rows.remove(boundRow[variable]) }
        boundRow[variable] = -1
    }
}
