/// The variables of a solver, and where they go while nothing decides them.
extension Solver {
    /// A new variable. One that is never negative has that as a required bound.
    public func makeVariable(isNonNegative: Bool = false) -> Variable {
        needsPlan = true
        if let free = freeVariables.popLast() {
            values[free] = 0
            preferred[free] = 0
            preferredOrigins[free] = -1
            ranks[free] = 0
            self.isNonNegative[free] = isNonNegative
            boundRow[free] = -1
            freedom[free] = 0
            reported[free] = .nan
            isRemoved[free] = false
            return Variable(free)
        }
        values.append(0)
        preferred.append(0)
        preferredOrigins.append(-1)
        ranks.append(0)
        self.isNonNegative.append(isNonNegative)
        boundRow.append(-1)
        freedom.append(0)
        reported.append(.nan)
        isRemoved.append(false)
        rows.firstUse.append(-1)
        plan.addVariable()
        return Variable(values.count - 1)
    }

    /// Takes a variable out; no constraint may mention it any more.
    public func removeVariable(_ variable: Variable) {
        check(variable)
        precondition(!isMentioned(variable), "a variable that a constraint mentions cannot be removed")
        removeInternalRows(of: variable.number)
        isRemoved[variable.number] = true
        freeVariables.append(variable.number)
        needsPlan = true
    }

    /// Where the variable goes while nothing decides it; 0 unless set.
    public func setPreferredValue(_ value: Double, of variable: Variable) {
        check(variable)
        precondition(value.isFinite, "a preferred value is finite")
        guard preferred[variable.number] != value else { return }
        preferred[variable.number] = value
        if freedom[variable.number] != 0 { needsPlan = true }
    }

    /// What the variable's preferred value counts from while nothing decides it: another variable, which is settled
    /// before it, or 0. The other one must live as long.
    public func setPreferredOrigin(_ origin: Variable?, of variable: Variable) {
        check(variable)
        let number = origin?.number ?? -1
        guard preferredOrigins[variable.number] != number else { return }
        preferredOrigins[variable.number] = number
        if freedom[variable.number] != 0 { needsPlan = true }
    }

    /// When the variable is settled, among those that nothing decides: by rank, then by index.
    public func setRank(_ rank: Int, of variable: Variable) {
        check(variable)
        guard ranks[variable.number] != Int32(truncatingIfNeeded: rank) else { return }
        ranks[variable.number] = Int32(truncatingIfNeeded: rank)
        if hasUndecided { needsPlan = true }
    }

    /// Whether a constraint that was added, and is not suspended, mentions the variable.
    public func isMentioned(_ variable: Variable) -> Bool {
        check(variable)
        var use = rows.firstUse[variable.number]
        while use >= 0 {
            let row = rows.rows[rows.terms[use].row]
            if row.source == .added, !row.isSuspended { return true }
            use = rows.terms[use].next
        }
        return false
    }

    func check(_ variable: Variable) {
        precondition(
            variable.index < values.count && !isRemoved[variable.number],
            "the variable is not, or no longer, this solver's")
    }
}
