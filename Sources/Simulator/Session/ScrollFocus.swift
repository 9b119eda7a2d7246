import UIKit

/// The scroll views of a tree, and which one the keys go to.
@MainActor struct ScrollFocus {
    /// Those that are shown, in tree order.
    let scrollViews: [UIScrollView]
    /// The one the keys go to first; nil if there is no scroll view.
    private(set) var focused: UIScrollView?

    /// Focuses `wanted` if it is in the tree, else the first scroll view that can scroll, else the first one.
    init(in root: UIView, keeping wanted: UIScrollView? = nil) {
        var found: [UIScrollView] = []
        ScrollFocus.collect(root, into: &found)
        scrollViews = found
        focused =
            found.first { $0 === wanted } ?? found.first { ScrollFocus.canScroll($0) } ?? found.first
    }

    /// Focuses the scroll view of that name if there is one, else as `init(in:)`.
    init(in root: UIView, named name: String?) {
        self.init(in: root)
        guard let name, let wanted = scrollViews.first(where: { $0.accessibilityIdentifier == name }) else {
            return
        }
        self.init(in: root, keeping: wanted)
    }

    private static func collect(_ view: UIView, into found: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        if let scrollView = view as? UIScrollView { found.append(scrollView) }
        for subview in view.subviews { collect(subview, into: &found) }
    }

    /// Whether a person can scroll the view along the axis; along any for nil.
    static func canScroll(_ scrollView: UIScrollView, along axis: Axis? = nil) -> Bool {
        guard scrollView.isScrollEnabled else { return false }
        switch axis {
        case .horizontal: return scrollView.horizontalRange.canScroll
        case .vertical: return scrollView.verticalRange.canScroll
        case nil: return scrollView.horizontalRange.canScroll || scrollView.verticalRange.canScroll
        }
    }

    /// Those that can be scrolled along some axis, in tree order.
    var stops: [UIScrollView] { scrollViews.filter { ScrollFocus.canScroll($0) } }

    /// The one that `moveFocus` would focus; nil if there is no other.
    func next(forward: Bool) -> UIScrollView? {
        let stops = stops
        guard let index = stops.firstIndex(where: { $0 === focused }) else {
            return forward ? stops.first : stops.last
        }
        guard stops.count > 1 else { return nil }
        return stops[(index + (forward ? 1 : stops.count - 1)) % stops.count]
    }

    /// Focuses the next scroll view that can scroll, or the previous one, around the end. Returns whether the
    /// focus moved.
    mutating func moveFocus(forward: Bool) -> Bool {
        guard let next = next(forward: forward) else { return false }
        focused = next
        return true
    }

    /// The scroll view that a key along an axis is for: the focused one, else the nearest around it, else the
    /// first inside it; nil if none of them can scroll that way.
    func target(along axis: Axis) -> UIScrollView? {
        guard let focused else { return nil }
        var around: UIView? = focused
        while let view = around {
            if let scrollView = view as? UIScrollView, ScrollFocus.canScroll(scrollView, along: axis) {
                return scrollView
            }
            around = view.superview
        }
        return scrollViews.first {
            $0 !== focused && $0.isDescendant(of: focused) && ScrollFocus.canScroll($0, along: axis)
        }
    }
}

extension ScrollFocus {
    /// The scroll views under a point of the root view's coordinates, the innermost and frontmost first.
    func scrollViews(at point: CGPoint, in root: UIView) -> [UIScrollView] {
        let hit = scrollViews.last { isShown($0, at: point, in: root) }
        var result: [UIScrollView] = []
        var view: UIView? = hit
        while let current = view {
            if let scrollView = current as? UIScrollView { result.append(scrollView) }
            view = current.superview
        }
        return result
    }

    /// Whether the point lies in the view and in everything around it that clips.
    private func isShown(_ scrollView: UIScrollView, at point: CGPoint, in root: UIView) -> Bool {
        var view: UIView? = scrollView
        while let current = view {
            if current.clipsToBounds || current === scrollView {
                guard current.convert(current.bounds, to: root).contains(point) else { return false }
            }
            if current === root { break }
            view = current.superview
        }
        return true
    }
}
