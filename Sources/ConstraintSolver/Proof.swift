/// Why constraints contradict one another: each times its factor they add up to `0 = excess`.
public struct Proof: Sendable {
    /// The constraints of the set with their factors, in its order; `share` is the factor times the constant of
    /// the constraint's expression.
    public let constraints: [(constraint: Constraint, factor: Double, share: Double)]
    /// The variables that would have to be negative, with the factors of their bounds.
    public let bounds: [(variable: Variable, factor: Double)]
    /// What the shares add up to; never 0.
    public let excess: Double
}

extension Solver {
    /// The sum that shows a contradiction of the last solve; nil if its constraints were changed since.
    ///
    /// The set is a smallest one, so apart from a common factor there is no other such sum.
    public func proof(of contradiction: Contradiction) -> Proof? {
        let numbers = contradiction.set.map(\.number)
        guard numbers.allSatisfy({ $0 < rows.count && rows.rows[$0].isLive }) else { return nil }
        let trial = Trial(numbers, of: self)
        guard let violated = trial.solver.violatedRows().first else { return nil }
        let own = trial.solver.certificate(of: violated)
        let proof = own.proves(trial.solver.rows) ? own : trial.solver.sharedCertificate(of: violated)
        guard proof.constant != 0 else { return nil }
        var constraints: [(constraint: Constraint, factor: Double, share: Double)] = []
        var bounds: [(variable: Variable, factor: Double)] = []
        for (row, factor) in proof.entries.sorted(by: { $0.row < $1.row }) {
            let record = trial.solver.rows.rows[row]
            if record.source == .added {
                let handle = Constraint(trial.originals[Int(row)])
                constraints.append((handle, factor, factor * record.constant))
            } else if record.source == .bound {
                let variable = trial.solver.rows.terms[record.firstTerm].variable
                bounds.append((Variable(trial.variables[Int(variable)]), factor))
            }
        }
        return Proof(constraints: constraints, bounds: bounds, excess: proof.constant)
    }
}
