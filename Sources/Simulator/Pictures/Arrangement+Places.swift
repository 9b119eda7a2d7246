import UIKit

/// What is under a cell.
extension Arrangement {
    /// The point of the root view under a cell; nil outside the phone.
    func devicePoint(at cell: CellPoint) -> CGPoint? {
        guard kind != .contentOnly, kind != .tooSmall, picture.contains(cell) else { return nil }
        return projection.center(of: CellPoint(x: cell.x - picture.minX, y: cell.y - picture.minY))
    }

    /// The point of the focused scroll view's content under a cell of the map, of the content around the phone or
    /// of the content that stands alone, in content coordinates; nil elsewhere.
    func contentPoint(at cell: CellPoint, facts: ScrollFacts) -> CGPoint? {
        let point: CGPoint
        switch kind {
        case .tooSmall, .phoneOnly: return nil
        case .contentOnly:
            point = projection.center(of: CellPoint(x: cell.x - picture.minX, y: cell.y - picture.minY))
        case .around:
            let place = projection.center(of: CellPoint(x: cell.x - picture.minX, y: cell.y - picture.minY))
            point = CGPoint(
                x: place.x - facts.viewport.minX + facts.offset.x,
                y: place.y - facts.viewport.minY + facts.offset.y)
        case .beside:
            guard let map else { return nil }
            point = map.projection.center(
                of: CellPoint(x: cell.x - map.frame.minX, y: cell.y - map.frame.minY))
        }
        return CGRect(origin: .zero, size: facts.pictureSize).contains(point) ? point : nil
    }
}

extension Arrangement.Map {
    /// The cells of the map with those of the bracket beside it.
    var area: CellRect {
        CellRect(x: frame.minX - 3, y: frame.minY, width: frame.size.width + 6, height: frame.size.height)
    }
}
