import Testing

@testable import ConstraintSolver

/// What is given up and why, against exact numbers.
@Suite struct ContradictionTests {
    /// A random system that may contradict itself, with some variables never negative.
    private struct Case {
        var system: RandomSystem
        var isNonNegative: [Bool]
        var expendability: [Int]

        init(_ random: inout SeededNumbers) {
            system = RandomSystem(&random, isFeasible: false)
            system.constraints = system.constraints.map {
                var required = $0
                if Int.random(in: 0..<3, using: &random) > 0 { required.priority = 1000 }
                return required
            }
            isNonNegative = (0..<system.variableCount).map { _ in Bool.random(using: &random) }
            expendability = system.constraints.map { _ in
                [0, 0, 0, 1, -1][Int.random(in: 0..<5, using: &random)]
            }
        }

        /// Whether some of the constraints can all hold, with the bounds of some variables, or of all.
        func isFeasible(_ indices: [Int], bounds: [Int]? = nil) -> Bool {
            var constraints = indices.map { system.constraints[$0] }
            for variable in bounds ?? Array(0..<system.variableCount) where isNonNegative[variable] {
                var coefficients = [Fraction](repeating: .zero, count: system.variableCount)
                coefficients[variable] = Fraction(1)
                constraints.append(
                    ExactConstraint(
                        coefficients: coefficients, constant: .zero, relation: .greaterThanOrEqual,
                        priority: 1000))
            }
            return constraints.isEmpty
                || ExactReference(variableCount: system.variableCount, constraints: constraints).isFeasible
        }

        /// One after another, what cannot hold together with what was kept before.
        func givenUp() -> [Int] {
            var kept: [Int] = []
            var result: [Int] = []
            let required = system.constraints.indices.filter { system.constraints[$0].priority == 1000 }
            for index in required.sorted(by: { (expendability[$0], $0) < (expendability[$1], $1) }) {
                if isFeasible(kept + [index]) { kept.append(index) } else { result.append(index) }
            }
            return result
        }

        func solver() -> (solver: Solver, variables: [Variable], handles: [Constraint]) {
            let solver = Solver()
            let variables = isNonNegative.map { solver.makeVariable(isNonNegative: $0) }
            let handles = system.constraints.map {
                solver.add(
                    RandomSystem.expression($0, variables), $0.relation, priority: Priority($0.priority))
            }
            for (handle, number) in zip(handles, expendability) {
                solver.setExpendability(number, of: handle)
            }
            return (solver, variables, handles)
        }
    }

    /// Exactly those are given up that cannot hold together with those kept before them.
    @Test func whatIsGivenUp() {
        var random = SeededNumbers(seed: 11)
        for number in 0..<500 {
            let one = Case(&random)
            let (solver, _, handles) = one.solver()
            let found = solver.contradictions.map(\.givenUp)
            #expect(found == one.givenUp().map { handles[$0] }, "system \(number)")
        }
    }

    /// Each set contradicts itself with the bounds that it names, holds one that is given up, and without any of
    /// its members holds somewhere, all bounds included.
    @Test func setsAreSmallest() {
        var random = SeededNumbers(seed: 12)
        var withBounds = 0
        for number in 0..<500 {
            let one = Case(&random)
            let (solver, _, handles) = one.solver()
            for contradiction in solver.contradictions {
                let set = contradiction.set.compactMap { handles.firstIndex(of: $0) }
                let bounds = contradiction.involvesNonNegativity.map(\.index)
                if !bounds.isEmpty { withBounds += 1 }
                #expect(set == set.sorted(), "system \(number)")
                #expect(contradiction.set.contains(contradiction.givenUp), "system \(number)")
                #expect(!one.isFeasible(set, bounds: bounds), "system \(number)")
                for index in set { #expect(one.isFeasible(set.filter { $0 != index }), "system \(number)") }
                for index in bounds {
                    #expect(one.isFeasible(set, bounds: bounds.filter { $0 != index }), "system \(number)")
                }
            }
        }
        #expect(withBounds > 50)
    }

    /// Adding what is given up changes nothing else, whenever it comes and goes.
    @Test func earlierContradictionsLeaveNoTrace() {
        var random = SeededNumbers(seed: 13)
        for number in 0..<200 {
            let one = Case(&random)
            let (solver, variables, _) = one.solver()
            let values = variables.map { solver.value(of: $0) }
            let count = solver.contradictions.count
            for variable in variables {
                let intruders = [-7.0, 1000].map { solver.add(Expression(variable) - $0, .equal) }
                solver.solve()
                for intruder in intruders { solver.remove(intruder) }
            }
            #expect(solver.contradictions.count == count, "system \(number)")
            for (variable, value) in zip(variables, values) {
                #expect(abs(solver.value(of: variable) - value) < 1e-6, "system \(number)")
            }
        }
    }

    /// A constraint that says nothing true about no variables.
    @Test func anEmptySum() {
        let solver = Solver()
        let never = solver.add(Expression(1), .equal)
        _ = solver.add(Expression(-1), .lessThanOrEqual)
        #expect(solver.contradictions.map(\.set) == [[never]])
    }
}
