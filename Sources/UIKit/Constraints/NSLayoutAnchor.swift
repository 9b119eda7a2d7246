/// An edge, a centre or a dimension of a view or guide, from which constraints are made. The axis is in the
/// type, so that a wrong pairing does not compile.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    // Views make their anchors anew at each call, so holding the view makes no cycle.
    let anchoredItem: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    private var objectNumber = ObjectNumber()

    init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
        anchoredItem = item
        self.attribute = attribute
        super.init()
    }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { anchoredItem }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?,
        multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: anchoredItem, attribute: attribute, relatedBy: relation, toItem: other?.anchoredItem,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        constraint.isMadeOfAnchors = true
        return constraint
    }

    /// As UIKit prints it: `<NSLayoutXAxisAnchor:0x2 "UIView:0x1.left">`.
    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let side = ConstraintDescription.shortName(of: anchoredItem) + "." + attribute.name
            return "<\(type(of: self)):\(objectNumber.text()) \"\(side)\">"
        }
    }

    /// self == anchor + constant
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, constant: constant)
    }

    /// self >= anchor + constant
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, constant: constant)
    }

    /// self <= anchor + constant
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, constant: constant)
    }
}

/// A horizontal edge or centre.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical edge, centre or baseline.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// self == constant
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, to: nil, constant: constant)
    }

    /// self >= constant
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: nil, constant: constant)
    }

    /// self <= constant
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: nil, constant: constant)
    }

    /// self == multiplier · anchor + constant
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.equal, to: anchor, multiplier: multiplier, constant: constant)
    }

    /// self >= multiplier · anchor + constant
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }

    /// self <= multiplier · anchor + constant
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
    }
}
