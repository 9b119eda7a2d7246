/// A view whose margins or safe area are in the constant of a row.
struct InsetFollower {
    unowned let view: UIView
    var safeArea: UIEdgeInsets
    var margins: UIEdgeInsets
}

/// Insets follow from frames and go into constants of the next solve.
extension LayoutEngine {
    /// Keeps the rows that mention the view in step with its insets.
    func followInsets(of view: UIView) {
        guard !view.followsInsets else { return }
        view.followsInsets = true
        insetFollowers.append(
            InsetFollower(view: view, safeArea: view.safeAreaInsets, margins: view.layoutMargins))
    }

    /// Brings the rows up to date with insets that have changed.
    func refreshInsets() {
        guard pending.insets else { return }
        pending.insets = false
        for index in insetFollowers.indices {
            let view = insetFollowers[index].view
            let current = InsetFollower(
                view: view, safeArea: view.safeAreaInsets, margins: view.layoutMargins)
            let last = insetFollowers[index]
            guard current.safeArea != last.safeArea || current.margins != last.margins else { continue }
            insetFollowers[index] = current
            for constraint in view.mentioningConstraints { refreshConstant(of: constraint) }
        }
        for scrollView in scrollViews { scrollView.adjustContentOffsetIfNecessary() }
    }
}
