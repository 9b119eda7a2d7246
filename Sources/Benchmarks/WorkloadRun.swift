import ConstraintSolver

/// A workload in a solver.
struct WorkloadRun {
    let solver: Solver
    private(set) var variables: [Variable] = []
    /// By id; the generator numbers constraints from 0.
    private var constraints: [Constraint?] = []
    private var edits: [Int: Constraint] = [:]
    /// By `Constraint.index`: its id in the text.
    private var ids: [Int] = []

    /// Adds everything to an empty solver; nothing is solved yet.
    init(_ workload: Workload, in solver: Solver = Solver()) {
        self.solver = solver
        variables.reserveCapacity(workload.variableCount)
        constraints.reserveCapacity(workload.constraints.count)
        ids.reserveCapacity(workload.constraints.count)
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
            expression.add(variables[term.variable], term.coefficient)
        }
        let relation: Relation =
            line.relation == "E" ? .equal : line.relation == "L" ? .lessThanOrEqual : .greaterThanOrEqual
        let constraint = solver.add(expression, relation, priority: Priority(line.priority))
        while constraints.count <= line.id { constraints.append(nil) }
        constraints[line.id] = constraint
        while ids.count <= constraint.index { ids.append(0) }
        ids[constraint.index] = line.id
    }

    mutating func apply(_ operations: [Workload.Operation]) {
        for operation in operations {
            switch operation {
            case .add(let line): add(line)
            case .remove(let id):
                guard id < constraints.count, let constraint = constraints[id] else { continue }
                constraints[id] = nil
                solver.remove(constraint)
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
