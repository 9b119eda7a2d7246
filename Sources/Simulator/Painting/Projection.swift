import UIKit

/// The only place where points become cells and cells points.
///
/// A row is `pointsPerRow` points high and a column half as wide, since a terminal's cell is about twice as high
/// as wide. At 16 points a row a character of text is 8 × 16 points: 1:1.
public struct Projection: Equatable, Sendable {
    /// The points that a row is high.
    public let pointsPerRow: CGFloat

    /// A scale; `pointsPerRow` is more than 0.
    public init(pointsPerRow: CGFloat) { self.pointsPerRow = pointsPerRow }

    /// Text as large as its label.
    public static let oneToOne = Projection(pointsPerRow: 16)

    /// The points that a column is wide.
    public var pointsPerColumn: CGFloat { pointsPerRow / 2 }

    /// The first scale of 1 2 4 8 16 24 32 40 48 64 80 96, and doubles of the last three, at which `size`, in
    /// points, takes no more cells than `room`; the coarsest there is if none does.
    public static func fitting(_ size: CGSize, in room: CellSize) -> Projection {
        var steps = scales.makeIterator()
        var projection = oneToOne
        while let scale = steps.next() {
            projection = Projection(pointsPerRow: scale)
            let cells = projection.cells(for: size)
            if cells.width <= room.width, cells.height <= room.height { break }
        }
        return projection
    }

    /// A scale some steps closer than this one, further away for fewer than none: never so close that `size`, in points,
    /// takes more cells than `room`, nor so far away that it takes fewer than three rows.
    func zoomed(by steps: Int, showing size: CGSize, in room: CellSize) -> Projection {
        let scales = Projection.scales
        guard let start = scales.firstIndex(of: pointsPerRow) else { return self }
        var index = start
        while index != start - steps, scales.indices.contains(index - steps.signum()) {
            let next = Projection(pointsPerRow: scales[index - steps.signum()])
            let cells = next.cells(for: size)
            if steps > 0, cells.width > room.width || cells.height > room.height { break }
            if steps < 0, cells.height < 3 { break }
            index -= steps.signum()
        }
        return Projection(pointsPerRow: scales[index])
    }

    private static let scales: [CGFloat] = {
        var scales: [CGFloat] = [1, 2, 4, 8, 16, 24, 32, 40, 48]
        var unit: CGFloat = 16
        while unit < 1e9 {
            scales += [4 * unit, 5 * unit, 6 * unit]
            unit *= 2
        }
        return scales
    }()

    /// The cells nearest to a size in points; at least one each way for a size that is not zero.
    public func cells(for size: CGSize) -> CellSize {
        CellSize(
            width: max(size.width > 0 ? 1 : 0, column(size.width)),
            height: max(size.height > 0 ? 1 : 0, row(size.height)))
    }

    /// The cells between the nearest boundaries of a rectangle's edges; `origin` is the cell at which the points
    /// begin.
    public func cells(of rect: CGRect, from origin: CellPoint) -> CellRect {
        let (left, top) = (column(rect.minX), row(rect.minY))
        return CellRect(
            x: origin.x + left, y: origin.y + top, width: column(rect.maxX) - left,
            height: row(rect.maxY) - top)
    }

    /// The size in points of a number of cells.
    public func points(for size: CellSize) -> CGSize {
        CGSize(
            width: CGFloat(size.width) * pointsPerColumn, height: CGFloat(size.height) * pointsPerRow)
    }

    /// The boundary of columns nearest to a distance in points.
    public func column(_ x: CGFloat) -> Int { Projection.whole(x / pointsPerColumn) }

    /// The boundary of rows nearest to a distance in points.
    public func row(_ y: CGFloat) -> Int { Projection.whole(y / pointsPerRow) }

    /// The boundary of eighths of rows nearest to a distance in points.
    public func eighth(_ y: CGFloat) -> Int { Projection.whole(y / pointsPerRow * 8) }

    /// The column that a point lies in.
    public func column(holding x: CGFloat) -> Int { Projection.whole((x / pointsPerColumn).rounded(.down)) }

    /// The row that a point lies in.
    public func row(holding y: CGFloat) -> Int { Projection.whole((y / pointsPerRow).rounded(.down)) }

    /// The middle of a cell, in points from the middle cell's own origin (0, 0).
    public func center(of cell: CellPoint) -> CGPoint {
        CGPoint(
            x: (CGFloat(cell.x) + 0.5) * pointsPerColumn, y: (CGFloat(cell.y) + 0.5) * pointsPerRow)
    }

    /// The nearest whole number, halves upwards; what no picture can hold is cut at a billion.
    private static func whole(_ value: CGFloat) -> Int {
        guard value == value else { return 0 }
        return Int((min(max(value, -1e9), 1e9) + 0.5).rounded(.down))
    }
}
