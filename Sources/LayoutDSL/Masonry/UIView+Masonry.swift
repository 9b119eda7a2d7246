import UIKit

extension UIView {
    // MARK: - Making

    /// Makes what the statements say and activates it, in order.
    @discardableResult public func mas_makeConstraints(
        _ block: (MASConstraintMaker?) -> Void
    ) -> [MASConstraint] {
        let constraints = masonryStatements(block)
        for constraint in constraints { constraint.install() }
        return constraints
    }

    /// Gives constraints that say the same but for the constant the new constants, and adds those that there are none
    /// for.
    @discardableResult public func mas_updateConstraints(
        _ block: (MASConstraintMaker?) -> Void
    ) -> [MASConstraint] {
        let constraints = masonryStatements(block)
        for constraint in constraints { constraint.update() }
        return constraints
    }

    /// Makes what the statements say in place of all that was made for the view before.
    @discardableResult public func mas_remakeConstraints(
        _ block: (MASConstraintMaker?) -> Void
    ) -> [MASConstraint] {
        let constraints = masonryStatements(block)
        for part in masonryParts { part.uninstall() }
        for constraint in constraints { constraint.install() }
        return constraints
    }

    private func masonryStatements(_ block: (MASConstraintMaker?) -> Void) -> [MASConstraint] {
        let maker = MASConstraintMaker(self)
        block(maker)
        return maker.constraints
    }

    /// The lowest view that is an ancestor of both or one of them; nil if they are in different trees.
    public func mas_closestCommonSuperview(_ view: UIView?) -> UIView? {
        var ancestor = view
        while let candidate = ancestor, !isDescendant(of: candidate) { ancestor = candidate.superview }
        return ancestor
    }

    /// A name for messages.
    public var mas_key: String? {
        get { objc_getAssociatedObject(self, MasonryKeys.name) as? String }
        set { objc_setAssociatedObject(self, MasonryKeys.name, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    /// What was made for the view and is installed, in the order of making.
    var masonryParts: [MASConstraintPart] {
        get { (objc_getAssociatedObject(self, MasonryKeys.parts) as? [MASConstraintPart]) ?? [] }
        set {
            objc_setAssociatedObject(self, MasonryKeys.parts, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    // MARK: - Attributes

    /// Any attribute of the view.
    public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
        MASViewAttribute(view: self, layoutAttribute: attribute)
    }

    public var mas_left: MASViewAttribute { mas_attribute(.left) }
    public var mas_top: MASViewAttribute { mas_attribute(.top) }
    public var mas_right: MASViewAttribute { mas_attribute(.right) }
    public var mas_bottom: MASViewAttribute { mas_attribute(.bottom) }
    public var mas_leading: MASViewAttribute { mas_attribute(.leading) }
    public var mas_trailing: MASViewAttribute { mas_attribute(.trailing) }
    public var mas_width: MASViewAttribute { mas_attribute(.width) }
    public var mas_height: MASViewAttribute { mas_attribute(.height) }
    public var mas_centerX: MASViewAttribute { mas_attribute(.centerX) }
    public var mas_centerY: MASViewAttribute { mas_attribute(.centerY) }
    public var mas_baseline: MASViewAttribute { mas_attribute(.lastBaseline) }
    public var mas_lastBaseline: MASViewAttribute { mas_attribute(.lastBaseline) }
    public var mas_firstBaseline: MASViewAttribute { mas_attribute(.firstBaseline) }
    public var mas_leftMargin: MASViewAttribute { mas_attribute(.leftMargin) }
    public var mas_rightMargin: MASViewAttribute { mas_attribute(.rightMargin) }
    public var mas_topMargin: MASViewAttribute { mas_attribute(.topMargin) }
    public var mas_bottomMargin: MASViewAttribute { mas_attribute(.bottomMargin) }
    public var mas_leadingMargin: MASViewAttribute { mas_attribute(.leadingMargin) }
    public var mas_trailingMargin: MASViewAttribute { mas_attribute(.trailingMargin) }
    public var mas_centerXWithinMargins: MASViewAttribute { mas_attribute(.centerXWithinMargins) }
    public var mas_centerYWithinMargins: MASViewAttribute { mas_attribute(.centerYWithinMargins) }

    private func masonrySafeArea(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
        MASViewAttribute(view: self, item: safeAreaLayoutGuide, layoutAttribute: attribute)
    }

    /// The safe area, for the same attribute as on the left.
    public var mas_safeAreaLayoutGuide: MASViewAttribute { masonrySafeArea(.notAnAttribute) }
    public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { masonrySafeArea(.left) }
    public var mas_safeAreaLayoutGuideTop: MASViewAttribute { masonrySafeArea(.top) }
    public var mas_safeAreaLayoutGuideRight: MASViewAttribute { masonrySafeArea(.right) }
    public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { masonrySafeArea(.bottom) }
    public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { masonrySafeArea(.leading) }
    public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { masonrySafeArea(.trailing) }
    public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { masonrySafeArea(.width) }
    public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { masonrySafeArea(.height) }
    public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { masonrySafeArea(.centerX) }
    public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { masonrySafeArea(.centerY) }
}

extension UIViewController {
    private func masonryStrip(
        _ strip: any UILayoutSupport, _ attribute: NSLayoutConstraint.Attribute
    ) -> MASViewAttribute {
        MASViewAttribute(view: view, item: strip, layoutAttribute: attribute)
    }

    /// The strip at the top; without a word for its side, its bottom.
    public var mas_topLayoutGuide: MASViewAttribute { mas_topLayoutGuideBottom }
    public var mas_topLayoutGuideTop: MASViewAttribute { masonryStrip(topLayoutGuide, .top) }
    public var mas_topLayoutGuideBottom: MASViewAttribute { masonryStrip(topLayoutGuide, .bottom) }
    /// The strip at the bottom; without a word for its side, its top.
    public var mas_bottomLayoutGuide: MASViewAttribute { mas_bottomLayoutGuideTop }
    public var mas_bottomLayoutGuideTop: MASViewAttribute { masonryStrip(bottomLayoutGuide, .top) }
    public var mas_bottomLayoutGuideBottom: MASViewAttribute { masonryStrip(bottomLayoutGuide, .bottom) }
}

/// The places of what is kept with a view.
private enum MasonryKeys {
    nonisolated(unsafe) static let parts = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    nonisolated(unsafe) static let name = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
