import UIKit

extension Arrangement {
    /// The phone's inner columns in the pane of a screen of 80 columns.
    private static let phoneWidth = 15
    private static let paneWidth = 35

    /// Finds places in a pane of `pane` cells, counted from its own corner, for a device, in points, and the focused
    /// scroll view in it; `largest` is the size of the largest view in its content, nil if it has none.
    init(pane: CellSize, device: CGSize, facts: ScrollFacts?, largest: CGSize?) {
        let width = Arrangement.phoneWidth + (pane.width - Arrangement.paneWidth) / 5
        let room = CellSize(width: max(1, min(pane.width - 4, width)), height: max(1, pane.height - 2))
        var projection = Projection.filling(device, in: room)
        var kind = facts?.mainAxis == .horizontal ? Kind.around : .beside
        var cells = projection.cells(for: device)
        if let facts, let largest, projection.isSmallerThanCell(largest) {
            kind = .contentOnly
            projection = .filling(facts.pictureSize, in: room)
            cells = projection.cells(for: facts.pictureSize)
        }
        let picture = CellRect(x: 2, y: 1, width: cells.width, height: cells.height)
        self.kind = kind
        self.size = pane
        self.projection = projection
        self.picture = picture
        map = kind == .beside ? facts.flatMap { Arrangement.map(of: $0, beside: picture, in: pane) } : nil
        stripHeight = 0
    }

    private static func map(of facts: ScrollFacts, beside phone: CellRect, in pane: CellSize) -> Map? {
        let content = facts.pictureSize
        let both = CGSize(
            width: max(content.width, facts.horizontal.viewport),
            height: max(content.height, facts.vertical.viewport))
        // Two blanks, a bracket, a blank and the map's frame; a blank stays free right of the other bracket.
        let left = phone.maxX + 6
        let room = CellSize(width: min(phone.size.width, pane.width - 4 - left), height: pane.height - 2)
        guard room.width >= 4 else { return nil }
        let projection = Projection.filling(both, in: room)
        let cells = projection.cells(for: content)
        let frame = CellRect(
            x: left, y: phone.minY, width: max(1, cells.width), height: max(1, cells.height))
        return Map(
            projection: projection, frame: frame, hasRoomForWords: false,
            hasFacts: pane.width - frame.maxX >= 25)
    }
}

extension Projection {
    /// The scale of the fewest whole points to a row at which `size`, in points, takes no more cells than `room`.
    static func filling(_ size: CGSize, in room: CellSize) -> Projection {
        // Half a cell more is rounded down to the room.
        let width = 2 * size.width / (CGFloat(room.width) + 0.5)
        let height = size.height / (CGFloat(room.height) + 0.5)
        return Projection(pointsPerRow: max(width, height, 0).rounded(.down) + 1)
    }
}
