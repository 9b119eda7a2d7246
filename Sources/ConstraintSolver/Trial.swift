/// A solver of its own for some rows of another, as requirements and with nothing else but the bounds of their
/// variables: a way to ask whether they can all hold.
struct Trial {
    let solver: Solver
    /// By row of the trial: the row that it stands for.
    let originals: [Int32]
    /// By variable of the trial: the variable that it stands for.
    private(set) var variables: [Int32] = []

    /// Copies rows, in this order, and minimises their violation.
    init(_ numbers: [Int32], of original: Solver) {
        solver = Solver()
        originals = numbers
        original.trialNumbers.resize(to: original.values.count, filling: -1)
        for number in numbers {
            let row = original.rows.rows[number]
            var expression = Expression(row.constant)
            for place in original.rows.places(of: number) {
                let term = original.rows.terms[place]
                if original.trialNumbers[term.variable] < 0 {
                    let isNonNegative = original.isNonNegative[term.variable]
                    let variable = solver.makeVariable(isNonNegative: isNonNegative)
                    original.trialNumbers[term.variable] = variable.number
                    variables.append(term.variable)
                }
                let variable = Variable(original.trialNumbers[term.variable])
                expression += Expression(variable, coefficient: term.coefficient)
            }
            _ = solver.rows.add(expression, row.relation, .required, source: .added)
        }
        for variable in variables { original.trialNumbers[variable] = -1 }
        for round in 0... {
            solver.planAndMinimise()
            guard solver.addViolatedBounds(round) else { break }
        }
    }

    var isFeasible: Bool { solver.violatedRows().isEmpty }
}
