/// A priority for each axis.
struct AxisPriorities: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension UIView {
    /// Whether the frame and the autoresizing mask place the view, as required constraints that the engine
    /// makes of them. Set it to false for a view that its constraints place.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { storedTranslatesMask }
        set {
            guard newValue != storedTranslatesMask else { return }
            storedTranslatesMask = newValue
            engine?.placementChanged(of: self)
            superview?.setNeedsLayout()
        }
    }

    /// How strongly the view resists being larger than its content on an axis; 250 for most views.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis]
    }

    /// Sets how strongly the view resists being larger than its content on an axis.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard hugging[axis] != priority else { return }
        hugging[axis] = priority
        intrinsicRowsChanged()
    }

    /// How strongly the view resists being smaller than its content on an axis; 750 for most views.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance[axis]
    }

    /// Sets how strongly the view resists being smaller than its content on an axis.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard compressionResistance[axis] != priority else { return }
        compressionResistance[axis] = priority
        intrinsicRowsChanged()
    }

    /// Says that `intrinsicContentSize` has changed: it is read again for the next layout pass.
    public func invalidateIntrinsicContentSize() { intrinsicRowsChanged() }

    private func intrinsicRowsChanged() {
        superview?.intrinsicSizeDidChange(of: self)
        guard engineRecord != nil else { return }
        engine?.intrinsicSizeChanged(of: self)
        superview?.setNeedsLayout()
    }

    /// Installs a constraint on this view, which must be an ancestor of its items or one of them.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Installs constraints in order.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Takes out a constraint that this view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Takes out constraints in order.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints that mention this view or one of its guides, wherever they are held.
    package var constraintsMentioningView: [NSLayoutConstraint] { mentioningConstraints }

    /// The constraints that decide the view's position and length on an axis as it was last solved, in the
    /// order in which they do; those that the engine made itself are left out.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let engine, let record = engineRecord else { return [] }
        return engine.authoredConstraints(deciding: axis == .horizontal ? record.horizontal : record.vertical)
    }

    /// Whether the constraints allow another frame that satisfies them as well. Never true for a view that is
    /// placed by its frame.
    public var hasAmbiguousLayout: Bool { !undecidedAttributes.isEmpty }

    /// What the constraints do not decide of the frame, in the order x, y, width, height.
    package var undecidedAttributes: [FrameAttribute] {
        guard let engine, engineRecord != nil, !storedTranslatesMask else { return [] }
        return engine.undecidedAttributes(of: self)
    }
}

/// One of the four numbers of a frame.
package enum FrameAttribute: String, CaseIterable, Sendable {
    case x, y, width, height
}
