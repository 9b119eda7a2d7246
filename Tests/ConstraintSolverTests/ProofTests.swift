import Testing

@testable import ConstraintSolver

/// The arithmetic of contradictions.
@Suite struct ProofTests {
    /// a = 480, b = 200, c = 300, b + c = a: 500 against 480.
    @Test func theConstantsAddUpToTheExcess() throws {
        let solver = Solver()
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add(Expression(a) - 480, .equal)
        _ = solver.add(Expression(b) - 200, .equal)
        _ = solver.add(Expression(c) - 300, .equal)
        _ = solver.add(Expression(b) + Expression(c) - Expression(a), .equal)
        let contradiction = try #require(solver.contradictions.first)
        let proof = try #require(solver.proof(of: contradiction))
        #expect(proof.constraints.map(\.constraint) == contradiction.set)
        let scale = abs(proof.constraints[0].factor)
        #expect(abs(abs(proof.excess) / scale - 20) < 1e-9)
        #expect(proof.constraints.allSatisfy { abs(abs($0.factor) - scale) < 1e-9 })
        #expect(proof.bounds.isEmpty)
    }

    /// a = −15 for a length: the bound is the other member of the set.
    @Test func boundsBelongToTheSum() throws {
        let solver = Solver()
        let a = solver.makeVariable(isNonNegative: true)
        _ = solver.add(Expression(a) + 15, .equal)
        let contradiction = try #require(solver.contradictions.first)
        let proof = try #require(solver.proof(of: contradiction))
        #expect(proof.bounds.map(\.variable) == [a])
        #expect(abs(abs(proof.excess / proof.constraints[0].factor) - 15) < 1e-9)
    }

    /// A suspended constraint has no say; taken in again it is as old as it was, and not the newest.
    @Test func suspendedConstraintsKeepTheirAge() throws {
        let solver = Solver()
        let a = solver.makeVariable()
        let first = solver.add(Expression(a) - 1, .equal)
        let second = solver.add(Expression(a) - 2, .equal)
        #expect(solver.contradictions.map(\.givenUp) == [second])
        solver.setSuspended(true, first)
        #expect(solver.contradictions.isEmpty)
        #expect(solver.value(of: a) == 2)
        solver.setSuspended(false, first)
        #expect(solver.contradictions.map(\.givenUp) == [second])
        #expect(solver.value(of: a) == 1)
        solver.setSuspended(true, first)
        solver.setSuspended(true, second)
        #expect(!solver.isMentioned(a))
        #expect(!solver.isDecided(a))
    }
}
