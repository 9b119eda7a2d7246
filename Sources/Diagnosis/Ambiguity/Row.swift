import UIKit

/// The views of an area that follow one another along an axis, as far as constraints say: a column of boxes in a
/// container, for example.
@MainActor struct Row {
    let area: UIView
    let axis: NSLayoutConstraint.Axis
    /// The constraints between the views and with the area's edges, on the axis.
    let constraints: [NSLayoutConstraint]

    init(in area: UIView, along axis: NSLayoutConstraint.Axis) {
        self.area = area
        self.axis = axis
        constraints = area.constraints.filter { $0.firstAttribute.axis == axis }
    }

    /// The edges that lie at the smaller and at the larger coordinates, in the spelling that the area's
    /// constraints use: left and right, or leading and trailing as the reading direction has them.
    var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        if axis == .vertical { return (.top, .bottom) }
        guard constraints.contains(where: { $0.firstAttribute.followsReadingDirection }) else {
            return (.left, .right)
        }
        let isMirrored = area.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    }

    /// The distance that is meant between neighbours and to the edges, in points: the one that all gaps among
    /// `links` have, or the most frequent of those that occur twice; else 0.
    func commonGap(of links: [NSLayoutConstraint]) -> CGFloat {
        let gaps = links.compactMap { gap($0) }
        guard let first = gaps.first else { return 0 }
        if gaps.allSatisfy({ $0 == first }) { return first }
        let counted = gaps.map { gap in (gap, gaps.count { $0 == gap }) }
        guard let best = counted.map(\.1).max(), best > 1 else { return 0 }
        return counted.first { $0.1 == best }?.0 ?? 0
    }

    /// The distance that a view at the end of the row is likely to keep from the area's far edge: the common gap
    /// of the row; where all views are placed from the near edge, the least distance from there.
    func missingGap(after view: UIView) -> CGFloat {
        let links = view.constraintsAffectingLayout(for: axis).filter { gap($0) != nil }
        let isChain = links.contains { $0.firstItem !== area && $0.secondItem !== area }
        guard !isChain, !links.isEmpty else { return commonGap(of: links) }
        let edges = constraints.filter {
            ($0.firstItem === area || $0.secondItem === area) && $0.firstAttribute.rowEnd == .near
        }
        return edges.compactMap { gap($0) }.min() ?? 0
    }

    /// The distance between neighbours, or from the area's edge inwards, that a constraint of the row fixes; nil
    /// if it says something else.
    func gap(_ constraint: NSLayoutConstraint) -> CGFloat? {
        guard constraint.relation == .equal, constraint.multiplier == 1,
            let (first, second) = places(of: constraint), let end = constraint.firstAttribute.rowEnd,
            let other = constraint.secondAttribute.rowEnd
        else { return nil }
        let isEdge = first === area || second === area
        guard isEdge ? end == other : end != other else { return nil }
        let inward = end == .near ? constraint.constant : -constraint.constant
        return first === area ? -inward : inward
    }

    /// The constraint that places a view after the one before it, or at the area's near edge.
    func link(before view: UIView) -> NSLayoutConstraint? {
        let own = constraints.filter { places(of: $0).map { $0.0 === view || $0.1 === view } ?? false }
        return own.first { constraint in
            let attribute =
                places(of: constraint)?.0 === view ? constraint.firstAttribute : constraint.secondAttribute
            return attribute == edges.near || attribute.rowEnd == .near && axis == .horizontal
        } ?? own.first { $0.firstAttribute.isSize == false }
    }

    /// The view of the row that a constraint places where another one ends.
    func view(after view: UIView) -> UIView? {
        for constraint in constraints where gap(constraint) != nil {
            guard let (first, second) = places(of: constraint), first !== area, second !== area else {
                continue
            }
            if second === view, constraint.secondAttribute.rowEnd == .far { return first }
            if first === view, constraint.firstAttribute.rowEnd == .far { return second }
        }
        return nil
    }

    /// The constraints that tie an edge of a view to the same edge of the area.
    func ties(of view: UIView, at end: RowEnd) -> [NSLayoutConstraint] {
        constraints.filter { constraint in
            guard let (first, second) = places(of: constraint) else { return false }
            let isTie = first === view && second === area || first === area && second === view
            return isTie && constraint.firstAttribute.rowEnd == end
                && constraint.secondAttribute.rowEnd == end
        }
    }

    /// The row's views in the order in which `links` place them.
    func views(placedBy links: [NSLayoutConstraint]) -> [UIView] {
        var seen: Set<ObjectIdentifier> = []
        var result: [UIView] = []
        for constraint in links where gap(constraint) != nil {
            guard let (first, second) = places(of: constraint) else { continue }
            for view in [second, first] where view !== area && seen.insert(ObjectIdentifier(view)).inserted {
                result.append(view)
            }
        }
        return result
    }

    /// Both sides as views of the row, or the area; nil if a side is something else.
    private func places(of constraint: NSLayoutConstraint) -> (UIView, UIView)? {
        guard let first = place(constraint.firstItem), let second = place(constraint.secondItem) else {
            return nil
        }
        return (first, second)
    }

    private func place(_ item: AnyObject?) -> UIView? {
        if let view = item as? UIView { return view === area || view.superview === area ? view : nil }
        guard let guide = item as? UILayoutGuide, let scrollView = area as? UIScrollView,
            guide === scrollView.contentLayoutGuide
        else { return nil }
        return scrollView
    }
}

/// An end of a row of views: the reading direction mirrors both spellings alike.
enum RowEnd {
    case near, far
}

extension NSLayoutConstraint.Attribute {
    /// The end that an edge is at; nil for sizes, centres and margins.
    var rowEnd: RowEnd? {
        switch self {
        case .left, .leading, .top: .near
        case .right, .trailing, .bottom: .far
        default: nil
        }
    }

    /// A distance as the constant of a constraint of this edge: inwards from an edge of the area, or on from
    /// the neighbour before.
    func constant(for distance: CGFloat) -> CGFloat { rowEnd == .far ? -distance : distance }
}
