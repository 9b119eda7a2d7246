/// The constraints of a stack as it is now, with UIKit's identifiers and priorities.
@MainActor struct StackConstraints {
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []
    let stack: UIStackView
    /// The arranged views that are shown.
    let visible: [UIView]

    init(of stack: UIStackView) {
        self.stack = stack
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
        hideHiddenViews()
        guard !visible.isEmpty else { return }
        connectEnds()
        distribute()
        align()
    }

    /// Nothing but the shares of a stack that fills proportionally: what follows from the sizes of its views.
    init(sharesOf stack: UIStackView) {
        self.stack = stack
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
        if stack.distribution == .fillProportionally { shareProportionally() }
    }

    // MARK: - Making one

    /// The attributes of one direction: near edge, far edge, middle and length.
    struct Direction {
        let near: NSLayoutConstraint.Attribute
        let far: NSLayoutConstraint.Attribute
        let middle: NSLayoutConstraint.Attribute
        let length: NSLayoutConstraint.Attribute

        static let horizontal = Direction(near: .leading, far: .trailing, middle: .centerX, length: .width)
        static let vertical = Direction(near: .top, far: .bottom, middle: .centerY, length: .height)
    }

    var along: Direction { stack.axis == .horizontal ? .horizontal : .vertical }
    var across: Direction { stack.axis == .horizontal ? .vertical : .horizontal }
    /// What the ends are tied to: the stack, or its margins.
    var canvas: NSObject {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    mutating func add(
        _ identifier: String, _ first: NSObject, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: NSObject? = nil,
        _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = identifier
        constraint.origin = .stackView
        constraints.append(constraint)
    }

    mutating func addGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guides.append(guide)
        return guide
    }

    // MARK: - Along the axis

    private mutating func hideHiddenViews() {
        for view in stack.arrangedSubviews where view.isHidden {
            add("UISV-hiding", view, along.length)
        }
    }

    /// A hidden view takes no room; it lies where the one before it ends.
    mutating func placeHiddenViews() {
        var previous: UIView?
        for view in stack.arrangedSubviews {
            if view.isHidden {
                add(
                    "UISV-hiding", view, along.near, .equal, previous ?? canvas,
                    previous == nil ? along.near : along.far, priority: 25)
            } else {
                previous = view
            }
        }
    }

    private mutating func connectEnds() {
        guard let first = visible.first, let last = visible.last else { return }
        add("UISV-canvas-connection", canvas, along.near, .equal, first, along.near)
        add("UISV-canvas-connection", canvas, along.far, .equal, last, along.far)
    }

    private mutating func distribute() {
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (view, next) in zip(visible, visible.dropFirst()) {
            let isBaseline = stack.axis == .vertical && stack.isBaselineRelativeArrangement
            let near = isBaseline ? baseline(.firstBaseline, of: next) : along.near
            let far = isBaseline ? baseline(.lastBaseline, of: view) : along.far
            add(
                "UISV-spacing", next, near,
                isSpread ? .greaterThanOrEqual : .equal, view, far,
                constant: stack.spacing(after: view))
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in visible.dropFirst() {
                add("UISV-fill-equally", view, along.length, .equal, visible[0], along.length)
            }
        case .fillProportionally: shareProportionally()
        case .equalSpacing: spreadGaps(along.far, along.near, priority: { _ in 1000 })
        // Centres give way before anything that people ask for.
        case .equalCentering: spreadGaps(along.middle, along.middle, priority: { 150 - Float($0) })
        }
    }

    static let share = "UISV-fill-proportionally"

    private mutating func shareProportionally() {
        let lengths = visible.map { length(of: $0) }
        let spacings = visible.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
        let sum = lengths.reduce(0, +) + spacings
        for (index, view) in visible.enumerated() {
            if lengths[index] == 0 || sum == 0 {
                add(StackConstraints.share, view, along.length)
            } else {
                add(
                    StackConstraints.share, view, along.length, .equal, canvas, along.length,
                    multiplier: lengths[index] / sum, priority: 999 - Float(index))
            }
        }
    }

    /// The length that a view's content asks for, or what its constraints make of it.
    private func length(of view: UIView) -> CGFloat {
        let size = view.effectiveIntrinsicContentSize
        let length = stack.axis == .horizontal ? size.width : size.height
        guard length == UIView.noIntrinsicMetric else { return length }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return stack.axis == .horizontal ? fitting.width : fitting.height
    }

    /// Guides from each view to the next, all equally long.
    private mutating func spreadGaps(
        _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute, priority: (Int) -> Float
    ) {
        var first: UILayoutGuide?
        for (index, pair) in zip(visible, visible.dropFirst()).enumerated() {
            let gap = addGuide("UISV-distributing")
            add("UISV-distributing-edge", gap, along.near, .equal, pair.0, from)
            add("UISV-distributing-edge", gap, along.far, .equal, pair.1, to)
            // Across the axis the guide is nowhere in particular; it gets a place so that nothing is open.
            add("UISV-distributing-edge", gap, across.near, .equal, pair.0, across.near)
            add("UISV-distributing-edge", gap, across.length)
            if let first {
                add(
                    "UISV-fill-equally", gap, along.length, .equal, first, along.length,
                    priority: priority(index))
            }
            first = first ?? gap
        }
    }
}
