import Testing

@testable import ConstraintSolver

@Suite struct ExpressionTests {
    private let x = Variable(0)
    private let y = Variable(1)

    @Test func termsOfOneVariableAreJoined() {
        let sum = Expression(x) + Expression(y, coefficient: 2) + Expression(x, coefficient: 3) - 4
        #expect(sum.terms == [Term(variable: x, coefficient: 4), Term(variable: y, coefficient: 2)])
        #expect(sum.constant == -4)
    }

    @Test func whatCancelsIsGone() {
        let difference = Expression(x) + Expression(y) - Expression(x)
        #expect(difference.terms == [Term(variable: y, coefficient: 1)])
        #expect((Expression(x) * 0).terms.isEmpty)
    }

    /// More terms than fit inside the value, joined and cancelled all the same.
    @Test func longExpressions() {
        var sum = Expression()
        for index in 0..<20 { sum += Expression(Variable(index), coefficient: Double(index + 1)) }
        #expect(sum.count == 20)
        for index in 0..<10 { sum -= Expression(Variable(index * 2), coefficient: Double(index * 2 + 1)) }
        #expect(sum.terms.map(\.variable.index) == [1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
        #expect(sum.terms.map(\.coefficient) == [2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
        #expect((2 * sum).terms.map(\.coefficient).first == 4)
    }
}
