import UIKit

/// Every call gives up the view's mask, makes constraints, and installs them, unless it is inside a block that only
/// collects them.
extension UIView {
    // MARK: - Views for Auto Layout

    /// A view whose mask is given up. A subclass makes itself with `init(coder:)`, the only initialiser that all have
    /// to have; where that is not written, `init(forAutoLayout:)` does the same.
    public class func newAutoLayout() -> Self {
        guard let view = self.init(coder: NSCoder()) else {
            fatalError(
                "\(self) gave no view for init(coder:); make it with init(frame:) and configureForAutoLayout()"
            )
        }
        return view.configureForAutoLayout()
    }

    /// A view of no size whose mask is given up.
    public convenience init(forAutoLayout: Void) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    /// Gives up the view's mask.
    @discardableResult public func configureForAutoLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    // MARK: - The superview's centre

    /// The horizontal axis first, then the vertical one.
    @discardableResult public func autoCenterInSuperview() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
    }

    @discardableResult public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
        make(axis.layoutAttribute, .equal, superviewForLayout(axis.layoutAttribute), axis.layoutAttribute)
    }

    /// The middle of the superview's margins; the horizontal axis first, then the vertical one.
    @discardableResult public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewMarginAxis: .horizontal), autoAlignAxis(toSuperviewMarginAxis: .vertical)]
    }

    @discardableResult public func autoAlignAxis(
        toSuperviewMarginAxis axis: ALMarginAxis
    ) -> NSLayoutConstraint {
        let own: NSLayoutConstraint.Attribute = axis == .vertical ? .centerX : .centerY
        return make(own, .equal, superviewForLayout(own), axis.layoutAttribute)
    }

    // MARK: - The superview's edges

    /// Pins an edge to the superview's, so many points further inwards. On the far sides both the inset and the
    /// relation are turned round: an inset of at least 8 from the right is `right <= superview.right - 8`.
    @discardableResult public func autoPinEdge(
        toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        let superview = superviewForLayout(edge.layoutAttribute)
        return pin(edge, toItem: superview, edge.layoutAttribute, inset, relation)
    }

    /// Top, leading, bottom, trailing; the insets' left is leading.
    @discardableResult public func autoPinEdgesToSuperviewEdges(
        with insets: UIEdgeInsets = .zero
    ) -> [NSLayoutConstraint] {
        PinnedEdges.all(insets).map { autoPinEdge(toSuperviewEdge: $0.edge, withInset: $0.inset) }
    }

    /// Three edges. Where a fixed side is left out, the other one is pinned as a fixed side too.
    @discardableResult public func autoPinEdgesToSuperviewEdges(
        with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
    ) -> [NSLayoutConstraint] {
        PinnedEdges.all(but: edge, insets).map { autoPinEdge(toSuperviewEdge: $0.edge, withInset: $0.inset) }
    }

    // MARK: - The superview's margins

    @discardableResult public func autoPinEdge(
        toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        let superview = superviewForLayout(edge.layoutAttribute)
        return make(edge.layoutAttribute, relation, superview, edge.margin)
    }

    /// An edge so many points inside the superview's margin. The relation is not turned round.
    @discardableResult public func autoPinEdge(
        toSuperviewMargin edge: ALEdge, withInset inset: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        let superview = superviewForLayout(edge.layoutAttribute)
        return make(
            edge.layoutAttribute, relation, superview, edge.margin, constant: edge.isFar ? -inset : inset)
    }

    @discardableResult public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
        PinnedEdges.all(.zero).map { autoPinEdge(toSuperviewMargin: $0.edge) }
    }

    @discardableResult public func autoPinEdgesToSuperviewMargins(
        with insets: UIEdgeInsets
    ) -> [NSLayoutConstraint] {
        PinnedEdges.all(insets).map { autoPinEdge(toSuperviewMargin: $0.edge, withInset: $0.inset) }
    }

    @discardableResult public func autoPinEdges(
        toSuperviewMarginsExcludingEdge edge: ALEdge
    ) -> [NSLayoutConstraint] {
        PinnedEdges.all(but: edge, .zero).map { autoPinEdge(toSuperviewMargin: $0.edge) }
    }

    // MARK: - The superview's safe area

    /// Pins an edge to the safe area of the superview, so many points further inwards, as to its edge.
    @discardableResult public func autoPinEdge(
        toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        let guide = superviewForLayout(edge.layoutAttribute).safeAreaLayoutGuide
        return pin(edge, toItem: guide, edge.layoutAttribute, inset, relation)
    }

    @discardableResult public func autoPinEdgesToSuperviewSafeArea(
        with insets: UIEdgeInsets = .zero
    ) -> [NSLayoutConstraint] {
        PinnedEdges.all(insets).map { autoPinEdge(toSuperviewSafeArea: $0.edge, withInset: $0.inset) }
    }

    @discardableResult public func autoPinEdgesToSuperviewSafeArea(
        with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
    ) -> [NSLayoutConstraint] {
        PinnedEdges.all(but: edge, insets).map {
            autoPinEdge(toSuperviewSafeArea: $0.edge, withInset: $0.inset)
        }
    }

    // MARK: - Other views

    /// Pins an edge to an edge of another view.
    @discardableResult public func autoPinEdge(
        _ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        make(edge.layoutAttribute, relation, otherView, toEdge.layoutAttribute, constant: offset)
    }

    /// Aligns an axis with the same one of another view.
    @discardableResult public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf otherView: UIView, withOffset offset: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(axis.layoutAttribute, .equal, otherView, axis.layoutAttribute, constant: offset)
    }

    @discardableResult public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf otherView: UIView, withMultiplier multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(axis.layoutAttribute, .equal, otherView, axis.layoutAttribute, multiplier: multiplier)
    }

    /// Makes a size that of another view.
    @discardableResult public func autoMatch(
        _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
        withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        make(dimension.layoutAttribute, relation, otherView, toDimension.layoutAttribute, constant: offset)
    }

    @discardableResult public func autoMatch(
        _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
        withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        make(
            dimension.layoutAttribute, relation, otherView, toDimension.layoutAttribute,
            multiplier: multiplier)
    }

    /// Any attribute to any of another view.
    @discardableResult public func autoConstrainAttribute(
        _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
        withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        make(attribute.layoutAttribute, relation, otherView, toAttribute.layoutAttribute, constant: offset)
    }

    @discardableResult public func autoConstrainAttribute(
        _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
        withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        make(
            attribute.layoutAttribute, relation, otherView, toAttribute.layoutAttribute,
            multiplier: multiplier)
    }

    // MARK: - Sizes

    /// Width, then height.
    @discardableResult public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
    }

    /// A width or height in points. The library builds it with a multiplier of 0.
    @discardableResult public func autoSetDimension(
        _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        make(dimension.layoutAttribute, relation, nil, .notAnAttribute, multiplier: 0, constant: size)
    }

    /// How strongly the view keeps to its content's size; only inside a block that says a priority.
    public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
        setContentCompressionResistancePriority(
            priorityOfBlock("compression resistance"), for: axis.direction)
    }

    /// How strongly the view refuses to grow beyond its content; only inside a block that says a priority.
    public func autoSetContentHuggingPriority(for axis: ALAxis) {
        setContentHuggingPriority(priorityOfBlock("hugging"), for: axis.direction)
    }

    private func priorityOfBlock(_ what: String) -> UILayoutPriority {
        guard let priority = ConstraintBlockStack.priority else {
            fatalError(
                "\(self): \(what) is set inside NSLayoutConstraint.autoSetPriority { }, which says how much")
        }
        return priority
    }

    // MARK: - A controller's strips

    /// Pins the top to the lower edge of the strip at the top of a controller's view.
    @discardableResult public func autoPin(
        toTopLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(.top, toItem: viewController.topLayoutGuide, .bottom, inset, relation)
    }

    /// Pins the bottom to the upper edge of the strip at the bottom of a controller's view.
    @discardableResult public func autoPin(
        toBottomLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(.bottom, toItem: viewController.bottomLayoutGuide, .top, inset, relation)
    }

    // MARK: - Making

    private func superviewForLayout(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
        guard let superview else {
            fatalError("\(self) has no superview that '\(attribute)' could be pinned to; add it first")
        }
        return superview
    }

    /// An edge so many points inwards of another; on the far sides number and relation are turned round.
    private func pin(
        _ edge: ALEdge, toItem item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ inset: CGFloat,
        _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
        return make(
            edge.layoutAttribute, edge.isFar ? turned : relation, item, attribute,
            constant: edge.isFar ? -inset : inset)
    }

    private func make(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ item: AnyObject?,
        _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
            multiplier: multiplier, constant: constant)
        ConstraintBlockStack.add(constraint)
        return constraint
    }
}

extension ALAxis {
    /// The direction in which a view's content is pulled along with the axis' name.
    fileprivate var direction: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}
