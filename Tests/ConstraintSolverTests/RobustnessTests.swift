import Testing

@testable import ConstraintSolver

/// Legal calls never trap and never hang, whatever the numbers are.
@Suite struct RobustnessTests {
    /// Scripts of all calls over numbers of very different sizes. Answers are not judged, but they are numbers, and
    /// the same script gives the same bits.
    @Test func anyScriptIsSurvived() {
        for seed in 0..<16 {
            let first = Script(seed: seed, isExtreme: true).run()
            #expect(first.allSatisfy { $0.isFinite }, "script \(seed)")
            let second = Script(seed: seed, isExtreme: true).run()
            #expect(first.map(\.bitPattern) == second.map(\.bitPattern), "script \(seed)")
        }
    }

    /// Hundreds of rows through few points, so that nearly all corners meet: where rules against going round in
    /// circles are needed.
    @Test func degenerateScriptsEnd() {
        for seed in 100..<160 {
            #expect(Script(seed: seed, isExtreme: false).run().allSatisfy { $0.isFinite }, "script \(seed)")
        }
    }

    /// A required row of a tiny coefficient, alone and as a bound: 10⁻⁶ x = 1 and 10⁻⁶ x ≥ 1.
    @Test(arguments: [Relation.equal, .greaterThanOrEqual]) func tinyCoefficients(_ relation: Relation) {
        let solver = Solver()
        let x = solver.makeVariable()
        _ = solver.add(Expression(x, coefficient: 1e-6) - 1, relation)
        #expect(abs(solver.value(of: x) - 1e6) < 1e-3)
        #expect(solver.contradictions.isEmpty)
    }

    /// Far from the origin a gap of one point is still one point.
    @Test func largeCoordinates() {
        let solver = Solver()
        let tops = (0..<10).map { _ in solver.makeVariable(isNonNegative: true) }
        _ = solver.add(Expression(tops[0]) - 1e9, .equal)
        for index in 1..<10 {
            _ = solver.add(Expression(tops[index]) - Expression(tops[index - 1]) - 1, .greaterThanOrEqual)
            _ = solver.add(Expression(tops[index]), .equal, priority: Priority(250))
        }
        #expect(tops.map { solver.value(of: $0) } == (0..<10).map { 1e9 + Double($0) })
        #expect(solver.contradictions.isEmpty)
    }
}

/// A random script of calls.
private final class Script {
    private let solver = Solver()
    private var random: SeededNumbers
    private let isExtreme: Bool
    private var variables: [Variable] = []
    private var constraints: [Constraint] = []

    init(seed: Int, isExtreme: Bool) {
        random = SeededNumbers(seed: seed + 1)
        self.isExtreme = isExtreme
        for _ in 0..<10 { variables.append(solver.makeVariable(isNonNegative: Bool.random(using: &random))) }
    }

    /// Makes two hundred calls and gives all values that were asked for on the way.
    func run() -> [Double] {
        var result: [Double] = []
        for _ in 0..<200 {
            change()
            guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
            solver.withValues { result += $0 }
            result += solver.takeChangedVariables().map { solver.value(of: $0) }
            result += solver.undecidedVariables.map { Double($0.index) }
            result += solver.contradictions.flatMap(\.set).map { Double($0.index) }
            let causes = solver.definingConstraints(of: variables[Int.random(in: 0..<10, using: &random)])
            result += causes.map { Double($0.index) }
        }
        return result
    }

    private func change() {
        let index = constraints.isEmpty ? nil : Int.random(in: 0..<constraints.count, using: &random)
        switch (Int.random(in: 0..<10, using: &random), index) {
        case (0, let index?): solver.remove(constraints.remove(at: index))
        case (1, let index?): solver.setConstant(number(), of: constraints[index])
        case (2, let index?): solver.setPriority(priority(), of: constraints[index])
        case (3, let index?):
            solver.setExpendability(Int.random(in: -1...1, using: &random), of: constraints[index])
        case (4, _): solver.setPreferredValue(number(), of: variables[Int.random(in: 0..<10, using: &random)])
        case (5, _):
            solver.setRank(
                Int.random(in: 0..<3, using: &random), of: variables[Int.random(in: 0..<10, using: &random)])
        default: constraints.append(solver.add(expression(), relation(), priority: priority()))
        }
    }

    private func expression() -> Expression {
        var result = Expression(isExtreme ? number() : 0)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let variable = variables[Int.random(in: 0..<10, using: &random)]
            result += Expression(variable, coefficient: isExtreme ? number() : sign())
        }
        return result
    }

    private func sign() -> Double { Bool.random(using: &random) ? 1 : -1 }

    private func number() -> Double {
        guard isExtreme else { return Double(Int.random(in: -1...1, using: &random)) }
        let sizes = [1e-9, 1e-6, 1e-3, 0.1, 1, 1, 1, 3, 1e3, 1e6, 1e9]
        return sign() * sizes[Int.random(in: 0..<sizes.count, using: &random)]
            * Double.random(in: 0.5...1.5, using: &random)
    }

    private func relation() -> Relation {
        [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<4, using: &random)]
    }

    private func priority() -> Priority {
        Priority([1000, 1000, 999.5, 750, 250, 1][Int.random(in: 0..<6, using: &random)])
    }
}
