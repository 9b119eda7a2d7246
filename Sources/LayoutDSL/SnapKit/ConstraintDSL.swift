import UIKit

/// What stands behind `.snp`.
@MainActor public struct ConstraintDSL {
    let item: any ConstraintOwner

    private func part(_ attributes: ConstraintAttributes) -> ConstraintItem {
        ConstraintItem(item, attributes)
    }

    public var left: ConstraintItem { part(ConstraintAttributes(.left)) }
    public var top: ConstraintItem { part(ConstraintAttributes(.top)) }
    public var right: ConstraintItem { part(ConstraintAttributes(.right)) }
    public var bottom: ConstraintItem { part(ConstraintAttributes(.bottom)) }
    public var leading: ConstraintItem { part(ConstraintAttributes(.leading)) }
    public var trailing: ConstraintItem { part(ConstraintAttributes(.trailing)) }
    public var width: ConstraintItem { part(ConstraintAttributes(.width)) }
    public var height: ConstraintItem { part(ConstraintAttributes(.height)) }
    public var centerX: ConstraintItem { part(ConstraintAttributes(.centerX)) }
    public var centerY: ConstraintItem { part(ConstraintAttributes(.centerY)) }
    public var lastBaseline: ConstraintItem { part(ConstraintAttributes(.lastBaseline)) }
    public var firstBaseline: ConstraintItem { part(ConstraintAttributes(.firstBaseline)) }
    public var leftMargin: ConstraintItem { part(ConstraintAttributes(.leftMargin)) }
    public var rightMargin: ConstraintItem { part(ConstraintAttributes(.rightMargin)) }
    public var topMargin: ConstraintItem { part(ConstraintAttributes(.topMargin)) }
    public var bottomMargin: ConstraintItem { part(ConstraintAttributes(.bottomMargin)) }
    public var leadingMargin: ConstraintItem { part(ConstraintAttributes(.leadingMargin)) }
    public var trailingMargin: ConstraintItem { part(ConstraintAttributes(.trailingMargin)) }
    public var centerXWithinMargins: ConstraintItem { part(ConstraintAttributes(.centerXWithinMargins)) }
    public var centerYWithinMargins: ConstraintItem { part(ConstraintAttributes(.centerYWithinMargins)) }
    public var edges: ConstraintItem { part(.edges) }
    public var horizontalEdges: ConstraintItem { part(.horizontalEdges) }
    public var verticalEdges: ConstraintItem { part(.verticalEdges) }
    public var directionalEdges: ConstraintItem { part(.directionalEdges) }
    public var directionalHorizontalEdges: ConstraintItem { part(.directionalHorizontalEdges) }
    public var directionalVerticalEdges: ConstraintItem { part(.verticalEdges) }
    public var size: ConstraintItem { part(.size) }
    public var center: ConstraintItem { part(.center) }
    public var margins: ConstraintItem { part(.margins) }
    public var directionalMargins: ConstraintItem { part(.directionalMargins) }
    public var centerWithinMargins: ConstraintItem { part(.centerWithinMargins) }

    /// What the statements make, none of it active.
    @discardableResult public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepare(item, closure)
    }

    /// Makes what the statements say and activates it, in order.
    public func makeConstraints(_ closure: (ConstraintMaker) -> Void) { ConstraintMaker.make(item, closure) }

    /// The same in place of all that was made for the item before.
    public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        ConstraintMaker.remake(item, closure)
    }

    /// Gives the constraints that say the same but for the constant the new constants. Stops the program if there is
    /// none for a statement.
    public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        ConstraintMaker.update(item, closure)
    }

    /// Turns off all that was made for the item.
    public func removeConstraints() { ConstraintMaker.remove(item) }

    /// Gives the item a name for messages.
    public func setLabel(_ value: String?) { item.constraintLabel = value }

    /// The name that was given.
    public func label() -> String? { item.constraintLabel }

    // MARK: - A view's content

    public var contentHuggingHorizontalPriority: Float {
        get { (item as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
        nonmutating set {
            (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
        }
    }

    public var contentHuggingVerticalPriority: Float {
        get { (item as? UIView)?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
        nonmutating set {
            (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical)
        }
    }

    public var contentCompressionResistanceHorizontalPriority: Float {
        get { (item as? UIView)?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
        nonmutating set {
            (item as? UIView)?.setContentCompressionResistancePriority(
                UILayoutPriority(newValue), for: .horizontal)
        }
    }

    public var contentCompressionResistanceVerticalPriority: Float {
        get { (item as? UIView)?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
        nonmutating set {
            (item as? UIView)?.setContentCompressionResistancePriority(
                UILayoutPriority(newValue), for: .vertical)
        }
    }
}

extension UIView {
    /// Constraints in SnapKit's spelling.
    public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}

extension UILayoutGuide {
    /// Constraints in SnapKit's spelling.
    public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}

/// What stands behind `.snp` of a controller's strip.
@MainActor public struct ConstraintLayoutSupportDSL {
    let support: any UILayoutSupport

    public var top: ConstraintItem { ConstraintItem(support, ConstraintAttributes(.top)) }
    public var bottom: ConstraintItem { ConstraintItem(support, ConstraintAttributes(.bottom)) }
    public var height: ConstraintItem { ConstraintItem(support, ConstraintAttributes(.height)) }
}

extension UILayoutSupport {
    /// The strip's sides in SnapKit's spelling.
    public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
