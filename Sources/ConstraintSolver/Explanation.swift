/// Where a value comes from.
extension Solver {
    /// The constraints that give the variable its value, each once, in the order in which they do: a
    /// constraint comes after those that decide the other variables in it.
    public func definingConstraints(of variable: Variable) -> [Constraint] {
        solve()
        var isVisited = [Bool](repeating: false, count: values.count)
        var isNamed = [Bool](repeating: false, count: rows.count)
        var result: [Constraint] = []
        /// A step is either a variable to explain or a row to name once its variables are.
        enum Step {
            case explain(Int32)
            case name(Int32)
        }
        var steps = [Step.explain(variable.number)]
        while let step = steps.popLast() {
            switch step {
            case .name(let row):
                guard !isNamed[Int(row)], rows.rows[row].source == .added else { continue }
                isNamed[Int(row)] = true
                result.append(Constraint(row))
            case .explain(let variable):
                guard !isVisited[Int(variable)] else { continue }
                isVisited[Int(variable)] = true
                for row in causes(of: variable).reversed() {
                    steps.append(.name(row))
                    for place in rows.places(of: row).reversed() where rows.terms[place].variable != variable
                    {
                        steps.append(.explain(rows.terms[place].variable))
                    }
                }
            }
        }
        return result
    }

    /// The row that defines a variable, or those at their limit that hold a parameter where it is.
    private func causes(of variable: Int32) -> [Int32] {
        if plan.definition[variable] >= 0 { return [plan.definition[variable]] }
        guard plan.standing[variable] == .parameter, plan.core[variable] >= 0 else { return [] }
        let core = cores.cores[plan.core[variable]]
        let width = Int(core.parameterCount)
        var result: [Int32] = []
        for line in 0..<Int(core.rowCount)
        where cores.basis[Int(core.firstRow) + line] == core.rowCount + plan.place[variable] {
            for column in 0..<width {
                let index = cores.nonbasis[Int(core.firstParameter) + column]
                let factor = cores.table[core.table + line * width + column]
                guard abs(factor) > CoreSimplex.epsilon, index < core.rowCount else { continue }
                result.append(cores.rows[core.firstRow + index])
            }
        }
        return result
    }
}
