import UIKit

/// What may decide open attributes of a view's frame, the likeliest first.
@MainActor struct FrameFixes {
    private let view: UIView
    private let facts: LayoutFacts

    init(of view: UIView, in facts: LayoutFacts) {
        self.view = view
        self.facts = facts
    }

    /// One constraint for each attribute: the first choice of all, then the second, and so on.
    func candidates(for attributes: [LayoutAttribute]) -> [FixCandidate] {
        guard let area = view.superview else { return [] }
        let choices = attributes.map { attribute in
            attribute.isPosition
                ? positions(in: area, along: attribute.axis) : lengths(in: area, along: attribute.axis)
        }
        let count = choices.map(\.count).max() ?? 0
        guard choices.allSatisfy({ !$0.isEmpty }) else { return [] }
        return (0..<count).map { index in
            FixCandidate(added: choices.map { $0[min(index, $0.count - 1)] })
        }
    }

    // MARK: - Where it begins

    private func positions(in area: UIView, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let row = Row(in: area, along: axis)
        let near = row.edges.near
        let tie = NSLayoutConstraint.equality(
            view, near, area, near, constant: near.constant(for: row.commonGap(of: nearTies(row))))
        guard let previous = neighbour(before: view, in: row) else { return [tie] }
        let links = row.constraints.filter { $0.firstItem !== area && $0.secondItem !== area }
        let follow = NSLayoutConstraint.equality(
            view, near, previous, row.edges.far, constant: near.constant(for: row.commonGap(of: links)))
        return [follow, tie]
    }

    /// The subview before, if any of them follow one another along the axis.
    private func neighbour(before view: UIView, in row: Row) -> UIView? {
        let isRow = row.constraints.contains {
            $0.firstItem !== row.area && $0.secondItem !== row.area && row.gap($0) != nil
        }
        guard isRow, let index = row.area.subviews.firstIndex(where: { $0 === view }), index > 0 else {
            return nil
        }
        return row.area.subviews[index - 1]
    }

    private func nearTies(_ row: Row) -> [NSLayoutConstraint] {
        row.constraints.filter {
            ($0.firstItem === row.area || $0.secondItem === row.area) && $0.firstAttribute.rowEnd == .near
        }
    }

    // MARK: - How long it is

    private func lengths(in area: UIView, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let length = axis.lengthAttribute
        var result: [NSLayoutConstraint] = []
        if let scrollView = view as? UIScrollView,
            !facts.open.isOpen(axis == .horizontal ? .contentWidth : .contentHeight, of: scrollView)
        {
            result.append(
                .equality(scrollView, length, scrollView.contentLayoutGuide, length))
        }
        if let intrinsic = IntrinsicLength.of(view, along: axis) { result.append(held(at: intrinsic, axis)) }
        if area is UIScrollView { result.append(.equality(view, length, area, length)) }
        let row = Row(in: area, along: axis)
        if !isFarEdgeTied(in: row) {
            let gap = row.commonGap(of: row.ties(of: view, at: .near))
            let far = row.edges.far
            result.append(.equality(view, far, area, far, constant: far.constant(for: gap)))
        }
        let siblings = area.subviews.filter { $0 !== view && type(of: $0) == type(of: view) }
        if let sibling = siblings.first(where: { !facts.open.isOpen(axis.length, of: $0) }) ?? siblings.first
        {
            result.append(.equality(view, length, sibling, length))
        }
        result.append(.equality(view, length, area, length))
        return result
    }

    private func isFarEdgeTied(in row: Row) -> Bool {
        row.constraints.contains {
            $0.firstItem === view && $0.firstAttribute.rowEnd == .far
                || $0.secondItem === view && $0.secondAttribute.rowEnd == .far
        }
    }

    /// As long as its content, a little more eagerly than others.
    private func held(at length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: view, attribute: axis.lengthAttribute, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: length)
        let priority = view.contentHuggingPriority(for: axis).rawValue
        constraint.priority = UILayoutPriority(min(999, priority + 1))
        return constraint
    }
}
