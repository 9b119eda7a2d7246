@testable import ConstraintSolver

/// Numbers that look random and are the same every time.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// A small random system, as expressions for the solver and in exact numbers.
struct RandomSystem {
    var variableCount: Int
    var constraints: [ExactConstraint]

    /// Up to four variables and eight constraints. A point satisfies all required ones unless `isFeasible` is
    /// false.
    init(_ random: inout SeededNumbers, isFeasible: Bool = true) {
        variableCount = Int.random(in: 1...4, using: &random)
        let point = (0..<variableCount).map { _ in Fraction(Int.random(in: -9...20, using: &random)) }
        constraints = []
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            var coefficients = [Fraction](repeating: .zero, count: variableCount)
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let choices = [1, 1, -1, -1, 2].map { Fraction($0) } + [Fraction(1, 2)]
                let variable = Int.random(in: 0..<variableCount, using: &random)
                coefficients[variable] = choices[Int.random(in: 0..<choices.count, using: &random)]
            }
            let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
            let relation = relations[Int.random(in: 0..<4, using: &random)]
            let priority: Float = [1000, 1000, 750, 251, 250, 250, 999.5][
                Int.random(in: 0..<7, using: &random)]
            let there = zip(coefficients, point).reduce(Fraction.zero) { $0 + $1.0 * $1.1 }
            var slack = Fraction(Int.random(in: -12...12, using: &random))
            if priority == 1000, isFeasible {
                switch relation {
                case .equal: slack = .zero
                case .lessThanOrEqual: slack = Fraction(0) - slack.magnitude
                case .greaterThanOrEqual: slack = slack.magnitude
                }
            }
            constraints.append(
                ExactConstraint(
                    coefficients: coefficients, constant: slack - there, relation: relation,
                    priority: priority))
        }
    }

    var reference: ExactReference {
        ExactReference(variableCount: variableCount, constraints: constraints)
    }

    /// An expression of the solver's variables for a constraint.
    static func expression(_ constraint: ExactConstraint, _ variables: [Variable]) -> Expression {
        var result = Expression(constraint.constant.double)
        for (variable, coefficient) in zip(variables, constraint.coefficients) {
            result += Expression(variable, coefficient: coefficient.double)
        }
        return result
    }

    /// A solver with the system in it, its constraints added in the given order.
    func solver(order: [Int]? = nil) -> (solver: Solver, variables: [Variable], constraints: [Constraint]) {
        let solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        var handles = [Constraint?](repeating: nil, count: constraints.count)
        for index in order ?? Array(constraints.indices) {
            let constraint = constraints[index]
            handles[index] = solver.add(
                RandomSystem.expression(constraint, variables), constraint.relation,
                priority: Priority(constraint.priority))
        }
        return (solver, variables, handles.compactMap { $0 })
    }
}
