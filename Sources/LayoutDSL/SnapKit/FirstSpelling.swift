import UIKit

/// SnapKit's spelling up to its version 0.22, with `snp_` in front of everything; each is `snp`'s of today.
extension UIView {
    /// What the statements make, none of it active.
    @discardableResult public func snp_prepareConstraints(_ closure: (ConstraintMaker) -> Void)
        -> [Constraint]
    {
        snp.prepareConstraints(closure)
    }

    /// Makes what the statements say and activates it, in order.
    public func snp_makeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.makeConstraints(closure) }

    /// The same in place of all that was made for the view before.
    public func snp_remakeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.remakeConstraints(closure) }

    /// Gives the constraints that say the same but for the constant the new constants.
    public func snp_updateConstraints(_ closure: (ConstraintMaker) -> Void) { snp.updateConstraints(closure) }

    /// Turns off all that was made for the view.
    public func snp_removeConstraints() { snp.removeConstraints() }

    public var snp_left: ConstraintItem { snp.left }
    public var snp_top: ConstraintItem { snp.top }
    public var snp_right: ConstraintItem { snp.right }
    public var snp_bottom: ConstraintItem { snp.bottom }
    public var snp_leading: ConstraintItem { snp.leading }
    public var snp_trailing: ConstraintItem { snp.trailing }
    public var snp_width: ConstraintItem { snp.width }
    public var snp_height: ConstraintItem { snp.height }
    public var snp_centerX: ConstraintItem { snp.centerX }
    public var snp_centerY: ConstraintItem { snp.centerY }
    public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
    public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
    public var snp_leftMargin: ConstraintItem { snp.leftMargin }
    public var snp_rightMargin: ConstraintItem { snp.rightMargin }
    public var snp_topMargin: ConstraintItem { snp.topMargin }
    public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
    public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
    public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
    public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
    public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
    public var snp_edges: ConstraintItem { snp.edges }
    public var snp_size: ConstraintItem { snp.size }
    public var snp_center: ConstraintItem { snp.center }
    public var snp_margins: ConstraintItem { snp.margins }
    public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }
}
