import ConstraintSolver

/// How a constraint was read: the row `expression relation 0` without the authored constant.
struct ConstraintEquation {
    var expression: Expression
    var relation: Relation
    /// What the authored constant is multiplied by in the row.
    var constantSign: Double
    /// The scroll views whose offset went into the expression's constant.
    var scrollViews: [UIScrollView]
    /// The views inside the items whose baseline was read in their place.
    var baselineViews: [UIView]
}

extension LayoutEngine {
    /// Turns a constraint into a row.
    ///
    /// A position is measured in the space inside the nearest common ancestor of both items. Where the
    /// multiplier is 1 that ancestor's own place cancels; otherwise positions count from its origin, or, where
    /// an edge follows the reading direction of a right-to-left view, leftwards from its right edge.
    func equation(of constraint: NSLayoutConstraint) -> ConstraintEquation? {
        guard let first = constraint.first, let holder = constraint.holder else { return nil }
        crossedScrollViews.removeAll(keepingCapacity: true)
        crossedBaselineViews.removeAll(keepingCapacity: true)
        let relation = Relation(constraint.relation)
        guard let axis = constraint.firstAttribute.axis else { return nil }
        let multiplier = Double(constraint.multiplier)
        if constraint.firstAttribute.isSize {
            var row = length(of: first, constraint.firstAttribute, seenFrom: constraint.second)
            if let second = constraint.second {
                row -= length(of: second, constraint.secondAttribute, seenFrom: first) * multiplier
            }
            return ConstraintEquation(
                expression: row, relation: relation, constantSign: -1, scrollViews: crossedScrollViews,
                baselineViews: [])
        }
        guard let second = constraint.second else { return nil }
        let isMirrored =
            (constraint.firstAttribute.followsReadingDirection
                || constraint.secondAttribute.followsReadingDirection)
            && first.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var near = position(of: first, constraint.firstAttribute, seenFrom: second, isMirrored, in: holder)
        var far = position(of: second, constraint.secondAttribute, seenFrom: first, isMirrored, in: holder)
        if multiplier != 1 {
            let inside = first === holder ? second : first
            near -= origin(of: holder, seenFrom: inside, on: axis, isMirrored)
            far -= origin(
                of: holder, seenFrom: inside, on: constraint.secondAttribute.axis ?? axis, isMirrored)
        }
        let row = near - far * multiplier
        return ConstraintEquation(
            expression: isMirrored ? row * -1 : row, relation: relation, constantSign: -1,
            scrollViews: crossedScrollViews, baselineViews: crossedBaselineViews)
    }

    private func length(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?
    ) -> Expression {
        let rectangle = item.layoutRectangle(for: attribute, seenFrom: other, in: self)
        return attribute == .width ? rectangle.width : rectangle.height
    }

    private func position(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: any LayoutItem,
        _ isMirrored: Bool, in holder: UIView
    ) -> Expression {
        guard let axis = attribute.axis, var place = attribute.place?.resolved(isMirrored: isMirrored) else {
            return Expression()
        }
        let item = attribute.isBaseline ? baselineItem(of: item, attribute) : item
        var rectangle = item.layoutRectangle(for: attribute, seenFrom: other, in: self)
        var shift = 0.0
        if let view = item as? UIView {
            if attribute.isMargin {
                followInsets(of: view)
                rectangle = rectangle.inset(by: view.layoutMargins)
            }
            if attribute.isBaseline { (place, shift) = baseline(attribute, of: view) }
        }
        var result = rectangle.minimum(on: axis)
        switch place {
        case .middle: result += rectangle.length(on: axis) * 0.5
        case .maximum: result += rectangle.length(on: axis)
        default: break
        }
        result += shift
        return inSpace(holder.innerSpace, result, from: rectangle.space, on: axis)
    }

    /// The view that has the baseline of `item`.
    private func baselineItem(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
    ) -> any LayoutItem {
        guard let views = item.layoutView?.baselineViews(for: attribute), let last = views.last else {
            return item
        }
        crossedBaselineViews += views
        return last
    }

    private func baseline(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView
    ) -> (EdgePlace, Double) {
        guard let offsets = view.baselineOffsets else { return (.maximum, 0) }
        return attribute == .firstBaseline
            ? (.minimum, Double(offsets.firstFromTop)) : (.maximum, -Double(offsets.lastFromBottom))
    }

    /// A coordinate of `space` in the space of a scroll view further out: each scroll view on the way adds its
    /// frame's origin and takes away its offset.
    private func inSpace(
        _ target: UIScrollView?, _ coordinate: Expression, from space: UIScrollView?,
        on axis: NSLayoutConstraint.Axis
    ) -> Expression {
        var result = coordinate
        var space = space
        while space !== target, let scrollView = space {
            result += record(of: scrollView).minimum(on: axis)
            result -= offset(of: scrollView, on: axis)
            space = scrollView.enclosingScrollView
        }
        return result
    }

    private func origin(
        of ancestor: UIView, seenFrom item: any LayoutItem, on axis: NSLayoutConstraint.Axis,
        _ isMirrored: Bool
    ) -> Expression {
        let rectangle = ancestor.layoutRectangle(
            for: axis == .horizontal ? .left : .top, seenFrom: item, in: self)
        return isMirrored
            ? rectangle.minimum(on: axis) + rectangle.length(on: axis) : rectangle.minimum(on: axis)
    }

    private func offset(of scrollView: UIScrollView, on axis: NSLayoutConstraint.Axis) -> Double {
        noteOffset(of: scrollView)
        return Double(axis == .horizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y)
    }

    private func noteOffset(of scrollView: UIScrollView) {
        if !crossedScrollViews.contains(where: { $0 === scrollView }) {
            crossedScrollViews.append(scrollView)
        }
    }

    // MARK: - Rectangles

    /// A view's or guide's own variables.
    func frameRectangle(of view: UIView) -> LayoutRectangle {
        let record = record(of: view)
        return rectangle(record, in: view.enclosingScrollView).inset(by: view.alignmentRectInsets)
    }

    /// A guide's own variables.
    func frameRectangle(of guide: UILayoutGuide) -> LayoutRectangle {
        rectangle(record(of: guide), in: guide.owningView?.innerSpace)
    }

    private func rectangle(_ record: EngineRecord, in space: UIScrollView?) -> LayoutRectangle {
        LayoutRectangle(
            x: Expression(record.x), y: Expression(record.y), width: Expression(record.width),
            height: Expression(record.height), space: space)
    }

    /// The content area: it begins at the content's origin, and its size is to be found.
    func contentRectangle(of scrollView: UIScrollView) -> LayoutRectangle {
        let size = contentVariables(of: scrollView)
        return LayoutRectangle(
            width: Expression(size.width), height: Expression(size.height), space: scrollView)
    }

    /// The frame's size at the content's origin: where the viewport is while nothing is scrolled. Centres of a
    /// scroll view mean this to what is inside it, so that centred content still scrolls.
    func restingRectangle(of scrollView: UIScrollView) -> LayoutRectangle {
        let record = record(of: scrollView)
        return LayoutRectangle(
            width: Expression(record.width), height: Expression(record.height), space: scrollView)
    }

    /// The viewport in the content, at the offset.
    func visibleRectangle(of scrollView: UIScrollView) -> LayoutRectangle {
        var rectangle = restingRectangle(of: scrollView)
        rectangle.x += offset(of: scrollView, on: .horizontal)
        rectangle.y += offset(of: scrollView, on: .vertical)
        return rectangle
    }
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
