/// How the arranged views lie across the axis.
extension StackConstraints {
    private var effectiveAlignment: UIStackView.Alignment {
        // Baselines make sense side by side only; UIKit falls back on the leading edge.
        let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        return isBaseline && stack.axis == .vertical ? .leading : stack.alignment
    }

    mutating func align() {
        placeHiddenViews()
        if effectiveAlignment == .fill {
            alignFill()
        } else {
            alignWithSpanner()
        }
    }

    private mutating func alignFill() {
        let all = stack.arrangedSubviews
        for view in all.dropFirst() {
            add("UISV-alignment", view, across.near, .equal, all[0], across.near)
            add("UISV-alignment", view, across.far, .equal, all[0], across.far)
        }
        add("UISV-canvas-connection", canvas, across.near, .equal, all[0], across.near)
        add("UISV-canvas-connection", canvas, across.far, .equal, all[0], across.far)
    }

    /// A guide that spans all views, as short as they allow.
    private mutating func alignWithSpanner() {
        let all = stack.arrangedSubviews
        let spanner = addGuide("UISV-alignment-spanner")
        add("UISV-canvas-connection", canvas, across.near, .equal, spanner, across.near)
        add("UISV-canvas-connection", canvas, across.far, .equal, spanner, across.far)
        add("UISV-spanning-boundary", spanner, along.near, .equal, canvas, along.near)
        add("UISV-spanning-boundary", spanner, along.far, .equal, canvas, along.far)
        let attributes = all.map { baseline(alignedAttribute, of: $0) }
        for (view, attribute) in zip(all, attributes).dropFirst() {
            add("UISV-alignment", view, attribute, .equal, all[0], attributes[0])
        }
        switch effectiveAlignment {
        case .leading: add("UISV-canvas-connection", canvas, across.near, .equal, all[0], across.near)
        case .trailing: add("UISV-canvas-connection", canvas, across.far, .equal, all[0], across.far)
        case .center: add("UISV-canvas-connection", canvas, across.middle, .equal, all[0], across.middle)
        default:
            add("UISV-canvas-fit", stack, across.length, priority: 49)
            shareWidthAmongTexts()
        }
        for view in all {
            let isNear = effectiveAlignment == .leading
            let isFar = effectiveAlignment == .trailing
            add(
                "UISV-spanning-boundary", spanner, across.near, isNear ? .equal : .lessThanOrEqual, view,
                across.near,
                priority: isNear ? 999.5 : 1000)
            add(
                "UISV-spanning-boundary", spanner, across.far, isFar ? .equal : .greaterThanOrEqual, view,
                across.far,
                priority: isFar ? 999.5 : 1000)
            add("UISV-ambiguity-suppression", view, across.length, priority: 25)
        }
        add("UISV-spanning-fit", spanner, across.length, priority: 51)
    }

    /// Beside others that stand on its baseline, text of several lines gets an equal share of the stack's width.
    private mutating func shareWidthAmongTexts() {
        for view in visible where StackConstraints.isMultilineText(view) {
            add(
                "UISV-text-width-disambiguation", view, .width, .equal, stack, .width,
                multiplier: 1 / CGFloat(visible.count), priority: 760)
        }
    }

    /// Whether a view is text that may have several lines.
    static func isMultilineText(_ view: UIView) -> Bool {
        guard let label = view as? UILabel else { return false }
        return label.numberOfLines != 1
    }

    /// A view without text takes part in baselines with its edges: the top for the first, the bottom for the last.
    func baseline(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView
    ) -> NSLayoutConstraint.Attribute {
        guard attribute.isBaseline, !view.hasBaseline(attribute) else { return attribute }
        return attribute == .firstBaseline ? .top : .bottom
    }

    private var alignedAttribute: NSLayoutConstraint.Attribute {
        switch effectiveAlignment {
        case .center: across.middle
        case .trailing: across.far
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        default: across.near
        }
    }
}
