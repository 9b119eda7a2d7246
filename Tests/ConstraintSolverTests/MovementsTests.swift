import Testing

@testable import ConstraintSolver

/// The independent directions of an optimum.
@Suite struct MovementsTests {
    private func expression(_ terms: (Double, Variable)..., constant: Double = 0) -> Expression {
        terms.reduce(into: Expression(constant)) { $0 += Expression($1.1, coefficient: $1.0) }
    }

    /// Two free widths, and places that follow from them: x2 = w1, end = w1 + w2. Two facts are missing.
    @Test func placesFollowTheWidthsBeforeThem() {
        let solver = Solver()
        let (w1, w2, x2, end) = (
            solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true),
            solver.makeVariable(), solver.makeVariable()
        )
        _ = solver.add(expression((1, x2), (-1, w1)), .equal)
        _ = solver.add(expression((1, end), (-1, x2), (-1, w2)), .equal)
        let movements = solver.movements()
        #expect(movements.directionCount == 2)
        #expect(movements.parts(of: x2) == movements.parts(of: w1))
        // end − x2 is w2, whatever the basis of the directions is.
        #expect(movements.parts(of: expression((1, end), (-1, x2), (-1, w2))).isEmpty)
        #expect(movements.parts(of: end).count == 2)
    }

    /// w1 + w2 = 100: one fact is missing, and what one gains the other loses.
    @Test func oneGainsWhatTheOtherLoses() throws {
        let solver = Solver()
        let (w1, w2, decided) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add(expression((1, w1), (1, w2), constant: -100), .equal)
        _ = solver.add(expression((1, decided), constant: -7), .equal)
        let movements = solver.movements()
        #expect(movements.directionCount == 1)
        let first = try #require(movements.parts(of: w1).first)
        let second = try #require(movements.parts(of: w2).first)
        #expect(first.direction == second.direction)
        #expect(first.movement == -second.movement)
        #expect(movements.parts(of: decided).isEmpty)
    }

    /// A variable that nothing mentions is a missing fact of its own.
    @Test func whatNothingMentionsIsOpen() {
        let solver = Solver()
        let (free, other) = (solver.makeVariable(), solver.makeVariable())
        let movements = solver.movements()
        #expect(movements.directionCount == 2)
        #expect(movements.parts(of: free) != movements.parts(of: other))
    }

    @Test func whatIsDecidedDoesNotMove() {
        let solver = Solver()
        let variable = solver.makeVariable()
        _ = solver.add(expression((1, variable), constant: -3), .equal)
        #expect(solver.movements().directionCount == 0)
        #expect(solver.movements().parts(of: variable).isEmpty)
    }
}
