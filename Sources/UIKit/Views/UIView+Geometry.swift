extension UIView {
    /// Where the view is, in its superview's coordinates. Setting it places a view that is not placed by
    /// constraints; one that is keeps it until the next layout pass.
    public var frame: CGRect {
        get { storedFrame }
        set {
            guard newValue != storedFrame else { return }
            let oldSize = storedFrame.size
            if newValue.size != oldSize { boundsSizeWillChange(to: newValue.size) }
            storedFrame = newValue
            frameDidChange(from: oldSize)
        }
    }

    /// The view's own coordinates: `origin` is what its top left corner is called, `size` that of the frame.
    /// Moving the origin moves what is inside, not the view.
    public var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            boundsOriginWillMove(to: newValue.origin)
            guard newValue.size != storedFrame.size else { return }
            let oldSize = storedFrame.size
            boundsSizeWillChange(to: newValue.size)
            // UIKit resizes around the centre.
            storedFrame.origin.x -= (newValue.size.width - oldSize.width) / 2
            storedFrame.origin.y -= (newValue.size.height - oldSize.height) / 2
            storedFrame.size = newValue.size
            frameDidChange(from: oldSize)
        }
    }

    /// The middle of the frame, in the superview's coordinates.
    public var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            frame = CGRect(
                x: newValue.x - storedFrame.size.width / 2, y: newValue.y - storedFrame.size.height / 2,
                width: storedFrame.size.width, height: storedFrame.size.height)
        }
    }

    private func boundsOriginWillMove(to origin: CGPoint) {
        guard origin != boundsOrigin else { return }
        if let scrollView = self as? UIScrollView {
            scrollView.contentOffset = origin
        } else {
            boundsOrigin = origin
            setNeedsLayout()
            for subview in subviews where subview.engineRecord != nil && subview.storedTranslatesMask {
                engine?.baseRowsChanged(of: subview)
            }
        }
    }

    /// Everything that follows from a frame set by hand or by an autoresizing superview.
    private func frameDidChange(from oldSize: CGSize) {
        if engineRecord != nil, storedTranslatesMask || superview == nil {
            engine?.frameChangedByHand(of: self)
        }
        guard storedFrame.size != oldSize else { return }
        sizeDidChange(from: oldSize)
    }

    /// Sets the frame that the solver found; the variables already have these values.
    func applySolvedFrame(_ frame: CGRect) {
        guard frame != storedFrame else { return }
        let oldSize = storedFrame.size
        storedFrame = frame
        engine?.insetsMayHaveChanged()
        if frame.size != oldSize { sizeDidChange(from: oldSize) }
    }

    private func sizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
        if autoresizesSubviews {
            for subview in subviews where subview.storedTranslatesMask && subview.engineRecord == nil {
                subview.autoresize(from: oldSize, to: storedFrame.size)
            }
        }
        boundsSizeDidChange()
    }

    /// The view's origin in the coordinates of `ancestor`'s inside; nil if it is not inside it.
    private func offset(to ancestor: UIView?) -> CGPoint? {
        var point = CGPoint.zero
        var view = self
        while view !== ancestor {
            point.x += view.storedFrame.origin.x - view.boundsOrigin.x
            point.y += view.storedFrame.origin.y - view.boundsOrigin.y
            guard let next = view.superview else { return ancestor == nil ? point : nil }
            view = next
        }
        return point
    }

    /// A point of this view's coordinates in those of `view`, or of the top view's superview if nil. Views of
    /// different trees share the outside of their tops.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let here = offset(to: nil) ?? .zero
        let there = view?.offset(to: nil) ?? .zero
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    /// A point of `view`'s coordinates, or of the outside's if nil, in this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let there = view?.offset(to: nil) ?? .zero
        let here = offset(to: nil) ?? .zero
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }

    /// A rectangle of this view's coordinates in those of `view`, or of the outside if nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of `view`'s coordinates, or of the outside's if nil, in this view's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
}
