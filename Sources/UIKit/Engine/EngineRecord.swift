import ConstraintSolver

/// What the engine keeps of a view or guide: its variables and the rows that it made for it.
final class EngineRecord {
    let width: Variable
    let height: Variable
    let x: Variable
    let y: Variable
    /// The rows that place a view by its frame and mask, or that hold the top of the tree.
    var baseRows: [Constraint] = []
    /// The rows of the intrinsic size: at most, at least, horizontally and vertically.
    var intrinsicRows: [Constraint] = []
    /// The axes that have such rows.
    var intrinsicAxes: [NSLayoutConstraint.Axis] = []
    /// The rows of a content whose size its own view knows: its width and its height.
    var contentRows: [Constraint] = []
    /// The content's size that those rows stand for, in points; nil before they were first made.
    var intrinsicSize: CGSize?
    /// The content's size that the superview knows of. Wrapping changes the other one first.
    var announcedSize: CGSize?
    /// The width in points that the last solve found for a view whose content wraps; nil before the first one.
    var layoutWidth: CGFloat?
    /// The constraints that mention a baseline of another view, for which this one stands.
    var baselineReaders: [NSLayoutConstraint] = []

    init(width: Variable, height: Variable, x: Variable, y: Variable) {
        self.width = width
        self.height = height
        self.x = x
        self.y = y
    }

    var horizontal: [Variable] { [x, width] }
    var vertical: [Variable] { [y, height] }

    func minimum(on axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
    func length(on axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// An authored constraint as a row of the solver.
struct ConstraintRow {
    let handle: Constraint
    /// The row's constant without the authored one.
    var baseConstant: Double
    /// What the authored constant is multiplied by in the row.
    let sign: Double
    /// The scroll views whose offset is in the row's constant.
    let scrollViews: [UIScrollView]
    /// The views whose baseline stands for that of an item.
    let baselineViews: [UIView]
}

/// Who asked for a row of the solver.
enum RowOrigin {
    case authored(NSLayoutConstraint)
    case autoresizing(UIView)
    case intrinsicSize(UIView)
    case top(UIView)
    case tableContent(UIScrollView)

    /// How readily a row that the engine makes is given up: the screen's size and that of the root view never
    /// before anything else.
    @MainActor var expendability: Int {
        switch self {
        case .top: -2
        case .autoresizing(let view): view.superview is UIWindow ? -1 : 0
        case .authored, .intrinsicSize, .tableContent: 0
        }
    }
}

/// Whom a variable belongs to.
struct VariableOwner {
    unowned let view: UIView
    /// Whether it is a length of the view's content and not of its frame.
    let isContent: Bool
}
