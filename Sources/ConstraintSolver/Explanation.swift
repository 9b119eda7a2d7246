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
