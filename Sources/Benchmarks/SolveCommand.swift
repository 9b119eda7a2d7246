import ConstraintSolver

/// Prints the values of a workload, what is not decided, and the first contradiction.
enum SolveCommand {
    static func run(_ workload: Workload) {
        let run = WorkloadRun(workload)
        for (index, variable) in run.variables.enumerated() {
            print("VALUE \(index) \(run.solver.value(of: variable))")
        }
        let undecided = run.variables.indices.filter { !run.solver.isDecided(run.variables[$0]) }
        print((["AMBIGUOUS"] + undecided.map(String.init)).joined(separator: " "))
        if let first = run.solver.contradictions.first {
            let ids = first.set.map { String(run.id(of: $0)) }
            print((["UNSATISFIABLE"] + ids).joined(separator: " "))
        }
    }
}
