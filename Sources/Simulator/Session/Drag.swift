import UIKit

/// A button that is held: a click until the pointer moves, then a pan or a pull of the bracket.
@MainActor struct Drag {
    /// What moves with the pointer.
    enum Kind {
        /// The content, against the offset, as under a finger.
        case pan
        /// The bounds on the map.
        case bracket(Projection)
    }

    let kind: Kind
    /// The scroll views under the pointer, the innermost first.
    let scrollViews: [UIScrollView]
    let start: CellPoint
    /// Where the one that moves was; nil until the pointer has moved.
    var moving: (scrollView: UIScrollView, offset: CGPoint)?
    /// When it began, where a pan is a finger that can fling; nil where nothing takes time.
    let startTime: Double?

    init(_ kind: Kind, _ scrollViews: [UIScrollView], at start: CellPoint, time: Double? = nil) {
        self.kind = kind
        self.scrollViews = scrollViews
        self.start = start
        startTime = if case .pan = kind { time } else { nil }
    }

    /// The place of a finger on a cell, in points; `projection` is that of the phone.
    static func finger(on cell: CellPoint, _ projection: Projection) -> CGPoint {
        CGPoint(x: CGFloat(cell.x) * projection.pointsPerColumn, y: CGFloat(cell.y) * projection.pointsPerRow)
    }

    /// The offset of the moving scroll view for a pointer at a cell; `projection` is that of the phone.
    func offset(for position: CellPoint, _ projection: Projection) -> CGPoint? {
        guard let moving else { return nil }
        let (scale, sign): (Projection, CGFloat) =
            if case .bracket(let map) = kind { (map, 1) } else { (projection, -1) }
        let columns = CGFloat(position.x - start.x)
        let rows = CGFloat(position.y - start.y)
        return CGPoint(
            x: moving.offset.x + sign * columns * scale.pointsPerColumn,
            y: moving.offset.y + sign * rows * scale.pointsPerRow)
    }
}
