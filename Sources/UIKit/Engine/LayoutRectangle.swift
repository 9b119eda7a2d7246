import ConstraintSolver

/// The solver's; Foundation has a type of the same name.
typealias Expression = ConstraintSolver.Expression

/// An item's rectangle as the solver sees it: linear expressions in points, in the content space of a scroll
/// view, or in the top view's if there is none around the item.
struct LayoutRectangle {
    var x = Expression()
    var y = Expression()
    var width = Expression()
    var height = Expression()
    /// The scroll view whose content the coordinates are measured in.
    var space: UIScrollView?

    /// The rectangle moved inwards on each side.
    func inset(by insets: UIEdgeInsets) -> LayoutRectangle {
        var result = self
        result.x += Double(insets.left)
        result.y += Double(insets.top)
        result.width -= Double(insets.left + insets.right)
        result.height -= Double(insets.top + insets.bottom)
        return result
    }

    func minimum(on axis: NSLayoutConstraint.Axis) -> Expression { axis == .horizontal ? x : y }
    func length(on axis: NSLayoutConstraint.Axis) -> Expression { axis == .horizontal ? width : height }
}

extension UIView {
    /// The nearest scroll view around this view.
    var enclosingScrollView: UIScrollView? {
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.superview
        }
        return nil
    }

    /// The space that coordinates inside this view belong to.
    var innerSpace: UIScrollView? { self as? UIScrollView ?? enclosingScrollView }
}
