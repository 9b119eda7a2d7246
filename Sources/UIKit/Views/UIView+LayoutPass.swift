/// What a view still has to do in the next passes.
struct LayoutState {
    /// `layoutSubviews` is due.
    var needsLayout = true
    /// The view's origin was solved anew, and frames inside it count from there.
    var needsFramesInside = false
    /// Something inside the view has `needsLayout` or needs its constraints updated.
    var subtreeNeedsPass = false
    /// `updateConstraints` is due.
    var needsUpdateConstraints = false

    var isDirty: Bool { needsLayout || needsFramesInside || subtreeNeedsPass || needsUpdateConstraints }
}

extension UIView {
    /// Whether `layoutIfNeeded` begins at the highest ancestor of an unbroken chain of views that need
    /// layout, as the layer's page says, or at the receiver, as the view's page says. The pages disagree; what
    /// crash logs show of UIKit climbs.
    package static var climbsToDirtyAncestors = true

    /// Asks for a layout pass of this view at the next occasion.
    public func setNeedsLayout() {
        guard !layoutState.needsLayout else { return }
        layoutState.needsLayout = true
        markAncestors()
    }

    /// Asks for the frames inside the view to be set anew, without a call of `layoutSubviews`: the view has only
    /// moved.
    func setNeedsFramesInside() {
        guard !layoutState.needsLayout, !layoutState.needsFramesInside, !subviews.isEmpty else { return }
        layoutState.needsFramesInside = true
        markAncestors()
    }

    /// Asks for `updateConstraints` before the next layout pass.
    public func setNeedsUpdateConstraints() {
        guard !layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = true
        markAncestors()
    }

    /// Whether `updateConstraints` is going to be called.
    public func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

    func markAncestors() {
        var view = superview
        while let current = view, !current.layoutState.subtreeNeedsPass {
            current.layoutState.subtreeNeedsPass = true
            view = current.superview
        }
    }

    /// Runs the pending passes at once: constraints are updated and solved, then frames are set from the top
    /// down. The engine always solves for the whole tree; frames are set from where the pass begins.
    public func layoutIfNeeded() {
        guard isPassDue else { return }
        // Safe areas, wrapped labels and content sizes are results of a pass and input of the next; real
        // layouts settle in two. The limit only stops code that changes its own input every time.
        for _ in 0..<UIView.passLimit {
            updateConstraintsIfNeeded()
            let engine = top.engineForLayout()
            engine.solve()
            let start = startOfPass
            if start.superview == nil { start.applySolvedFrameToTop(engine) }
            start.layoutSubtree()
            engine.refreshInsets()
            guard isPassDue else { return }
        }
    }

    private var isPassDue: Bool { startOfPass.layoutState.isDirty || engine?.isPending == true }

    private var startOfPass: UIView {
        var start = self
        guard UIView.climbsToDirtyAncestors else { return start }
        while let next = start.superview, next.layoutState.needsLayout { start = next }
        return start
    }

    private static let passLimit = 12

    /// Calls `updateConstraints` where it was asked for, in the whole tree, the innermost views first.
    public func updateConstraintsIfNeeded() { top.updateConstraintsOfSubtree() }

    func updateConstraintsOfSubtree() {
        if layoutState.subtreeNeedsPass {
            for subview in subviews { subview.updateConstraintsOfSubtree() }
        }
        guard layoutState.needsUpdateConstraints else { return }
        if let owningViewController {
            owningViewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
        layoutState.needsUpdateConstraints = false
    }

    private func layoutSubtree() {
        if layoutState.needsLayout {
            layoutState.needsLayout = false
            layoutState.needsFramesInside = false
            owningViewController?.willLayoutView()
            willLayoutSubviews()
            layoutSubviews()
            owningViewController?.viewDidLayoutSubviews()
        } else if layoutState.needsFramesInside {
            layoutState.needsFramesInside = false
            applySolvedFramesToSubviews()
        }
        guard layoutState.subtreeNeedsPass else { return }
        layoutState.subtreeNeedsPass = false
        for subview in subviews where subview.layoutState.isDirty { subview.layoutSubtree() }
        if subviews.contains(where: { $0.layoutState.isDirty }) { layoutState.subtreeNeedsPass = true }
    }

    func applySolvedFramesToSubviews() {
        guard let engine else { return }
        for subview in subviews where subview.engineRecord != nil && subview.followsSolvedFrame {
            subview.applySolvedFrame(engine.solvedFrame(of: subview))
        }
    }

    /// Whether the solver can give the view another frame than the one that was set by hand.
    private var followsSolvedFrame: Bool { !storedTranslatesMask || !autoresizingMask.isEmpty }

    /// A view without a superview keeps its origin; its size is solved where constraints place it.
    private func applySolvedFrameToTop(_ engine: LayoutEngine) {
        guard engineRecord != nil, !storedTranslatesMask else { return }
        applySolvedFrame(engine.solvedFrame(of: self))
    }

    /// The tree's engine; made, and told of all views, when layout is first asked for.
    func engineForLayout() -> LayoutEngine {
        if let ownEngine { return ownEngine }
        let engine = LayoutEngine(top: self)
        ownEngine = engine
        engine.attach(self)
        return engine
    }
}
