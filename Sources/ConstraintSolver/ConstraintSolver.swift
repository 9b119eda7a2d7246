// The interface alone, so that the modules above compile; the solver itself replaces this file.
public struct Variable: Hashable, Sendable { public let index: Int }
public struct Constraint: Hashable, Sendable { public let index: Int }
public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
public struct Priority: Comparable, Hashable, Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Priority(1000)
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
public struct Expression: Sendable {
    var pairs: [(Variable, Double)] = []
    public var constant: Double
    public init(_ constant: Double = 0) { self.constant = constant }
    public init(_ variable: Variable, coefficient: Double = 1) {
        pairs = [(variable, coefficient)]
        constant = 0
    }
    public static func + (a: Expression, b: Expression) -> Expression { a }
    public static func - (a: Expression, b: Expression) -> Expression { a }
    public static func + (a: Expression, b: Double) -> Expression { a }
    public static func - (a: Expression, b: Double) -> Expression { a }
    public static func * (a: Expression, b: Double) -> Expression { a }
    public static func += (a: inout Expression, b: Variable) {}
    public static func += (a: inout Expression, b: Expression) {}
    public static func -= (a: inout Expression, b: Expression) {}
    public static func += (a: inout Expression, b: Double) {}
    public static func -= (a: inout Expression, b: Double) {}
}
public struct Contradiction: Sendable {
    public var givenUp: Constraint
    public var set: [Constraint]
}
public final class Solver {
    var count = 0
    var rows = 0
    public init() {}
    public func makeVariable(isNonNegative: Bool = false) -> Variable {
        count += 1
        return Variable(index: count - 1)
    }
    public func removeVariable(_ variable: Variable) {}
    public func add(_ expression: Expression, _ relation: Relation, priority: Priority = .required)
        -> Constraint
    {
        rows += 1
        return Constraint(index: rows - 1)
    }
    public func remove(_ constraint: Constraint) {}
    public func setConstant(_ constant: Double, of constraint: Constraint) {}
    public func setPriority(_ priority: Priority, of constraint: Constraint) {}
    public func setPreferredValue(_ value: Double, of variable: Variable) {}
    public func setRank(_ rank: Int, of variable: Variable) {}
    public func setExpendability(_ value: Int, of constraint: Constraint) {}
    public func solve() {}
    public func value(of variable: Variable) -> Double { 0 }
    public func takeChangedVariables() -> [Variable] { [] }
    public func isDecided(_ variable: Variable) -> Bool { true }
    public func isDecided(_ expression: Expression) -> Bool { true }
    public func isMentioned(_ variable: Variable) -> Bool { true }
    public var undecidedVariables: [Variable] { [] }
    public func definingConstraints(of variable: Variable) -> [Constraint] { [] }
    public var contradictions: [Contradiction] { [] }
}
