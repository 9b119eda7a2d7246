/// Solves linear equations and inequalities whose priorities are compared in order.
///
/// Changes are recorded; `solve`, or asking for a value, carries them out at once. Values are always computed
/// from the constraints as they were added, so they do not drift.
public final class Solver {
    // The buffers are touched at every step of every loop, and never by two at once: the class is not shared
    // between threads and calls nobody back while it works.
    @exclusivity(unchecked) var rows = Rows()
    @exclusivity(unchecked) var plan = Plan()
    @exclusivity(unchecked) var peeling = Peeling()
    @exclusivity(unchecked) var expansion = Expansion()
    @exclusivity(unchecked) var cores = Cores()

    /// By variable.
    @exclusivity(unchecked) var values = Slab<Double>()
    @exclusivity(unchecked) var preferred = Slab<Double>()
    /// The variables that preferred values count from; -1 where they count from 0.
    @exclusivity(unchecked) var preferredOrigins = Slab<Int32>()
    @exclusivity(unchecked) var ranks = Slab<Int32>()
    @exclusivity(unchecked) var isNonNegative = Slab<Bool>()
    /// The row that keeps the variable from being negative, or -1 while none is needed.
    @exclusivity(unchecked) var boundRow = Slab<Int32>()
    /// How the variable moves along a general direction inside the optimum; 0 for what is decided.
    @exclusivity(unchecked) var freedom = Slab<Double>()
    /// The directions in which the optimum extends, each as movements of parameters.
    @exclusivity(unchecked) var directions: [Cores.Direction] = []
    /// The variables that parameters carried along when the directions were found, in the order of evaluation,
    /// each with the row that defined it.
    @exclusivity(unchecked) var carried: [(variable: Int32, row: Int32)] = []
    @exclusivity(unchecked) var reported = Slab<Double>()
    @exclusivity(unchecked) var isRemoved = Slab<Bool>()
    @exclusivity(unchecked) var freeVariables = Slab<Int32>()

    /// Variables to evaluate, a bit for each place of the plan's sequence.
    @exclusivity(unchecked) var dirtyBits = Slab<UInt64>()
    @exclusivity(unchecked) var changedCandidates = Slab<Int32>()
    @exclusivity(unchecked) var allMayHaveChanged = true
    @exclusivity(unchecked) var needsPlan = false
    @exclusivity(unchecked) var hasChanges = false
    @exclusivity(unchecked) var hasUndecided = false
    /// Whether parameters are settled by preference, which a change may turn over.
    @exclusivity(unchecked) var preferenceRows = Slab<Int32>()
    @exclusivity(unchecked) var setAsideRows = Slab<Int32>()
    /// By variable: its number in the trial that is being made, or -1.
    @exclusivity(unchecked) var trialNumbers = Slab<Int32>()

    /// What has been done so far, in steps that do not depend on the machine.
    @exclusivity(unchecked) var work = Work()

    /// Whether a value has changed that a required row with nothing to define depends on.
    @exclusivity(unchecked) var checksAreStale = false

    /// Those of the last solve, in the order in which they were found.
    @exclusivity(unchecked) var foundContradictions: [Contradiction] = []

    /// How many rows were put into order so far: a measure of time that does not depend on the machine.
    package var plannedRows: Int { work.plannedRows }

    /// A solver without variables.
    public init() {}

    deinit {
        rows.deallocate()
        plan.deallocate()
        peeling.deallocate()
        expansion.deallocate()
        cores.deallocate()
        values.deallocate()
        preferred.deallocate()
        preferredOrigins.deallocate()
        ranks.deallocate()
        isNonNegative.deallocate()
        boundRow.deallocate()
        freedom.deallocate()
        reported.deallocate()
        isRemoved.deallocate()
        freeVariables.deallocate()
        dirtyBits.deallocate()
        changedCandidates.deallocate()
        preferenceRows.deallocate()
        setAsideRows.deallocate()
        trialNumbers.deallocate()
    }

    /// Forgets all variables and constraints but keeps the buffers, so that a layout of like size that is built
    /// next is not slowed down by the system handing out fresh memory.
    public func removeAll() {
        rows.removeAll()
        plan.removeAll()
        expansion.removeAll()
        cores.clear()
        directions.removeAll()
        carried.removeAll()
        values.removeAll()
        preferred.removeAll()
        preferredOrigins.removeAll()
        ranks.removeAll()
        isNonNegative.removeAll()
        boundRow.removeAll()
        freedom.removeAll()
        reported.removeAll()
        isRemoved.removeAll()
        freeVariables.removeAll()
        dirtyBits.removeAll()
        changedCandidates.removeAll()
        preferenceRows.removeAll()
        setAsideRows.removeAll()
        foundContradictions.removeAll()
        allMayHaveChanged = true
        needsPlan = false
        hasChanges = false
        hasUndecided = false
    }

    // MARK: - Constraints

    /// Adds `expression relation 0`.
    public func add(
        _ expression: Expression, _ relation: Relation, priority: Priority = .required
    ) -> Constraint {
        precondition(
            priority.rawValue >= 1 && priority.rawValue <= 1000, "a priority lies between 1 and 1000")
        precondition(expression.constant.isFinite, "a constant is finite")
        for index in 0..<expression.count {
            check(expression[index].variable)
            precondition(expression[index].coefficient.isFinite, "a coefficient is finite")
        }
        needsPlan = true
        return Constraint(rows.add(expression, relation, priority, source: .added))
    }

    /// Takes a constraint out.
    public func remove(_ constraint: Constraint) {
        check(constraint)
        rows.remove(constraint.number)
        needsPlan = true
    }

    /// Leaves a constraint out, or takes it in again in its old place in the order of adding. It can be changed
    /// and removed meanwhile.
    public func setSuspended(_ isSuspended: Bool, _ constraint: Constraint) {
        check(constraint)
        guard rows.rows[constraint.number].isSuspended != isSuspended else { return }
        rows.rows.base[constraint.index].isSuspended = isSuspended
        needsPlan = true
    }

    /// Changes the constant of the constraint's expression.
    public func setConstant(_ constant: Double, of constraint: Constraint) {
        check(constraint)
        precondition(constant.isFinite, "a constant is finite")
        let row = rows.rows[constraint.number]
        guard row.constant != constant else { return }
        rows.rows.base[constraint.index].constant = constant
        hasChanges = true
        if needsPlan { return }
        switch row.role {
        case .defines: touch(row.defined)
        case .core where row.core >= 0: cores.touch(row.core)
        case .core, .checked: checksAreStale = true
        case .none: break
        }
    }

    /// Changes how much the constraint matters.
    public func setPriority(_ priority: Priority, of constraint: Constraint) {
        check(constraint)
        precondition(
            priority.rawValue >= 1 && priority.rawValue <= 1000, "a priority lies between 1 and 1000")
        guard rows.rows[constraint.number].priority != priority.rawValue else { return }
        rows.rows.base[constraint.index].priority = priority.rawValue
        needsPlan = true
    }

    /// Where constraints contradict one another, the one with the highest number here is given up first, and
    /// among equals the newest; 0 unless set.
    public func setExpendability(_ expendability: Int, of constraint: Constraint) {
        check(constraint)
        rows.rows.base[constraint.index].expendability = Int32(truncatingIfNeeded: expendability)
        if setAsideRows.count > 0 { needsPlan = true }
    }

    /// The terms of the constraint's expression.
    public func terms(of constraint: Constraint) -> [Term] {
        check(constraint)
        return rows.places(of: constraint.number).map {
            Term(variable: Variable(rows.terms[$0].variable), coefficient: rows.terms[$0].coefficient)
        }
    }

    private func check(_ constraint: Constraint) {
        precondition(
            constraint.index < rows.count && rows.rows[constraint.number].isLive
                && rows.rows[constraint.number].source == .added,
            "the constraint is not, or no longer, this solver's")
    }

    // MARK: - Results

    /// The variable's value in the optimum.
    public func value(of variable: Variable) -> Double {
        check(variable)
        solve()
        return values[variable.number]
    }

    /// All values, by `Variable.index`, in one buffer that is valid during the call.
    public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) throws -> Result) rethrows -> Result
    {
        solve()
        return try body(UnsafeBufferPointer(start: values.base, count: values.count))
    }

    /// The variables whose value is another than at the last call, each once, by index.
    public func takeChangedVariables() -> [Variable] {
        solve()
        var result: [Variable] = []
        func report(_ variable: Int32) {
            guard reported[variable] != values[variable], !isRemoved[variable] else { return }
            reported[variable] = values[variable]
            result.append(Variable(variable))
        }
        if allMayHaveChanged {
            for variable in 0..<values.count { report(Int32(variable)) }
        } else {
            for index in 0..<changedCandidates.count { report(changedCandidates[index]) }
            result.sort { $0.number < $1.number }
        }
        allMayHaveChanged = false
        changedCandidates.removeAll()
        return result
    }

    /// The contradictions among required constraints, in the order in which what is given up was added; those of
    /// lower expendability first.
    public var contradictions: [Contradiction] {
        solve()
        return foundContradictions
    }

    /// Whether the variable has one value in every optimum.
    public func isDecided(_ variable: Variable) -> Bool {
        check(variable)
        solve()
        return abs(freedom[variable.number]) <= Solver.still
    }

    /// Whether the expression has one value in every optimum, though its variables may not.
    public func isDecided(_ expression: Expression) -> Bool {
        solve()
        guard hasUndecided else { return true }
        var movement = 0.0
        for index in 0..<expression.count {
            movement += expression[index].coefficient * freedom[expression[index].variable.number]
        }
        return abs(movement) <= Solver.still
    }

    /// The variables that have more than one value in the optimum, by index.
    public var undecidedVariables: [Variable] {
        solve()
        guard hasUndecided else { return [] }
        return (0..<values.count).filter { abs(freedom[$0]) > Solver.still && !isRemoved[$0] }.map {
            Variable($0)
        }
    }

    /// How little a variable may move along a direction of about unit length and count as still.
    static let still = 1e-7

    func isInUse(_ variable: Int) -> Bool { !isRemoved[variable] }
}
