import ConstraintSolver

/// The one solver of a tree of views, and what it has to be told before it solves again.
///
/// Changes are only noted; `solve` reads them, solves once, and marks the superviews of what moved as needing
/// layout. A view's x and y are variables in the content space of the nearest scroll view around it, so rows
/// stay short and scrolling moves nothing.
@MainActor final class LayoutEngine {
    unowned let topView: UIView
    let solver = Solver()
    /// By `Constraint.index`.
    var origins: [RowOrigin?] = []
    /// By `Variable.index`.
    var owners: [VariableOwner?] = []

    var pending = PendingChanges()
    /// The views whose margins or safe area are in a row.
    var insetFollowers: [InsetFollower] = []
    var scrollViews: [UIScrollView] = []
    /// The contradictions of the last solve, which are in the log already.
    var loggedContradictions: [Contradiction] = []
    /// The views whose content may wrap.
    var wrappingViews: [UIView] = []
    /// Scratch of the reading of one constraint.
    var crossedScrollViews: [UIScrollView] = []
    /// Scratch too.
    var crossedBaselineViews: [UIView] = []
    var ranksAreCurrent = false

    /// An engine for the tree below `top`, which owns it.
    init(top: UIView) { topView = top }

    /// What was noted since the last solve, in the order of noting.
    struct PendingChanges {
        var attachments: [UIView] = []
        var registrations: [UIView] = []
        var installations: [NSLayoutConstraint] = []
        var placements: [UIView] = []
        var intrinsicSizes: [UIView] = []
        var insets = false
        var rows = false

        var isEmpty: Bool {
            attachments.isEmpty && registrations.isEmpty && installations.isEmpty && placements.isEmpty
                && intrinsicSizes.isEmpty && !insets && !rows
        }
    }

    /// Whether a solve would have anything to do.
    var isPending: Bool { !pending.isEmpty }

    /// Reads what was noted, solves, and marks what has to be laid out again.
    ///
    /// Constraints that are made of what content measures are updated a second time where wrapping has changed that,
    /// so that no frame is ever set by the first solve.
    func solve() {
        guard isPending else { return }
        for _ in 0..<LayoutEngine.passLimit {
            solvePending()
            guard announceWrapping() else { break }
            topView.updateConstraintsOfSubtree()
            guard isPending else { break }
        }
        logContradictions()
        for variable in solver.takeChangedVariables() {
            guard let owner = owners[variable.index] else { continue }
            if owner.isContent || owner.view.superview == nil { owner.view.setNeedsLayout() }
            owner.view.superview?.setNeedsLayout()
            // A view's variables are in the space of a scroll view; frames inside it count from its own origin.
            owner.view.setNeedsFramesInside()
        }
    }

    /// Two are enough in practice; the limit only stops constraints that chase what they measure.
    private static let passLimit = 6

    private func solvePending() {
        refreshInsets()
        let changes = pending
        pending = PendingChanges()
        register(changes)
        settle()
        wrapContents()
        pending.rows = false
    }

    /// Solves; what is not decided is settled in the order of the tree, which is read only where it matters.
    func settle() {
        solver.solve()
        guard !ranksAreCurrent, !solver.undecidedVariables.isEmpty else { return }
        rankVariables()
        ranksAreCurrent = true
        solver.solve()
    }

    // MARK: - What changed

    func treeOrderChanged() {
        ranksAreCurrent = false
        pending.rows = true
    }

    func attach(_ view: UIView) {
        treeOrderChanged()
        pending.attachments.append(view)
    }

    func install(_ constraint: NSLayoutConstraint) { pending.installations.append(constraint) }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let row = constraint.row else { return }
        solver.setConstant(row.baseConstant + row.sign * Double(constraint.constant), of: row.handle)
        pending.rows = true
        constraint.holder?.setNeedsLayout()
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let row = constraint.row else { return }
        solver.setPriority(Priority(constraint.priority), of: row.handle)
        pending.rows = true
        constraint.holder?.setNeedsLayout()
    }

    func contentOffsetChanged(of scrollView: UIScrollView) {
        for constraint in scrollView.offsetDependents { refreshConstant(of: constraint) }
        if !insetFollowers.isEmpty { insetsMayHaveChanged() }
    }

    func handSetContentSizeChanged(of scrollView: UIScrollView) {
        guard scrollView.contentVariables != nil else { return }
        preferHandSetContentSize(of: scrollView)
        pending.rows = true
        scrollView.setNeedsLayout()
    }

    /// Reads a constraint afresh: who its items are to each other has changed.
    func readAgain(_ constraint: NSLayoutConstraint) {
        guard constraint.row != nil else { return }
        uninstall(constraint)
        install(constraint)
    }

    func placementChanged(of view: UIView) {
        pending.placements.append(view)
        if view.engineRecord != nil { pending.intrinsicSizes.append(view) }
    }

    func baseRowsChanged(of view: UIView) {
        if view.engineRecord != nil { pending.placements.append(view) }
    }

    func frameChangedByHand(of view: UIView) { pending.placements.append(view) }

    func intrinsicSizeChanged(of view: UIView) { pending.intrinsicSizes.append(view) }

    func insetsMayHaveChanged() { pending.insets = true }

    // MARK: - Results

    /// The frame in the superview's coordinates, in points, its edges rounded to the window's pixels in the
    /// space that the view's coordinates belong to.
    func solvedFrame(of view: UIView) -> CGRect {
        guard let record = view.engineRecord else { return view.frame }
        return solvedFrame(record, inside: view.superview, grid: view.pixelGrid)
    }

    /// The guide's rectangle in its owner's coordinates.
    func solvedFrame(of guide: UILayoutGuide, in owner: UIView) -> CGRect {
        guard let record = guide.engineRecord else { return .zero }
        return solvedFrame(record, inside: owner, grid: owner.pixelGrid)
    }

    private func solvedFrame(_ record: EngineRecord, inside superview: UIView?, grid: PixelGrid) -> CGRect {
        let absolute = grid.round(
            CGRect(
                x: solver.value(of: record.x), y: solver.value(of: record.y),
                width: solver.value(of: record.width), height: solver.value(of: record.height)))
        guard let superview, !(superview is UIScrollView), let outer = superview.engineRecord else {
            return absolute
        }
        return absolute.offsetBy(
            dx: superview.boundsOrigin.x - grid.round(CGFloat(solver.value(of: outer.x))),
            dy: superview.boundsOrigin.y - grid.round(CGFloat(solver.value(of: outer.y))))
    }

    /// Gives a scroll view the content size that was solved for it, on the axes that constraints mention.
    func applySolvedContentSize(to scrollView: UIScrollView) {
        guard let variables = scrollView.contentVariables else { return }
        let grid = scrollView.pixelGrid
        if mentions(variables.width) {
            scrollView.storedContentSize.width = grid.round(CGFloat(solver.value(of: variables.width)))
        }
        if mentions(variables.height) {
            scrollView.storedContentSize.height = grid.round(CGFloat(solver.value(of: variables.height)))
        }
    }

    private func rankVariables() {
        var rank = 0
        func next(_ variables: Variable...) {
            for variable in variables {
                solver.setRank(rank, of: variable)
                rank += 1
            }
        }
        topView.forEachInTree { view in
            guard let record = view.engineRecord else { return }
            // Sizes before positions: a view of which only the far edge is known has no size and lies there.
            next(record.width, record.height, record.x, record.y)
            // A position that is open is nearest to 0 in the superview's coordinates.
            prefer(record, inside: view.superview is UIScrollView ? nil : view.superview?.engineRecord)
            if let content = (view as? UIScrollView)?.contentVariables { next(content.width, content.height) }
            for guide in view.layoutGuides {
                guard let record = guide.engineRecord else { continue }
                next(record.width, record.height, record.x, record.y)
                prefer(record, inside: view is UIScrollView ? nil : view.engineRecord)
            }
        }
    }

    private func prefer(_ record: EngineRecord, inside outer: EngineRecord?) {
        solver.setPreferredOrigin(outer?.x, of: record.x)
        solver.setPreferredOrigin(outer?.y, of: record.y)
    }
}

extension Priority {
    init(_ priority: UILayoutPriority) { self.init(priority.rawValue) }
}
