import Testing

@testable import ConstraintSolver

/// How work grows, in steps rather than seconds.
@Suite struct WorkTests {
    private let solver = Solver()

    /// The tops of a list, each 52 below the one before, and the constraints that say so.
    private func list(_ count: Int) -> (tops: [Variable], gaps: [Constraint]) {
        let tops = (0..<count).map { _ in solver.makeVariable() }
        let gaps = (0..<count).map { index in
            index == 0
                ? solver.add(Expression(tops[0]) - 8, .equal)
                : solver.add(Expression(tops[index]) - Expression(tops[index - 1]) - 52, .equal)
        }
        return (tops, gaps)
    }

    /// Row 990 of 1000 grows: it and the nine below it are evaluated, and nothing is planned.
    @Test func aConstantCostsWhatDependsOnIt() {
        let (tops, gaps) = list(1000)
        solver.solve()
        let before = solver.work
        solver.setConstant(-96, of: gaps[990])
        #expect(solver.value(of: tops[999]) == 8 + 999 * 52 + 44)
        #expect(solver.work.evaluations - before.evaluations == 10)
        #expect(solver.work.plans == before.plans)
    }

    @Test func whatIsDoneIsNotDoneAgain() {
        let (tops, _) = list(100)
        solver.solve()
        let before = solver.work
        for top in tops { _ = solver.value(of: top) }
        solver.solve()
        #expect(solver.work == before)
    }

    /// Of a hundred labels that have their own wishes, only the one whose text changed is minimised again.
    @Test func aConstantReachesOnlyItsCore() {
        let wishes = (0..<100).map { index in
            let width = solver.makeVariable()
            _ = solver.add(Expression(width) - 200, .lessThanOrEqual)
            return (width, solver.add(Expression(width) - Double(index), .equal, priority: Priority(750)))
        }
        solver.solve()
        let before = solver.work
        solver.setConstant(-300, of: wishes[40].1)
        #expect(solver.value(of: wishes[40].0) == 200)
        #expect(solver.value(of: wishes[41].0) == 41)
        #expect(solver.work.minimisedCores - before.minimisedCores == 1)
        #expect(solver.work.plans == before.plans)
    }

    /// A list in a container that is too low: one proof, and one trial of the rest, however long it is.
    @Test(arguments: [10, 2000]) func aLongContradiction(_ count: Int) {
        let (tops, gaps) = list(count)
        let closing = solver.add(Expression(tops[count - 1]) - 5, .equal)
        #expect(solver.value(of: tops[count - 1]) == Double(8 + (count - 1) * 52))
        #expect(solver.contradictions.map(\.givenUp) == [closing])
        #expect(solver.contradictions.first?.set == gaps + [closing])
        #expect(solver.work.plans <= 4)
    }

    /// Contradictions that have nothing to do with one another are found together.
    @Test func manyContradictions() {
        let pairs = (0..<500).map { _ in
            let height = solver.makeVariable()
            return [44.0, 50].map { solver.add(Expression(height) - $0, .equal) }
        }
        solver.solve()
        #expect(solver.contradictions.map(\.set) == pairs)
        #expect(solver.contradictions.map(\.givenUp) == pairs.map { $0[1] })
        #expect(solver.work.plans <= 4)
    }

    /// `count` rows whose heights nothing decides, in a container that ends 8 below the last.
    ///
    /// It is settled first and takes the least that it can, which are the gaps: 8 above each row, and 8 at the
    /// end. Then the rows have no height. Each bound makes room by pushing the next height below zero, and still
    /// they do not come one by one.
    @Test(arguments: [10, 2000]) func aListWithoutHeights(_ count: Int) {
        let container = solver.makeVariable(isNonNegative: true)
        var bottom = Expression()
        var heights: [Variable] = []
        for _ in 0..<count {
            let top = solver.makeVariable()
            let height = solver.makeVariable(isNonNegative: true)
            _ = solver.add(Expression(top) - bottom - 8, .equal)
            bottom = Expression(top) + Expression(height)
            heights.append(height)
            solver.setRank(2, of: top)
            solver.setRank(1, of: height)
        }
        _ = solver.add(Expression(container) - bottom - 8, .equal)
        #expect(solver.value(of: container) == Double(8 * (count + 1)))
        #expect(heights.allSatisfy { solver.value(of: $0) == 0 && !solver.isDecided($0) })
        #expect(solver.work.plans <= 10)
    }

    /// A row of labels that share the width: 3 each of 4 wished, so that one priority gives way in all.
    @Test func aRowThatSharesAWidth() {
        let count = 300
        var end = Expression()
        let widths = (0..<count).map { index in
            let width = solver.makeVariable()
            _ = solver.add(Expression(width) - 3, .greaterThanOrEqual)
            _ = solver.add(Expression(width) - 4, .equal, priority: Priority(750))
            end += Expression(width)
            return width
        }
        _ = solver.add(end - Double(3 * count), .lessThanOrEqual)
        #expect(widths.allSatisfy { abs(solver.value(of: $0) - 3) < 1e-9 && solver.isDecided($0) })
    }
}
