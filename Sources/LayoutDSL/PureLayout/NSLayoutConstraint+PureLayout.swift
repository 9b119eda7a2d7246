import UIKit

extension NSLayoutConstraint {
    /// What the calls inside make, in the order of making, and then active.
    @discardableResult public class func autoCreateAndInstallConstraints(
        _ block: () -> Void
    ) -> [NSLayoutConstraint] {
        ConstraintBlockStack.collect(installing: true, block)
    }

    /// What the calls inside make, in the order of making, none of it active.
    @discardableResult public class func autoCreateConstraintsWithoutInstalling(
        _ block: () -> Void
    ) -> [NSLayoutConstraint] {
        ConstraintBlockStack.collect(installing: false, block)
    }

    /// Gives a priority to every constraint that is made or installed inside; of nested ones the innermost counts.
    public class func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) {
        ConstraintBlockStack.with(priority, block)
    }

    /// Gives an identifier to every constraint that is made or installed inside; of nested ones the innermost counts.
    public class func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
        ConstraintBlockStack.with(identifier, block)
    }

    /// Names the constraint.
    @discardableResult public func autoIdentify(_ identifier: String) -> NSLayoutConstraint {
        self.identifier = identifier
        return self
    }

    /// Turns the constraint on.
    public func autoInstall() {
        if firstItem == nil, secondItem == nil {
            fatalError("A constraint without items cannot be installed")
        }
        ConstraintBlockStack.adopt(self)
        isActive = true
    }

    /// Turns the constraint off.
    public func autoRemove() { isActive = false }
}
