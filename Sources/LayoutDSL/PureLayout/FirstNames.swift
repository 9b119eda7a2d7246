import UIKit

/// PureLayout as the second Swift imported it: every word of the Objective-C name is there, and cases are capitalised.
extension UIView {
    @available(*, deprecated, renamed: "newAutoLayout()")
    public class func newAutoLayoutView() -> Self { newAutoLayout() }

    @available(*, deprecated, renamed: "autoAlignAxis(toSuperviewAxis:)")
    @discardableResult public func autoAlignAxisToSuperviewAxis(_ axis: ALAxis) -> NSLayoutConstraint {
        autoAlignAxis(toSuperviewAxis: axis)
    }

    @available(*, deprecated, renamed: "autoPinEdge(toSuperviewEdge:withInset:relation:)")
    @discardableResult public func autoPinEdgeToSuperviewEdge(
        _ edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        autoPinEdge(toSuperviewEdge: edge, withInset: inset, relation: relation)
    }

    @available(*, deprecated, renamed: "autoPinEdgesToSuperviewEdges(with:)")
    @discardableResult public func autoPinEdgesToSuperviewEdgesWithInsets(
        _ insets: UIEdgeInsets
    ) -> [NSLayoutConstraint] {
        autoPinEdgesToSuperviewEdges(with: insets)
    }

    @available(*, deprecated, renamed: "autoPinEdgesToSuperviewEdges(with:excludingEdge:)")
    @discardableResult public func autoPinEdgesToSuperviewEdgesWithInsets(
        _ insets: UIEdgeInsets, excludingEdge edge: ALEdge
    ) -> [NSLayoutConstraint] {
        autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: edge)
    }

    @available(*, deprecated, renamed: "autoPinEdge(toSuperviewMargin:relation:)")
    @discardableResult public func autoPinEdgeToSuperviewMargin(
        _ edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        autoPinEdge(toSuperviewMargin: edge, relation: relation)
    }

    @available(*, deprecated, renamed: "autoPinEdge(_:to:of:withOffset:relation:)")
    @discardableResult public func autoPinEdge(
        _ edge: ALEdge, toEdge: ALEdge, ofView otherView: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        autoPinEdge(edge, to: toEdge, of: otherView, withOffset: offset, relation: relation)
    }

    @available(*, deprecated, renamed: "autoAlignAxis(_:toSameAxisOf:withOffset:)")
    @discardableResult public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOfView otherView: UIView, withOffset offset: CGFloat = 0
    ) -> NSLayoutConstraint {
        autoAlignAxis(axis, toSameAxisOf: otherView, withOffset: offset)
    }

    @available(*, deprecated, renamed: "autoAlignAxis(_:toSameAxisOf:withMultiplier:)")
    @discardableResult public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOfView otherView: UIView, withMultiplier multiplier: CGFloat
    ) -> NSLayoutConstraint {
        autoAlignAxis(axis, toSameAxisOf: otherView, withMultiplier: multiplier)
    }

    @available(*, deprecated, renamed: "autoMatch(_:to:of:withOffset:relation:)")
    @discardableResult public func autoMatchDimension(
        _ dimension: ALDimension, toDimension: ALDimension, ofView otherView: UIView,
        withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        autoMatch(dimension, to: toDimension, of: otherView, withOffset: offset, relation: relation)
    }

    @available(*, deprecated, renamed: "autoMatch(_:to:of:withMultiplier:relation:)")
    @discardableResult public func autoMatchDimension(
        _ dimension: ALDimension, toDimension: ALDimension, ofView otherView: UIView,
        withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        autoMatch(dimension, to: toDimension, of: otherView, withMultiplier: multiplier, relation: relation)
    }

    @available(*, deprecated, renamed: "autoSetDimensions(to:)")
    @discardableResult public func autoSetDimensionsToSize(_ size: CGSize) -> [NSLayoutConstraint] {
        autoSetDimensions(to: size)
    }

    @available(*, deprecated, renamed: "autoConstrainAttribute(_:to:of:withOffset:relation:)")
    @discardableResult public func autoConstrainAttribute(
        _ attribute: ALAttribute, toAttribute: ALAttribute, ofView otherView: UIView,
        withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        autoConstrainAttribute(
            attribute, to: toAttribute, of: otherView, withOffset: offset, relation: relation)
    }

    @available(*, deprecated, renamed: "autoConstrainAttribute(_:to:of:withMultiplier:relation:)")
    @discardableResult public func autoConstrainAttribute(
        _ attribute: ALAttribute, toAttribute: ALAttribute, ofView otherView: UIView,
        withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        autoConstrainAttribute(
            attribute, to: toAttribute, of: otherView, withMultiplier: multiplier, relation: relation)
    }

    @available(*, deprecated, renamed: "autoPin(toTopLayoutGuideOf:withInset:relation:)")
    @discardableResult public func autoPinToTopLayoutGuideOfViewController(
        _ viewController: UIViewController, withInset inset: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        autoPin(toTopLayoutGuideOf: viewController, withInset: inset, relation: relation)
    }

    @available(*, deprecated, renamed: "autoPin(toBottomLayoutGuideOf:withInset:relation:)")
    @discardableResult public func autoPinToBottomLayoutGuideOfViewController(
        _ viewController: UIViewController, withInset inset: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        autoPin(toBottomLayoutGuideOf: viewController, withInset: inset, relation: relation)
    }
}

extension ALEdge {
    public static let Left = ALEdge.left
    public static let Right = ALEdge.right
    public static let Top = ALEdge.top
    public static let Bottom = ALEdge.bottom
    public static let Leading = ALEdge.leading
    public static let Trailing = ALEdge.trailing
}

extension ALDimension {
    public static let Width = ALDimension.width
    public static let Height = ALDimension.height
}

extension ALAxis {
    public static let Vertical = ALAxis.vertical
    public static let Horizontal = ALAxis.horizontal
    public static let Baseline = ALAxis.lastBaseline
    public static let FirstBaseline = ALAxis.firstBaseline
}

extension ALAttribute {
    public static let Left = ALAttribute.left
    public static let Right = ALAttribute.right
    public static let Top = ALAttribute.top
    public static let Bottom = ALAttribute.bottom
    public static let Leading = ALAttribute.leading
    public static let Trailing = ALAttribute.trailing
    public static let Width = ALAttribute.width
    public static let Height = ALAttribute.height
    public static let Vertical = ALAttribute.vertical
    public static let Horizontal = ALAttribute.horizontal
    public static let Baseline = ALAttribute.lastBaseline
}
