/// The guides that every view has, made when first asked for.
struct SystemGuides {
    var layoutMargins: InsetLayoutGuide?
    var safeArea: InsetLayoutGuide?
    var readableContent: InsetLayoutGuide?
}

/// A guide that lies inside its owner's rectangle by insets that follow from the owner's place.
final class InsetLayoutGuide: UILayoutGuide {
    enum Kind { case layoutMargins, safeArea, readableContent }
    let kind: Kind

    init(kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
    }

    /// The insets now, in points.
    var insets: UIEdgeInsets {
        guard let owningView else { return .zero }
        switch kind {
        case .layoutMargins: return owningView.layoutMargins
        case .safeArea: return owningView.safeAreaInsets
        case .readableContent: return owningView.readableContentInsets
        }
    }

    override var layoutFrame: CGRect { owningView?.bounds.inset(by: insets) ?? .zero }

    override func layoutRectangle(
        for attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?,
        in engine: LayoutEngine
    ) -> LayoutRectangle {
        guard let owningView else { return LayoutRectangle() }
        engine.followInsets(of: owningView)
        // The safe area is a part of what is seen: on a scroll view it stays with the frame.
        if kind == .safeArea, let scrollView = owningView as? UIScrollView,
            other?.layoutView?.isDescendant(of: scrollView) == true
        {
            return engine.visibleRectangle(of: scrollView).inset(by: insets)
        }
        // An edge, so that a scroll view's margins lie inside its content area for what is inside it.
        let edge = NSLayoutConstraint.Attribute.left
        return owningView.layoutRectangle(for: edge, seenFrom: other, in: engine).inset(by: insets)
    }
}

extension UIView {
    /// The bounds less the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(\.layoutMargins, .layoutMargins) }

    /// The bounds less what bars and the device's shape cover.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(\.safeArea, .safeArea) }

    /// The layout margins, narrowed in the middle where lines would get too long to read.
    public var readableContentGuide: UILayoutGuide { systemGuide(\.readableContent, .readableContent) }

    private func systemGuide(
        _ place: WritableKeyPath<SystemGuides, InsetLayoutGuide?>, _ kind: InsetLayoutGuide.Kind
    ) -> UILayoutGuide {
        if let guide = systemGuides[keyPath: place] { return guide }
        let guide = InsetLayoutGuide(kind: kind, of: self)
        systemGuides[keyPath: place] = guide
        return guide
    }

    /// The widest a readable band gets, in points: the value of iPads at the default text size.
    private static let readableWidth: CGFloat = 672

    fileprivate var readableContentInsets: UIEdgeInsets {
        var insets = layoutMargins
        let surplus = bounds.size.width - insets.left - insets.right - UIView.readableWidth
        if surplus > 0 {
            insets.left += surplus / 2
            insets.right += surplus / 2
        }
        return insets
    }
}
