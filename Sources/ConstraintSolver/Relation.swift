/// How an expression compares to zero.
public enum Relation: UInt8, Sendable, BitwiseCopyable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    /// The cost of one unit above zero, 0 or 1.
    var costAbove: Double { self == .greaterThanOrEqual ? 0 : 1 }
    /// The cost of one unit below zero, 0 or 1.
    var costBelow: Double { self == .lessThanOrEqual ? 0 : 1 }

    /// By how much a value of the expression violates the relation.
    func violation(of value: Double) -> Double {
        switch self {
        case .lessThanOrEqual: max(0, value)
        case .equal: abs(value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }
}
