/// The constraints and guides that a stack has made.
@MainActor struct StackArrangement {
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []
    private var multilineTexts: [UIView] = []

    nonisolated init() {}

    /// Takes out what was made before and installs what is wanted now.
    mutating func replace(by wanted: StackConstraints, in stack: UIStackView) {
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { stack.removeLayoutGuide(guide) }
        guides = wanted.guides
        constraints = wanted.constraints
        for guide in guides { stack.addLayoutGuide(guide) }
        NSLayoutConstraint.activate(constraints)
        multilineTexts = stack.arrangedSubviews.filter(StackConstraints.isMultilineText)
    }

    /// Whether a view was text of one line when this was made and may have several now, or the reverse.
    func isOutdated(for view: UIView) -> Bool {
        multilineTexts.contains { $0 === view } != StackConstraints.isMultilineText(view)
    }
}
