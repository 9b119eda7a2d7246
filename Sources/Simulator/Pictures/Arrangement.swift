import UIKit

/// Where the pictures of a screen are, in cells.
///
/// ```
///  head
///  ╭─────────╮      ┌╌╌╌╌╌┐
///  │  phone  │      ╎ map ╎         beside: the content scrolls vertically
///  ╰─────────╯      └╌╌╌╌╌┘
///  strip
/// ```
/// Content that scrolls horizontally has no map: it runs around the phone, out to both sides.
struct Arrangement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// The phone, and the content beside it.
        case beside
        /// The content running around the phone.
        case around
        /// The content without the phone, because its views are smaller than a cell of the phone.
        case contentOnly
        /// The phone and one line of verdict.
        case phoneOnly
        /// There is no room for a picture.
        case tooSmall
    }

    let kind: Kind
    let size: CellSize
    /// The scale of the phone, or of the content if it stands alone.
    let projection: Projection
    /// The inside of the phone's frame, or of the content's if it stands alone.
    let picture: CellRect
    /// The scale of the map and the inside of its frame; nil without a map.
    let map: Map?
    /// The lines of facts and words under the pictures.
    let stripHeight: Int

    /// The column at which the facts of a step begin: right of the pictures, or in the middle of the screen.
    var factsStart: Int { max(size.width / 2, (map?.frame.maxX ?? picture.maxX) + 5) }

    /// The picture of the content beside the phone.
    struct Map: Equatable, Sendable {
        let projection: Projection
        let frame: CellRect
        /// Whether there is room for words between the phone and the map.
        let hasRoomForWords: Bool
        /// Whether the content's size and the names of its views stand right of it.
        let hasFacts: Bool
    }

    /// The smallest screen with all panels.
    static let fullSize = CellSize(width: 60, height: 16)
    /// The smallest screen with a picture at all.
    static let leastSize = CellSize(width: 24, height: 8)
    /// The lines of facts under the pictures beside those of words: two verdicts and the keys.
    private static let factLines = 3
    private static let margin = 2
    private static let wideGap = 15
    private static let narrowGap = 5
    /// The columns that the phone leaves for a map.
    private static let mapRoom = 24
    private static let mapWidthLimit = 48
    /// The columns for the content's size and the names of its views.
    private static let factsWidth = 20
    private static let widthWithFacts = 76

    /// The rows for the inside of a picture: all but the head, the frame and the strip.
    private static func pictureRows(in size: CellSize, words: Int) -> Int {
        size.height - 3 - factLines - words
    }

    /// The size in points of the pane that a `fit` device fills above `words` lines: half of the screen's width,
    /// at 1:1.
    static func fitPane(in size: CellSize, words: Int) -> CGSize {
        let isFull = size.width >= fullSize.width && size.height >= fullSize.height
        let cells =
            isFull
            ? CellSize(width: size.width / 2, height: pictureRows(in: size, words: words))
            : CellSize(width: max(1, size.width - 2), height: max(1, size.height - 3))
        return Projection.oneToOne.points(for: cells)
    }

    /// Finds places on a screen of `size` cells for a device, in points, and the focused scroll view in it;
    /// `largest` is the size of the largest view in its content, nil if it has none. `words` lines of words are
    /// under the verdicts. A content that `isCircular` has no map: beside the phone is the circle.
    init(
        size: CellSize, device: CGSize, facts: ScrollFacts?, largest: CGSize?, words: Int,
        wishes: ArrangementWishes = ArrangementWishes(), isCircular: Bool = false, hasSteps: Bool = false
    ) {
        if size.width < Arrangement.leastSize.width || size.height < Arrangement.leastSize.height {
            self.init(.tooSmall, size: size, projection: .oneToOne, picture: .zero)
        } else if size.width < Arrangement.fullSize.width || size.height < Arrangement.fullSize.height {
            self.init(phoneAlone: device, on: size)
        } else {
            self.init(
                full: device, facts: isCircular && !hasSteps ? nil : facts, largest: largest, words: words,
                wishes,
                hasSteps: hasSteps, on: size)
        }
    }

    private init(
        _ kind: Kind, size: CellSize, projection: Projection, picture: CellRect, map: Map? = nil,
        words: Int = 1
    ) {
        stripHeight = Arrangement.factLines + words
        self.kind = kind
        self.size = size
        self.projection = projection
        self.picture = picture
        self.map = map
    }

    private init(phoneAlone device: CGSize, on size: CellSize) {
        let projection = Projection.fitting(
            device, in: CellSize(width: size.width - 2, height: size.height - 3))
        let cells = projection.cells(for: device)
        let x = (size.width - cells.width) / 2
        self.init(
            .phoneOnly, size: size, projection: projection,
            picture: CellRect(x: x, y: 1, width: cells.width, height: cells.height))
    }

    private init(
        full device: CGSize, facts: ScrollFacts?, largest: CGSize?, words: Int, _ wishes: ArrangementWishes,
        hasSteps: Bool, on size: CellSize
    ) {
        let rows = Arrangement.pictureRows(in: size, words: words)
        let most = CellSize(width: size.width - 2 * Arrangement.margin - 2, height: rows)
        let room = CellSize(width: most.width + 2 - Arrangement.mapRoom, height: rows)
        let fitting = Projection.fitting(device, in: wishes.map == .off ? most : room)
        if let facts, let largest, fitting.isSmallerThanCell(largest) {
            self.init(contentOf: facts, words: words, wishes, on: size)
            return
        }
        let projection = fitting.zoomed(by: wishes.zoom, showing: device, in: most)
        let phone = projection.cells(for: device)
        let isAround =
            facts?.mainAxis == .horizontal && wishes.map != .beside && wishes.map != .off
        let x = isAround ? (size.width - phone.width - 2) / 2 + 1 : Arrangement.margin + 1
        let picture = CellRect(x: x, y: 2, width: phone.width, height: phone.height)
        let map =
            isAround || wishes.map == .off
            ? nil
            : facts.flatMap {
                Arrangement.map(of: $0, beside: picture, rows: rows, hasSteps: hasSteps, on: size)
            }
        self.init(
            isAround ? .around : .beside, size: size, projection: projection, picture: picture, map: map,
            words: words)
    }

    private init(
        contentOf facts: ScrollFacts, words: Int, _ wishes: ArrangementWishes, on size: CellSize
    ) {
        let content = facts.pictureSize
        let rows = Arrangement.pictureRows(in: size, words: words)
        let room = CellSize(width: size.width / 3, height: rows - 4)
        let most = CellSize(width: size.width - 12, height: rows - 4)
        let projection = Projection.fitting(content, in: room)
            .zoomed(by: wishes.zoom, showing: content, in: most)
        let cells = projection.cells(for: content)
        self.init(
            .contentOnly, size: size, projection: projection,
            picture: CellRect(x: 6, y: 4, width: cells.width, height: cells.height), words: words)
    }

    private static func map(
        of facts: ScrollFacts, beside phone: CellRect, rows: Int, hasSteps: Bool, on size: CellSize
    ) -> Map? {
        let content = facts.pictureSize
        // Where the content is smaller than the viewport, the bracket of the viewport has to fit.
        let both = CGSize(
            width: max(content.width, facts.horizontal.viewport),
            height: max(content.height, facts.vertical.viewport))
        for gap in hasSteps ? [narrowGap] : [wideGap, narrowGap] {
            // A blank and a bracket stand on both sides of the map's frame, and facts right of it.
            let left = phone.maxX + 1 + gap
            let end =
                hasSteps
                ? size.width / 2 : size.width - (size.width >= widthWithFacts ? factsWidth : 0)
            let width = end - left - 4
            let room = CellSize(width: min(mapWidthLimit, width), height: rows)
            guard room.width >= 4 else { continue }
            let projection = Projection.fitting(both, in: room)
            let cells = projection.cells(for: content)
            // A map that words make less than it could be is worse than one without words.
            if gap == wideGap, projection.cells(for: both).height * 2 < phone.size.height { continue }
            return Map(
                projection: projection,
                frame: CellRect(
                    x: left + 1, y: phone.minY, width: max(1, cells.width), height: max(1, cells.height)),
                hasRoomForWords: gap == wideGap, hasFacts: !hasSteps)
        }
        return nil
    }
}

extension CellRect {
    /// No cells at the top left.
    static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)
}

extension Projection {
    /// Whether a view of a size in points is smaller than a cell each way.
    func isSmallerThanCell(_ size: CGSize) -> Bool {
        size.width < pointsPerColumn && size.height < pointsPerRow
    }
}

extension ScrollFacts {
    /// The size in points of a picture of the content: the content as it is, and where nothing decides it as
    /// far as its views reach.
    var pictureSize: CGSize {
        func length(_ axis: AxisFacts) -> CGFloat { max(axis.content, axis.isOpen ? axis.reach : 0, 1) }
        return CGSize(width: length(horizontal), height: length(vertical))
    }
}
