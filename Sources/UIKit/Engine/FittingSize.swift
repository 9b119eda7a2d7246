import ConstraintSolver

extension UIView {
    /// Asks for the smallest size that the constraints inside allow.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that the constraints inside allow.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The size that the constraints inside the view want, near `targetSize`, in points. What is around the
    /// view and how large it is now do not count; nothing is changed.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The same, with how much each length of `targetSize` matters: 1000 imposes it.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConstraintsOfSubtree()
        let saved = SavedEngineState(of: self)
        defer { saved.restore() }
        let engine = LayoutEngine(top: self)
        let size = engine.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
        let grid = pixelGrid
        return CGSize(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
    }
}

extension LayoutEngine {
    /// Solves the tree by itself with its top as large as it wants, near a target.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        var changes = PendingChanges()
        changes.attachments = [topView]
        register(changes)
        let record = record(of: topView)
        releaseTopSize(record)
        _ = solver.add(
            Expression(record.width) - Double(target.width), .equal, priority: Priority(horizontal))
        _ = solver.add(
            Expression(record.height) - Double(target.height), .equal, priority: Priority(vertical))
        settle()
        wrapContents()
        return CGSize(width: solver.value(of: record.width), height: solver.value(of: record.height))
    }
}

/// What the tree's own engine keeps in the views of a subtree, put aside while another engine solves it.
@MainActor private struct SavedEngineState {
    private var records: [(view: UIView, record: EngineRecord?, followsInsets: Bool)] = []
    private var guides: [(guide: UILayoutGuide, record: EngineRecord?)] = []
    private var rows: [(constraint: NSLayoutConstraint, row: ConstraintRow?)] = []
    private var scrollViews:
        [(view: UIScrollView, content: (Variable, Variable)?, dependents: [NSLayoutConstraint])] =
            []

    init(of top: UIView) {
        top.forEachInTree { view in
            records.append((view, view.engineRecord, view.followsInsets))
            view.engineRecord = nil
            view.followsInsets = false
            for guide in view.layoutGuides {
                guides.append((guide, guide.engineRecord))
                guide.engineRecord = nil
            }
            for constraint in view.constraints {
                rows.append((constraint, constraint.row))
                constraint.row = nil
            }
            if let scrollView = view as? UIScrollView {
                scrollViews.append((scrollView, scrollView.contentVariables, scrollView.offsetDependents))
                scrollView.contentVariables = nil
                scrollView.offsetDependents = []
            }
        }
    }

    func restore() {
        for (view, record, followsInsets) in records {
            view.engineRecord = record
            view.followsInsets = followsInsets
        }
        for (guide, record) in guides { guide.engineRecord = record }
        for (constraint, row) in rows { constraint.row = row }
        for (view, content, dependents) in scrollViews {
            view.contentVariables = content.map { (width: $0.0, height: $0.1) }
            view.offsetDependents = dependents
        }
    }
}
