import UIKit

/// A view or guide with some of its attributes, for the right side of a relation.
@MainActor public final class ConstraintItem {
    private(set) weak var target: AnyObject?
    let attributes: ConstraintAttributes

    init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
        self.target = target
        self.attributes = attributes
    }
}

/// What constraints can be made for: views and guides.
@MainActor public protocol ConstraintOwner: AnyObject {
    /// The view that numbers are measured from; a guide's is the view that owns it.
    var constraintSuperview: UIView? { get }
}

extension UIView: ConstraintOwner {
    public var constraintSuperview: UIView? { superview }
}

extension UILayoutGuide: ConstraintOwner {
    public var constraintSuperview: UIView? { owningView }
}

extension ConstraintOwner {
    /// The constraints that were made for the item and are active, in the order of making.
    var madeConstraints: [Constraint] {
        get { (objc_getAssociatedObject(self, ConstraintKeys.made) as? [Constraint]) ?? [] }
        set {
            objc_setAssociatedObject(self, ConstraintKeys.made, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// A name for messages.
    var constraintLabel: String? {
        get { objc_getAssociatedObject(self, ConstraintKeys.label) as? String }
        set {
            objc_setAssociatedObject(self, ConstraintKeys.label, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        }
    }
}

/// The places of what is kept with an item.
private enum ConstraintKeys {
    nonisolated(unsafe) static let made = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    nonisolated(unsafe) static let label = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
