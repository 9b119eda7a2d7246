import UIKit

/// How much a constraint matters, by a name or a number, 1...1000.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
    public let value: Float

    public init(_ value: Float) { self.value = value }
    public init(floatLiteral value: Float) { self.value = value }

    public static let required: ConstraintPriority = 1000
    public static let high: ConstraintPriority = 750
    public static let medium: ConstraintPriority = 500
    public static let low: ConstraintPriority = 250

    public func advanced(by distance: Float) -> ConstraintPriority { ConstraintPriority(value + distance) }
    public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

extension ConstraintPriority: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.value = Float(value) }
}

/// What may stand for a priority.
public protocol ConstraintPriorityTarget {
    var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintPriorityTarget {
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintPriorityTarget {
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintPriorityTarget {
    public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintPriorityTarget {
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintPriorityTarget {
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
    public var constraintPriorityTargetValue: Float { rawValue }
}
