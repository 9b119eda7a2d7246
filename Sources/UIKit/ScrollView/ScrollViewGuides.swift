/// The content area of a scroll view as a guide: it never moves, and its size is the content size.
final class ContentLayoutGuide: UILayoutGuide {
    override var layoutFrame: CGRect {
        CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    }

    override func layoutRectangle(
        for attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?,
        in engine: LayoutEngine
    ) -> LayoutRectangle {
        guard let scrollView = owningView as? UIScrollView else { return LayoutRectangle() }
        return engine.contentRectangle(of: scrollView)
    }
}

/// The frame of a scroll view as a guide in its content: it follows the offset, so what is tied to it stays
/// put on the screen.
final class FrameLayoutGuide: UILayoutGuide {
    override var layoutFrame: CGRect { owningView?.bounds ?? .zero }

    override func layoutRectangle(
        for attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?,
        in engine: LayoutEngine
    ) -> LayoutRectangle {
        guard let scrollView = owningView as? UIScrollView else { return LayoutRectangle() }
        return engine.visibleRectangle(of: scrollView)
    }
}

extension UIScrollView {
    /// The untranslated content area: its edges are the content's, its size is the content size.
    public var contentLayoutGuide: UILayoutGuide { guide(\.content, ContentLayoutGuide()) }

    /// The untransformed frame: its edges are the viewport's.
    public var frameLayoutGuide: UILayoutGuide { guide(\.frame, FrameLayoutGuide()) }

    private func guide(
        _ place: WritableKeyPath<Guides, UILayoutGuide?>, _ new: @autoclosure () -> UILayoutGuide
    ) -> UILayoutGuide {
        if let guide = guides[keyPath: place] { return guide }
        let guide = new()
        guide.owningView = self
        guides[keyPath: place] = guide
        return guide
    }

    /// The guides, made when first asked for.
    struct Guides {
        var content: UILayoutGuide?
        var frame: UILayoutGuide?
    }
}
