import ConstraintSolver

/// Views whose height depends on the width that layout gives them.
extension LayoutEngine {
    /// Gives such views the width that was found, and solves again, until all have the height of the width they end
    /// with.
    ///
    /// Widths seldom depend on heights, and then one turn is enough. Where they do, the heights of an earlier layout
    /// must not lead elsewhere than those of a new one, so all begins again from single lines.
    func wrapContents() {
        guard wrapToFoundWidths() else { return }
        settle()
        guard wrapToFoundWidths() else { return }
        forgetFoundWidths()
        settle()
        for _ in 0..<LayoutEngine.turnLimit {
            guard wrapToFoundWidths() else { return }
            settle()
        }
    }

    /// Stops constraints that want a label to be wide when it is high, and high when it is wide.
    private static let turnLimit = 8

    /// Returns whether a content's size is another for it.
    private func wrapToFoundWidths() -> Bool {
        var hasChanged = false
        for view in wrappingViews where view.wrapsContent {
            guard let record = view.engineRecord else { continue }
            let width = CGFloat(solver.value(of: record.width))
            guard record.layoutWidth != width else { continue }
            record.layoutWidth = width
            guard view.effectiveIntrinsicContentSize != record.intrinsicSize else { continue }
            updateIntrinsicRows(of: view)
            hasChanged = true
        }
        return hasChanged
    }

    private func forgetFoundWidths() {
        for view in wrappingViews where view.wrapsContent {
            view.engineRecord?.layoutWidth = nil
            updateIntrinsicRows(of: view)
        }
    }

    /// Tells superviews which of their subviews' contents have wrapped to another size; returns whether any have.
    func announceWrapping() -> Bool {
        var hasChanged = false
        for view in wrappingViews {
            guard let record = view.engineRecord, record.announcedSize != record.intrinsicSize else {
                continue
            }
            record.announcedSize = record.intrinsicSize
            view.superview?.intrinsicSizeDidChange(of: view)
            hasChanged = true
        }
        return hasChanged
    }
}
