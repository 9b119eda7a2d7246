import ConstraintSolver

/// A layout as it would be: read inside `UIView.tryLayout`, where nothing of it has reached the views.
@MainActor package struct LayoutTrial {
    fileprivate let engine: LayoutEngine

    /// The frame that the view would have, in its superview's coordinates, in points.
    package func frame(of view: UIView) -> CGRect { engine.solvedFrame(of: view) }

    /// The content size that the scroll view would have, in points.
    package func contentSize(of scrollView: UIScrollView) -> CGSize {
        var size = scrollView.contentSize
        guard let variables = scrollView.contentVariables else { return size }
        let grid = scrollView.pixelGrid
        if engine.mentions(variables.width) {
            size.width = grid.round(CGFloat(engine.solver.value(of: variables.width)))
        }
        if engine.mentions(variables.height) {
            size.height = grid.round(CGFloat(engine.solver.value(of: variables.height)))
        }
        return size
    }

    /// What would be set aside.
    package var givenUp: [NSLayoutConstraint?] { engine.unsatisfiable.map(\.givenUp) }
}

extension UIView {
    /// Solves the view's tree with some constraints more and some fewer, lets `body` read the outcome, and puts
    /// everything back as it was: frames, content sizes, offsets, and the age of every constraint.
    ///
    /// The tree must have been laid out. Insets and stack views keep what they had.
    package func tryLayout<Result>(
        adding added: [NSLayoutConstraint], leavingOut suspended: [NSLayoutConstraint],
        _ body: (LayoutTrial) -> Result
    ) -> Result {
        let engine = top.engineForLayout()
        engine.solve()
        let handles = suspended.compactMap(\.row?.handle)
        for handle in handles { engine.solver.setSuspended(true, handle) }
        NSLayoutConstraint.activate(added)
        engine.solveForTrial()
        let result = body(LayoutTrial(engine: engine))
        NSLayoutConstraint.deactivate(added)
        for handle in handles { engine.solver.setSuspended(false, handle) }
        engine.solveForTrial()
        return result
    }
}

extension UIView {
    /// How many rows the solver of the view's tree has put into order, trials of its own included: a measure of time that
    /// does not depend on the machine.
    package var solverWork: Int { (engine?.solver.plannedRows) ?? 0 }
}

extension LayoutEngine {
    /// Solves without a word to views or log.
    fileprivate func solveForTrial() {
        let changes = pending
        pending = PendingChanges()
        register(changes)
        settle()
        wrapContents()
        pending.rows = false
    }
}
