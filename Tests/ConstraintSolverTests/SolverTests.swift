import Testing

@testable import ConstraintSolver

/// What the solver promises, one sentence a test; answers are worked out beside them.
@Suite struct SolverTests {
    private let solver = Solver()

    /// Priorities are compared in order: twelve hundred at 250 do not outvote one at 251.
    @Test func manyWeakOnesDoNotOutvoteAStrongerOne() {
        let x = solver.makeVariable()
        for _ in 0..<1200 { _ = solver.add(Expression(x), .equal, priority: Priority(250)) }
        _ = solver.add(Expression(x) - 100, .equal, priority: Priority(251))
        #expect(solver.value(of: x) == 100)
    }

    /// Within one priority the sum of absolute errors is least: the median of 100, 200 and 250.
    @Test func oneMedian() {
        let x = solver.makeVariable()
        for target in [100.0, 250, 200] {
            _ = solver.add(Expression(x) - target, .equal, priority: Priority(500))
        }
        #expect(solver.value(of: x) == 200)
        #expect(solver.isDecided(x))
    }

    /// Fractions of a priority count: UIKit itself uses 999.5.
    @Test func fractionsOfPriorities() {
        let x = solver.makeVariable()
        _ = solver.add(Expression(x) - 1, .equal, priority: Priority(999))
        _ = solver.add(Expression(x) - 2, .equal, priority: Priority(999.5))
        #expect(solver.value(of: x) == 2)
    }

    /// A list: each top is the one before plus its height and a gap of 8, whatever the order of adding.
    @Test(arguments: [false, true]) func aList(_ isReversed: Bool) {
        let tops = (0..<50).map { _ in solver.makeVariable() }
        var rows: [Expression] = [Expression(tops[0]) - 8]
        for index in 1..<50 { rows.append(Expression(tops[index]) - Expression(tops[index - 1]) - (44 + 8)) }
        for row in isReversed ? rows.reversed() : rows { _ = solver.add(row, .equal) }
        #expect(solver.value(of: tops[49]) == 8 + 49 * 52)
        #expect(solver.undecidedVariables.isEmpty)
    }

    /// Equal widths are cyclic: a + b + c = 300, a = b, b = c.
    @Test func aCycle() {
        let widths = (0..<3).map { _ in solver.makeVariable() }
        _ = solver.add(Expression(widths[0]) + Expression(widths[1]) + Expression(widths[2]) - 300, .equal)
        _ = solver.add(Expression(widths[0]) - Expression(widths[1]), .equal)
        _ = solver.add(Expression(widths[1]) - Expression(widths[2]), .equal)
        #expect(widths.map { solver.value(of: $0) } == [100, 100, 100])
        #expect(solver.undecidedVariables.isEmpty)
    }

    /// Twenty-four lengths of at least 3 in exactly 72: there is one answer, and it is degenerate.
    @Test func aDegenerateRow() {
        let lengths = (0..<24).map { _ in solver.makeVariable() }
        var sum = Expression(-72)
        for length in lengths {
            sum += Expression(length)
            _ = solver.add(Expression(length) - 3, .greaterThanOrEqual)
            _ = solver.add(Expression(length), .equal, priority: Priority(250))
        }
        _ = solver.add(sum, .equal)
        for length in lengths {
            #expect(abs(solver.value(of: length) - 3) < 1e-9)
            #expect(solver.isDecided(length))
        }
    }

    /// A tiny coefficient is not taken for zero.
    @Test func tinyCoefficients() {
        let x = solver.makeVariable()
        _ = solver.add(Expression(x, coefficient: 1e-7) - 1, .equal)
        #expect(abs(solver.value(of: x) - 1e7) < 1e-3)
    }

    // MARK: - Changes

    /// Changes are carried out when a value is asked for, and reported once.
    @Test func changesAreReportedOnce() {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let still = solver.makeVariable()
        let origin = solver.add(Expression(x) - 10, .equal)
        _ = solver.add(Expression(y) - Expression(x) - 5, .equal)
        _ = solver.add(Expression(still) - 1, .equal)
        #expect(solver.takeChangedVariables() == [x, y, still])
        #expect(solver.takeChangedVariables() == [])
        solver.setConstant(-20, of: origin)
        #expect(solver.takeChangedVariables() == [x, y])
        #expect(solver.value(of: y) == 25)
        solver.setConstant(-30, of: origin)
        solver.setConstant(-20, of: origin)
        #expect(solver.takeChangedVariables() == [])
    }

    /// A change of a constant reaches an optional row too.
    @Test func changesReachCores() {
        let x = solver.makeVariable()
        _ = solver.add(Expression(x) - 100, .lessThanOrEqual)
        let wish = solver.add(Expression(x) - 50, .equal, priority: Priority(750))
        #expect(solver.value(of: x) == 50)
        solver.setConstant(-150, of: wish)
        #expect(solver.value(of: x) == 100)
        solver.setConstant(-70, of: wish)
        #expect(solver.value(of: x) == 70)
    }

    @Test func priorityChanges() {
        let x = solver.makeVariable()
        let low = solver.add(Expression(x) - 1, .equal, priority: Priority(250))
        _ = solver.add(Expression(x) - 2, .equal, priority: Priority(500))
        #expect(solver.value(of: x) == 2)
        solver.setPriority(Priority(750), of: low)
        #expect(solver.value(of: x) == 1)
        solver.setPriority(.required, of: low)
        #expect(solver.value(of: x) == 1)
    }

    /// Adding and removing again leaves things as they were; handles and places are given out again.
    @Test func addingAndRemoving() {
        let x = solver.makeVariable()
        _ = solver.add(Expression(x) - 1, .equal, priority: Priority(250))
        #expect(solver.value(of: x) == 1)
        for target in 2..<20 {
            let other = solver.makeVariable()
            let tie = solver.add(Expression(x) - Expression(other), .equal)
            let wish = solver.add(Expression(other) - Double(target), .equal)
            #expect(solver.value(of: x) == Double(target))
            solver.remove(tie)
            solver.remove(wish)
            solver.removeVariable(other)
            #expect(other.index == 1)
            #expect(solver.value(of: x) == 1)
        }
    }

    /// An emptied solver is as good as a new one.
    @Test func emptying() {
        let x = solver.makeVariable()
        _ = solver.add(Expression(x) - 1, .equal)
        _ = solver.add(Expression(x) - 2, .equal)
        _ = solver.makeVariable()
        #expect(solver.value(of: x) == 1)
        solver.removeAll()
        #expect(solver.contradictions.isEmpty)
        #expect(solver.withValues { $0.count } == 0)
        let y = solver.makeVariable()
        #expect(y.index == 0)
        _ = solver.add(Expression(y) - 5, .equal)
        #expect(solver.value(of: y) == 5)
        #expect(solver.takeChangedVariables() == [y])
        #expect(solver.undecidedVariables.isEmpty)
    }

    @Test func valuesAreOneBuffer() {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = solver.add(Expression(x) - 3, .equal)
        _ = solver.add(Expression(y) + Expression(x), .equal)
        #expect(solver.withValues { Array($0) } == [3, -3])
    }

    // MARK: - Bounds

    /// A bound becomes a row where it would be violated: 10 − 30 is not a width.
    @Test func neverNegative() {
        let width = solver.makeVariable(isNonNegative: true)
        let wish = solver.add(Expression(width) - 10, .equal, priority: Priority(750))
        #expect(solver.value(of: width) == 10)
        solver.setConstant(20, of: wish)
        #expect(solver.value(of: width) == 0)
        solver.setConstant(-5, of: wish)
        #expect(solver.value(of: width) == 5)
    }

    /// At most 0 and never negative is exactly 0.
    @Test func aBoundDecides() {
        let width = solver.makeVariable(isNonNegative: true)
        _ = solver.add(Expression(width), .lessThanOrEqual)
        #expect(solver.isDecided(width))
        #expect(solver.value(of: width) == 0)
    }

    /// a + b = 0 with neither negative leaves only 0 and 0.
    @Test func boundsDecideTogether() {
        let a = solver.makeVariable(isNonNegative: true)
        let b = solver.makeVariable(isNonNegative: true)
        _ = solver.add(Expression(a) + Expression(b), .equal)
        #expect(solver.isDecided(a))
        #expect(solver.isDecided(b))
    }

    /// A width required to be −16 contradicts its bound, and no other constraint.
    @Test func aBoundContradicts() {
        let width = solver.makeVariable(isNonNegative: true)
        let row = solver.add(Expression(width) + 16, .equal)
        #expect(solver.value(of: width) == 0)
        #expect(solver.contradictions.count == 1)
        #expect(solver.contradictions.first?.set == [row])
        #expect(solver.contradictions.first?.involvesNonNegativity == [width])
    }

    // MARK: - What nothing decides

    /// x + w = 100: w is settled first, as near to 0 as it gets; then nothing is left for x.
    @Test func settlingInOrderOfRank() {
        let x = solver.makeVariable()
        let w = solver.makeVariable(isNonNegative: true)
        _ = solver.add(Expression(x) + Expression(w) - 100, .equal)
        solver.setRank(1, of: x)
        #expect(solver.value(of: w) == 0)
        #expect(solver.value(of: x) == 100)
        #expect(solver.undecidedVariables == [x, w])
        solver.setRank(2, of: w)
        #expect(solver.value(of: x) == 0)
        #expect(solver.value(of: w) == 100)
    }

    @Test func preferredValues() {
        let free = solver.makeVariable()
        let floor = solver.makeVariable()
        _ = solver.add(Expression(floor) - 240, .greaterThanOrEqual)
        solver.setPreferredValue(7, of: free)
        solver.setPreferredValue(7, of: floor)
        #expect(solver.value(of: free) == 7)
        #expect(solver.value(of: floor) == 240)
        solver.setPreferredValue(300, of: floor)
        #expect(solver.value(of: floor) == 300)
        #expect(!solver.isDecided(floor))
    }

    /// A difference can be decided though both sides are not.
    @Test func decidedDifferences() {
        let a = solver.makeVariable()
        let b = solver.makeVariable()
        _ = solver.add(Expression(b) - Expression(a) - 10, .equal)
        #expect(!solver.isDecided(a))
        #expect(!solver.isDecided(b))
        #expect(solver.isDecided(Expression(b) - Expression(a)))
        #expect(!solver.isDecided(Expression(b) + Expression(a)))
    }

    /// The percentages of a case: 0.3 H + 0.7 H = H says nothing about H.
    @Test func aHeightThatCancels() {
        let h = solver.makeVariable(isNonNegative: true)
        let a = solver.makeVariable(isNonNegative: true)
        let b = solver.makeVariable(isNonNegative: true)
        _ = solver.add(Expression(a) - Expression(h, coefficient: 0.3), .equal)
        _ = solver.add(Expression(b) - Expression(h, coefficient: 0.7), .equal)
        _ = solver.add(Expression(a) + Expression(b) - Expression(h), .equal)
        #expect(solver.undecidedVariables == [h, a, b])
        #expect(solver.value(of: h) == 0)
        #expect(solver.contradictions.isEmpty)
    }

    // MARK: - Contradictions

    /// The newest of the set is given up; the solver goes on, and takes it back when there is room.
    @Test func givingUpAndTakingBack() {
        let x = solver.makeVariable()
        let bystander = solver.makeVariable()
        _ = solver.add(Expression(bystander) - 5, .equal)
        let first = solver.add(Expression(x) - 100, .equal)
        let second = solver.add(Expression(x) - 200, .equal)
        #expect(solver.value(of: x) == 100)
        #expect(solver.value(of: bystander) == 5)
        #expect(solver.contradictions.map(\.givenUp) == [second])
        #expect(solver.contradictions.map(\.set) == [[first, second]])
        solver.setConstant(-200, of: first)
        #expect(solver.value(of: x) == 200)
        #expect(solver.contradictions.isEmpty)
        solver.setConstant(-100, of: first)
        #expect(solver.value(of: x) == 100)
        solver.remove(first)
        #expect(solver.value(of: x) == 200)
    }

    /// kiwi's corrupted state: a ≥ 10, b ≤ 5, then b ≥ a is refused, and the others still hold.
    @Test func theOthersStillHold() {
        let a = solver.makeVariable()
        let b = solver.makeVariable()
        let floor = solver.add(Expression(a) - 10, .greaterThanOrEqual)
        _ = solver.add(Expression(b) - 5, .lessThanOrEqual)
        let refused = solver.add(Expression(b) - Expression(a), .greaterThanOrEqual)
        #expect(solver.value(of: a) >= 10)
        #expect(solver.value(of: b) <= 5)
        #expect(solver.contradictions.map(\.givenUp) == [refused])
        solver.remove(floor)
        #expect(solver.contradictions.isEmpty || solver.value(of: a) <= 5)
        solver.remove(refused)
        #expect(solver.value(of: b) <= 5)
        #expect(solver.contradictions.isEmpty)
    }

    /// A long chain with one false closing row: the set is the whole chain, and nothing beside it.
    @Test func aLongChain() {
        let tops = (0..<200).map { _ in solver.makeVariable() }
        let others = (0..<200).map { _ in solver.makeVariable() }
        var chain = [solver.add(Expression(tops[0]), .equal)]
        for index in 1..<200 {
            chain.append(solver.add(Expression(tops[index]) - Expression(tops[index - 1]) - 1, .equal))
            _ = solver.add(Expression(others[index]) - Expression(tops[index]), .equal)
        }
        let closing = solver.add(Expression(tops[199]) - 5, .equal)
        #expect(solver.value(of: tops[199]) == 199)
        #expect(solver.contradictions.map(\.givenUp) == [closing])
        #expect(solver.contradictions.first?.set == chain + [closing])
    }

    @Test func expendability() {
        let x = solver.makeVariable()
        let first = solver.add(Expression(x) - 1, .equal)
        _ = solver.add(Expression(x) - 2, .equal)
        solver.setExpendability(1, of: first)
        #expect(solver.value(of: x) == 2)
        #expect(solver.contradictions.map(\.givenUp) == [first])
    }

    // MARK: - Explanations

    /// bottom of the third row ← its top and height ← the second's … ← the first's.
    @Test func definingConstraintsOfAChain() {
        let tops = (0..<3).map { _ in solver.makeVariable() }
        let gaps = (0..<3).map { index in
            index == 0
                ? solver.add(Expression(tops[0]) - 8, .equal)
                : solver.add(Expression(tops[index]) - Expression(tops[index - 1]) - 52, .equal)
        }
        let unrelated = solver.makeVariable()
        _ = solver.add(Expression(unrelated) - 1, .equal)
        #expect(solver.definingConstraints(of: tops[2]) == gaps)
    }

    /// Of a floor and a wish, the one that holds the value where it is.
    @Test func definingConstraintsOfACore() {
        let x = solver.makeVariable()
        let floor = solver.add(Expression(x) - 240, .greaterThanOrEqual)
        _ = solver.add(Expression(x) - 100, .equal, priority: Priority(250))
        #expect(solver.definingConstraints(of: x) == [floor])
    }
}
