/// Where the parts of the gallery are, in cells.
///
/// ```
///  head
///
///  list       pane
///  list       pane
///
///  about
///  about
///
///  keys
/// ```
/// A screen that is narrower or lower than a session with all its panels has the list alone.
struct GalleryLayout: Equatable, Sendable {
    let size: CellSize

    /// The columns of the list where a pane is beside it.
    private static let listWidth = 45
    /// The column of facts where a pane is beside the list.
    private static let factColumn = 32
    /// The columns of facts.
    static let factWidth = 12
    private static let aboutLines = 2

    /// Whether the list fits at all.
    var hasRoom: Bool {
        size.width >= Arrangement.leastSize.width && size.height >= Arrangement.leastSize.height
    }

    private var isFull: Bool {
        size.width >= Arrangement.fullSize.width && size.height >= Arrangement.fullSize.height
    }

    /// Whether there is a blank line between groups.
    var isSpaced: Bool { size.height >= 30 }

    /// The blank lines above and below what the scene is about.
    private var gap: Int { size.height >= 24 ? 2 : 1 }

    /// The lines of the list.
    var list: CellRect {
        let below = isFull ? 2 * gap + GalleryLayout.aboutLines + 1 : 2
        return CellRect(
            x: 0, y: 2, width: isFull ? GalleryLayout.listWidth : size.width, height: size.height - 2 - below)
    }

    /// The first column of facts; nil where there is room for titles only.
    var facts: Int? {
        if isFull { return GalleryLayout.factColumn }
        let column = size.width - GalleryLayout.factWidth - 1
        return column >= 20 ? column : nil
    }

    /// Where the chosen scene is drawn; nil for the list alone.
    var pane: CellRect? {
        guard isFull else { return nil }
        return CellRect(
            x: list.maxX, y: list.minY, width: size.width - list.maxX, height: list.size.height)
    }

    /// The lines for what the chosen scene is about; empty for the list alone.
    var about: Range<Int> {
        guard isFull else { return keys..<keys }
        return keys - gap - GalleryLayout.aboutLines..<keys - gap
    }

    /// The line for a problem.
    var problem: Int { keys - 1 }

    /// The line of keys, or of what is being typed.
    var keys: Int { size.height - 1 }
}
