import Testing

@testable import ConstraintSolver

/// Random systems against a reference that tries everything, in exact numbers.
@Suite struct RandomSystemTests {
    private func close(_ a: Double, _ b: Fraction) -> Bool { abs(a - b.double) <= 1e-6 * (1 + abs(b.double)) }

    /// Every priority's sum of errors is least, given those above it; and what is undecided is what can move.
    @Test func optimaAndWhatIsUndecided() {
        var random = SeededNumbers(seed: 1)
        for number in 0..<400 {
            let system = RandomSystem(&random)
            let (solver, variables, _) = system.solver()
            let reference = system.reference
            let best = reference.optimum().cost
            let values = variables.map { solver.value(of: $0) }
            let priorities = Array(Set(system.constraints.map(\.priority) + [1000])).sorted(by: >)
            for (priority, least) in zip(priorities, best) {
                let found = system.constraints.filter { $0.priority == priority }.reduce(0.0) {
                    sum, constraint in
                    let value = zip(constraint.coefficients, values).reduce(constraint.constant.double) {
                        $0 + $1.0.double * $1.1
                    }
                    return sum + constraint.relation.violation(of: value)
                }
                #expect(close(found, least), "system \(number), priority \(priority)")
            }
            let undecided = Set(variables.indices.filter { !solver.isDecided(variables[$0]) })
            #expect(undecided == reference.undecided(), "system \(number)")
            #expect(solver.contradictions.isEmpty, "system \(number)")
        }
    }

    /// With bounds and preferences there is one answer, and it does not depend on the order of adding.
    @Test func settledValues() {
        var random = SeededNumbers(seed: 2)
        for number in 0..<150 {
            var system = RandomSystem(&random)
            let solver = Solver()
            let isBounded = (0..<system.variableCount).map { _ in Bool.random(using: &random) }
            let preferred = (0..<system.variableCount).map { _ in Int.random(in: -5...9, using: &random) }
            // A point that violates the bounds would make the system contradictory: only those that do not.
            var bounded = system
            for variable in 0..<system.variableCount where isBounded[variable] {
                bounded.constraints.append(unit(variable, system.variableCount, 0, .greaterThanOrEqual, 1000))
            }
            guard bounded.reference.isFeasible else { continue }
            let ranks = Array(0..<system.variableCount).shuffled(using: &random)
            for (level, variable) in ranks.enumerated() {
                let target = isBounded[variable] ? max(0, preferred[variable]) : preferred[variable]
                bounded.constraints.append(
                    unit(variable, system.variableCount, -target, .equal, -Float(level)))
            }
            let expected = bounded.reference.optimum().corners[0]
            system.constraints.shuffle(using: &random)
            let variables = isBounded.map { solver.makeVariable(isNonNegative: $0) }
            for (rank, variable) in ranks.enumerated() { solver.setRank(rank, of: variables[variable]) }
            for (variable, value) in zip(variables, preferred) {
                solver.setPreferredValue(Double(value), of: variable)
            }
            for constraint in system.constraints {
                _ = solver.add(
                    RandomSystem.expression(constraint, variables), constraint.relation,
                    priority: Priority(constraint.priority))
            }
            for (variable, value) in zip(variables, expected) {
                #expect(close(solver.value(of: variable), value), "system \(number)")
            }
        }
    }

    private func unit(
        _ variable: Int, _ count: Int, _ constant: Int, _ relation: Relation, _ priority: Float
    ) -> ExactConstraint {
        var coefficients = [Fraction](repeating: .zero, count: count)
        coefficients[variable] = Fraction(1)
        return ExactConstraint(
            coefficients: coefficients, constant: Fraction(constant), relation: relation, priority: priority)
    }

    /// A reported set contradicts itself, and no longer does without any of its members; the rest holds.
    @Test func contradictions() {
        var random = SeededNumbers(seed: 3)
        var seen = 0
        for number in 0..<600 {
            let system = RandomSystem(&random, isFeasible: false)
            let (solver, variables, handles) = system.solver()
            let values = variables.map { solver.value(of: $0) }
            let required = ExactReference(
                variableCount: system.variableCount,
                constraints: system.constraints.filter { $0.priority == 1000 })
            #expect(solver.contradictions.isEmpty == required.isFeasible, "system \(number)")
            for contradiction in solver.contradictions {
                seen += 1
                let set = contradiction.set.compactMap { handles.firstIndex(of: $0) }.map {
                    system.constraints[$0]
                }
                #expect(!feasible(set, system), "system \(number)")
                for index in set.indices {
                    var rest = set
                    rest.remove(at: index)
                    #expect(feasible(rest, system), "system \(number)")
                }
                #expect(contradiction.set.contains(contradiction.givenUp))
                #expect(contradiction.givenUp == contradiction.set.last, "the newest, here the last added")
            }
            let givenUp = solver.contradictions.map(\.givenUp)
            for (handle, constraint) in zip(handles, system.constraints)
            where constraint.priority == 1000 && !givenUp.contains(handle) {
                let value = zip(constraint.coefficients, values).reduce(constraint.constant.double) {
                    $0 + $1.0.double * $1.1
                }
                #expect(constraint.relation.violation(of: value) < 1e-6, "system \(number)")
            }
        }
        #expect(seen > 100)
    }

    private func feasible(_ constraints: [ExactConstraint], _ system: RandomSystem) -> Bool {
        constraints.isEmpty
            || ExactReference(variableCount: system.variableCount, constraints: constraints).isFeasible
    }

    /// After any script of changes the values are those of a new solver with the same constraints.
    @Test func changesEndWhereANewSolverDoes() {
        var random = SeededNumbers(seed: 4)
        for number in 0..<120 {
            let system = RandomSystem(&random, isFeasible: number % 3 > 0)
            let (solver, variables, handles) = system.solver()
            var live = zip(system.constraints, handles).map { ($0, $1) }
            for _ in 0..<12 {
                change(&live, solver, variables, &random)
                if Bool.random(using: &random) { solver.solve() }
            }
            let fresh = Solver()
            let others = variables.map { _ in fresh.makeVariable() }
            for (constraint, _) in live {
                _ = fresh.add(
                    RandomSystem.expression(constraint, others), constraint.relation,
                    priority: Priority(constraint.priority))
            }
            for (a, b) in zip(variables, others) {
                #expect(abs(solver.value(of: a) - fresh.value(of: b)) < 1e-6, "system \(number)")
                #expect(solver.isDecided(a) == fresh.isDecided(b), "system \(number)")
            }
            #expect(solver.contradictions.count == fresh.contradictions.count, "system \(number)")
        }
    }

    /// One change; a constraint whose priority changes stays in its place in the order of adding.
    private func change(
        _ live: inout [(ExactConstraint, Constraint)], _ solver: Solver, _ variables: [Variable],
        _ random: inout SeededNumbers
    ) {
        let extra = RandomSystem(&random).constraints[0]
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !live.isEmpty:
            let index = Int.random(in: 0..<live.count, using: &random)
            solver.remove(live.remove(at: index).1)
        case 1 where extra.coefficients.count == variables.count:
            let handle = solver.add(
                RandomSystem.expression(extra, variables), extra.relation, priority: Priority(extra.priority))
            live.append((extra, handle))
        case 2 where !live.isEmpty:
            let index = Int.random(in: 0..<live.count, using: &random)
            live[index].0.priority = [1000, 750, 250][Int.random(in: 0..<3, using: &random)]
            solver.setPriority(Priority(live[index].0.priority), of: live[index].1)
        default:
            guard !live.isEmpty else { return }
            let index = Int.random(in: 0..<live.count, using: &random)
            let shift = Fraction(Int.random(in: -6...6, using: &random))
            live[index].0.constant = live[index].0.constant + shift
            solver.setConstant(live[index].0.constant.double, of: live[index].1)
        }
    }

    /// The order of adding does not change values that are unique, nor which those are.
    @Test func orderOfAdding() {
        var random = SeededNumbers(seed: 5)
        for number in 0..<150 {
            let system = RandomSystem(&random)
            let (first, variables, _) = system.solver()
            let (second, others, _) = system.solver(
                order: Array(system.constraints.indices).shuffled(using: &random))
            for (a, b) in zip(variables, others) {
                #expect(first.isDecided(a) == second.isDecided(b), "system \(number)")
                #expect(abs(first.value(of: a) - second.value(of: b)) < 1e-6, "system \(number)")
            }
        }
    }
}
