extension UIView {
    /// How far content keeps from the edges by itself, in points: what was set (8 on all sides at first), no
    /// less than a view controller's root view must have, plus the safe area's part, and no less than what
    /// remains of the superview's margins where `preservesSuperviewLayoutMargins` is on. Setting it sets the
    /// first of these.
    public var layoutMargins: UIEdgeInsets {
        get {
            var margins = ownMargins
            if let controller = owningViewController, controller.viewRespectsSystemMinimumLayoutMargins {
                margins = .larger(margins, controller.systemMinimumMargins)
            }
            if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
            return preservesSuperviewLayoutMargins ? .larger(margins, inheritedMargins) : margins
        }
        set {
            guard storedMargins != newValue || hasDirectionalMargins else { return }
            hasDirectionalMargins = false
            storedMargins = newValue
            insetsMayHaveChanged()
        }
    }

    /// What was set: by sides, or leading and trailing, which change sides with the reading direction.
    private var ownMargins: UIEdgeInsets {
        guard hasDirectionalMargins, effectiveUserInterfaceLayoutDirection == .rightToLeft else {
            return storedMargins
        }
        return UIEdgeInsets(
            top: storedMargins.top, left: storedMargins.right, bottom: storedMargins.bottom,
            right: storedMargins.left)
    }

    /// The same margins with leading and trailing sides.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            hasDirectionalMargins = true
            storedMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
            insetsMayHaveChanged()
        }
    }

    /// The margins that were set, leading ones on the left where they are directional; nil where they are those of
    /// every view. In points.
    package var statedLayoutMargins: (insets: UIEdgeInsets, isDirectional: Bool)? {
        storedMargins == UIView.defaultMargins ? nil : (storedMargins, hasDirectionalMargins)
    }

    /// What is left of the superview's margins at each of the view's edges.
    private var inheritedMargins: UIEdgeInsets {
        guard let superview else { return .zero }
        return UIView.remainder(of: superview.layoutMargins, at: frame, in: superview.bounds)
    }

    /// How far bars and the device's shape reach into the view, edge by edge, in points. Each edge takes what
    /// remains of the superview's inset at the distance it has from the superview's edge, and a view outside a
    /// window has none.
    public var safeAreaInsets: UIEdgeInsets {
        if let window = self as? UIWindow { return window.deviceSafeAreaInsets }
        guard let superview else { return .zero }
        return UIView.remainder(of: superview.safeAreaInsetsForSubviews, at: frame, in: superview.bounds)
    }

    private var safeAreaInsetsForSubviews: UIEdgeInsets {
        // What a scroll view has added to its content's insets is not handed on: its content already keeps
        // clear of it.
        guard let scrollView = self as? UIScrollView else { return safeAreaInsets }
        return .larger(.zero, safeAreaInsets - scrollView.systemContentInset)
    }

    /// Insets of `bounds`, each reduced by the distance of the frame's edge and kept between 0 and itself. Not
    /// an intersection of rectangles: a view that lies wholly in the bottom strip still has the whole inset.
    static func remainder(of insets: UIEdgeInsets, at frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        func clamped(_ inset: CGFloat, less distance: CGFloat) -> CGFloat {
            min(max(inset - distance, 0), max(inset, 0))
        }
        return UIEdgeInsets(
            top: clamped(insets.top, less: frame.minY - bounds.minY),
            left: clamped(insets.left, less: frame.minX - bounds.minX),
            bottom: clamped(insets.bottom, less: bounds.maxY - frame.maxY),
            right: clamped(insets.right, less: bounds.maxX - frame.maxX))
    }

    func insetsMayHaveChanged() { engine?.insetsMayHaveChanged() }

    /// The direction that the view's content runs in: its own if it says one, else the window's.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: window?.layoutDirection ?? .leftToRight
        }
    }

    func layoutDirectionDidChange() {
        guard let engine else { return }
        forEachInTree { view in
            for constraint in view.mentioningConstraints { engine.readAgain(constraint) }
        }
        insetsMayHaveChanged()
        setNeedsLayout()
    }
}
