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

    /// Takes out the shares that were made before and installs those of the sizes that views have now. All else stays,
    /// and so do the shares if they are the same.
    mutating func replaceShares(by wanted: [NSLayoutConstraint]) {
        let old = constraints.filter { $0.identifier == StackConstraints.share }
        let isSame = old.elementsEqual(wanted) {
            $0.firstItem === $1.firstItem && $0.multiplier == $1.multiplier && $0.priority == $1.priority
        }
        guard !isSame else { return }
        NSLayoutConstraint.deactivate(old)
        NSLayoutConstraint.activate(wanted)
        constraints.removeAll { $0.identifier == StackConstraints.share }
        constraints += wanted
    }

    /// Whether a view was text of one line when this was made and may have several now, or the reverse.
    func isOutdated(for view: UIView) -> Bool {
        multilineTexts.contains { $0 === view } != StackConstraints.isMultilineText(view)
    }
}
