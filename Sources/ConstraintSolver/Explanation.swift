/// Where a value comes from.
extension Solver {
    /// A constraint and the variable that it gives its value.
    public struct DefiningStep: Sendable {
        public let constraint: Constraint
        public let variable: Variable
    }

    /// The constraints that give the variable its value, each once, in the order in which they do: a
    /// constraint comes after those that decide the other variables in it.
    public func definingConstraints(of variable: Variable) -> [Constraint] {
        definingSteps(of: variable).steps.map(\.constraint)
    }

    /// The same, with the variable that each of them decides.
    ///
    /// - Parameter limits: Variables that are taken as given: what decides them is left out.
    /// - Returns: The steps, and whether any of the limits was come to.
    public func definingSteps(
        of variable: Variable, upTo limits: Set<Variable> = []
    ) -> (steps: [DefiningStep], reachesLimit: Bool) {
        solve()
        var isVisited = [Bool](repeating: false, count: values.count)
        var isNamed = [Bool](repeating: false, count: rows.count)
        var result: [DefiningStep] = []
        var reachesLimit = false
        /// A step is either a variable to explain or a row to name once its variables are.
        enum Step {
            case explain(Int32)
            case name(Int32, Int32)
        }
        var steps = [Step.explain(variable.number)]
        while let step = steps.popLast() {
            switch step {
            case .name(let row, let variable):
                guard !isNamed[Int(row)], rows.rows[row].source == .added else { continue }
                isNamed[Int(row)] = true
                result.append(DefiningStep(constraint: Constraint(row), variable: Variable(variable)))
            case .explain(let variable):
                if limits.contains(Variable(variable)) { reachesLimit = true }
                guard !isVisited[Int(variable)], !limits.contains(Variable(variable)) else { continue }
                isVisited[Int(variable)] = true
                for row in causes(of: variable).reversed() {
                    steps.append(.name(row, variable))
                    for place in rows.places(of: row).reversed() where rows.terms[place].variable != variable
                    {
                        steps.append(.explain(rows.terms[place].variable))
                    }
                }
            }
        }
        return (result, reachesLimit)
    }

    /// The row that defines a variable, or those at their limit that hold a parameter where it is.
    private func causes(of variable: Int32) -> [Int32] {
        if plan.definition[variable] >= 0 { return [plan.definition[variable]] }
        guard plan.standing[variable] == .parameter, plan.core[variable] >= 0 else { return [] }
        let position = cores.parameterPositions[plan.place[variable]]
        guard position >= 0 else { return [] }
        var places: [Int32] = []
        cores.table.forEachCell(inRow: Int(position)) { cell in
            let index = cores.nonbasis[cell.column]
            if index >= 0, abs(cell.value) > Cores.epsilon { places.append(index) }
        }
        return places.map { cores.rows[$0] }.sorted { rows.rows[$0].serial < rows.rows[$1].serial }
    }
}
