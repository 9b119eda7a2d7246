/// A place on the terminal in cells; x grows to the right, y downwards, (0, 0) is the top left cell.
public struct CellPoint: Equatable, Hashable, Sendable {
    /// The column, from the left.
    public var x: Int
    /// The row, from the top.
    public var y: Int

    /// The cell of a column and a row; both may be outside any screen.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// A number of columns and rows.
public struct CellSize: Equatable, Hashable, Sendable {
    /// The columns, never negative when made by `init`.
    public var width: Int
    /// The rows, never negative when made by `init`.
    public var height: Int

    /// A size in cells; what is negative becomes 0.
    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }
}

/// A rectangle of whole cells.
public struct CellRect: Equatable, Hashable, Sendable {
    /// The top left cell.
    public var origin: CellPoint
    /// The columns and rows.
    public var size: CellSize

    /// A rectangle by its top left cell and its size; what is negative of the size becomes 0.
    public init(x: Int, y: Int, width: Int, height: Int) {
        origin = CellPoint(x: x, y: y)
        size = CellSize(width: width, height: height)
    }

    /// The first column inside.
    public var minX: Int { origin.x }
    /// The first row inside.
    public var minY: Int { origin.y }
    /// The column right of the last one inside.
    public var maxX: Int { origin.x + size.width }
    /// The row below the last one inside.
    public var maxY: Int { origin.y + size.height }
    /// The columns inside.
    public var columns: Range<Int> { minX..<maxX }
    /// The rows inside.
    public var rows: Range<Int> { minY..<maxY }
    /// Whether no cell is inside.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }

    /// Whether the cell is inside.
    public func contains(_ point: CellPoint) -> Bool {
        columns.contains(point.x) && rows.contains(point.y)
    }

    /// The part inside both; of size zero if there is none.
    public func intersection(_ other: CellRect) -> CellRect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        return CellRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// The rectangle with `margin` more cells on every side; fewer where it is negative.
    public func expanded(by margin: Int) -> CellRect {
        CellRect(
            x: minX - margin, y: minY - margin, width: size.width + 2 * margin,
            height: size.height + 2 * margin)
    }
}
