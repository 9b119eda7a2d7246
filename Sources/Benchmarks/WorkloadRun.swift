import ConstraintSolver

/// A workload in a solver.
struct WorkloadRun {
    let solver = Solver()
    private(set) var variables: [Variable] = []
    private var constraints: [Int: Constraint] = [:]
    private var edits: [Int: Constraint] = [:]
    /// By `Constraint.index`: its id in the text.
    private var ids: [Int] = []

    /// Adds everything; nothing is solved yet.
    init(_ workload: Workload) {
        variables.reserveCapacity(workload.variableCount)
        constraints.reserveCapacity(workload.constraints.count)
        for _ in 0..<workload.variableCount { variables.append(solver.makeVariable()) }
        for line in workload.constraints { add(line) }
        for edit in workload.edits {
            let surplus = Expression(variables[edit.variable]) - edit.value
            edits[edit.variable] = solver.add(surplus, .equal, priority: Priority(edit.priority))
        }
    }

    private mutating func add(_ line: Workload.Line) {
        var expression = Expression(line.constant)
        for term in line.terms {
            expression += Expression(variables[term.variable], coefficient: term.coefficient)
        }
        let relation: Relation =
            line.relation == "E" ? .equal : line.relation == "L" ? .lessThanOrEqual : .greaterThanOrEqual
        let constraint = solver.add(expression, relation, priority: Priority(line.priority))
        constraints[line.id] = constraint
        while ids.count <= constraint.index { ids.append(0) }
        ids[constraint.index] = line.id
    }

    mutating func apply(_ operations: [Workload.Operation]) {
        for operation in operations {
            switch operation {
            case .add(let line): add(line)
            case .remove(let id):
                if let constraint = constraints.removeValue(forKey: id) { solver.remove(constraint) }
            case .set(let variable, let value):
                if let constraint = edits[variable] { solver.setConstant(-value, of: constraint) }
            }
        }
    }

    /// The id in the text of a constraint.
    func id(of constraint: Constraint) -> Int { ids[constraint.index] }

    /// Σ value · (1 + index % 7) over the variables that are mentioned: equal for all solvers.
    func checksum() -> Double {
        var sum = 0.0
        for (index, variable) in variables.enumerated() where solver.isMentioned(variable) {
            sum += solver.value(of: variable) * Double(1 + index % 7)
        }
        return sum
    }
}
