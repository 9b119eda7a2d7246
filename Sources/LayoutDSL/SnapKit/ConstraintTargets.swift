import UIKit

/// What may stand on the right of a relation: a view, a guide, their attributes, or a constant.
public protocol ConstraintRelatableTarget {}

/// What may stand on the right as a number, a size, a point or insets.
public protocol ConstraintConstantTarget: ConstraintRelatableTarget {}

/// What may be added.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// What may move inwards.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// Insets by leading and trailing, which may move inwards.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// What may multiply.
public protocol ConstraintMultiplierTarget {
    var constraintMultiplierTargetValue: CGFloat { get }
}

extension Int: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension Float: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension Double: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
    public var constraintMultiplierTargetValue: CGFloat { self }
}

extension CGSize: ConstraintConstantTarget {}
extension CGPoint: ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

/// What the library goes by for all views.
public enum ConstraintConfig {
    /// Which side leading is on where directional insets meet left and right.
    @MainActor public static var interfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
}

extension ConstraintConstantTarget {
    /// What the constant comes to for an attribute.
    @MainActor func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch self {
        case let number as any ConstraintMultiplierTarget: number.constraintMultiplierTargetValue
        case let size as CGSize:
            attribute == .width ? size.width : attribute == .height ? size.height : 0
        case let point as CGPoint: attribute.isSize ? 0 : attribute.axis == .horizontal ? point.x : point.y
        case let insets as UIEdgeInsets: insets.shift(of: attribute)
        case let insets as NSDirectionalEdgeInsets: insets.shift(of: attribute)
        default: 0
        }
    }
}

extension ConstraintInsetTarget {
    /// The target as insets: a number is the same on all sides.
    @MainActor var insets: UIEdgeInsets {
        if let insets = self as? UIEdgeInsets { return insets }
        let side = (self as? any ConstraintMultiplierTarget)?.constraintMultiplierTargetValue ?? 0
        return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    }
}

extension UIEdgeInsets {
    /// How far an attribute moves where the rectangle moves inwards.
    @MainActor func shift(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let isMirrored = ConstraintConfig.interfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .left, .leftMargin: return left
        case .right, .rightMargin: return -right
        case .top, .topMargin, .firstBaseline: return top
        case .bottom, .bottomMargin, .lastBaseline: return -bottom
        case .leading, .leadingMargin: return isMirrored ? right : left
        case .trailing, .trailingMargin: return isMirrored ? -left : -right
        case .centerX, .centerXWithinMargins: return (left - right) / 2
        case .centerY, .centerYWithinMargins: return (top - bottom) / 2
        case .width: return -(left + right)
        case .height: return -(top + bottom)
        case .notAnAttribute: return 0
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// How far an attribute moves where the rectangle moves inwards.
    @MainActor func shift(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .leading, .leadingMargin: return leading
        case .trailing, .trailingMargin: return -trailing
        default:
            let isMirrored = ConstraintConfig.interfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: top, left: isMirrored ? trailing : leading, bottom: bottom,
                right: isMirrored ? leading : trailing
            ).shift(of: attribute)
        }
    }
}
