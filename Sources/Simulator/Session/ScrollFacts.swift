import UIKit

/// What there is to say of a scroll view: a value, read from the view after a layout.
struct ScrollFacts: Equatable, Sendable {
    var name: String
    /// Where the viewport is, in the root view's coordinates.
    var viewport: CGRect
    /// The part of the viewport that nothing around it cuts off, in the root view's coordinates; of size zero if
    /// there is none.
    var visible: CGRect
    var horizontal: AxisFacts
    var vertical: AxisFacts

    /// What there is to say along an axis.
    subscript(axis: Axis) -> AxisFacts { axis == .horizontal ? horizontal : vertical }

    /// The axis that is told first: the one that scrolls, y before x; if none scrolls, one that is open.
    var mainAxis: Axis {
        if vertical.canScroll { return .vertical }
        if horizontal.canScroll { return .horizontal }
        return horizontal.isOpen && !vertical.isOpen ? .horizontal : .vertical
    }

    /// The content's size in points.
    var contentSize: CGSize { CGSize(width: horizontal.content, height: vertical.content) }

    /// The content offset in points.
    var offset: CGPoint { CGPoint(x: horizontal.offset, y: vertical.offset) }
}

extension UIView {
    /// What the view is called: its identifier, or its class if it has none.
    var displayName: String { accessibilityIdentifier ?? "\(type(of: self))" }
}

extension ScrollFacts {
    /// Reads a scroll view; `undecided` is what the last layout left open.
    @MainActor init(of scrollView: UIScrollView, in root: UIView, undecided: Undecided) {
        name = scrollView.displayName
        viewport = scrollView.superview.map { $0.convert(scrollView.frame, to: root) } ?? scrollView.frame
        visible = ScrollFacts.visible(viewport, of: scrollView, in: root)
        horizontal = AxisFacts(of: scrollView, along: .horizontal)
        vertical = AxisFacts(of: scrollView, along: .vertical)
        horizontal.isOpen = undecided.isContentOpen(of: scrollView, along: .horizontal)
        vertical.isOpen = undecided.isContentOpen(of: scrollView, along: .vertical)
        guard horizontal.isOpen || vertical.isOpen else { return }
        let reach = ScrollFacts.reach(of: scrollView, from: .zero)
        horizontal.reach = reach.x
        vertical.reach = reach.y
    }

    @MainActor private static func visible(
        _ viewport: CGRect, of scrollView: UIScrollView, in root: UIView
    ) -> CGRect {
        var visible = viewport.intersection(root.bounds)
        var around = scrollView.superview
        while let view = around, view !== root {
            if view.clipsToBounds { visible = visible.intersection(view.convert(view.bounds, to: root)) }
            around = view.superview
        }
        return visible.isNull ? CGRect(origin: viewport.origin, size: .zero) : visible
    }

    /// The furthest right and bottom edges of the views inside, in content coordinates.
    @MainActor private static func reach(of view: UIView, from origin: CGPoint) -> CGPoint {
        var reach = CGPoint.zero
        for subview in view.subviews where !subview.isHidden {
            let frame = subview.frame.offsetBy(dx: origin.x, dy: origin.y)
            reach.x = max(reach.x, frame.maxX)
            reach.y = max(reach.y, frame.maxY)
            guard !subview.clipsToBounds else { continue }
            let inner = ScrollFacts.reach(
                of: subview,
                from: CGPoint(x: frame.minX - subview.bounds.minX, y: frame.minY - subview.bounds.minY))
            reach.x = max(reach.x, inner.x)
            reach.y = max(reach.y, inner.y)
        }
        return reach
    }
}
