/// The panel of all keys. It is taken from the table that also decides what they do.
struct KeyPanel: Equatable, Sendable {
    private(set) var firstLine = 0

    private static let keyColumns = 18

    /// The lines that a screen has for keys: all but head and foot.
    private static func rows(in size: CellSize) -> Int { max(1, size.height - 4) }

    private static func columnCount(in size: CellSize) -> Int {
        size.width >= 2 * 39 && KeyTable.groups.count > rows(in: size) ? 2 : 1
    }

    /// Moves through the list where it is longer than the screen.
    mutating func scroll(forward: Bool, by step: ScrollStep, in size: CellSize) {
        let rows = KeyPanel.rows(in: size)
        let capacity = rows * KeyPanel.columnCount(in: size)
        let last = max(0, KeyTable.groups.count - capacity)
        let distance: Int
        switch step {
        case .line, .point: distance = 1
        case .halfPage: distance = max(1, rows / 2)
        case .page: distance = max(1, rows - 1)
        case .end: distance = last
        }
        firstLine = min(max(0, firstLine + (forward ? distance : -distance)), last)
    }

    /// What a command does while the panel is on top, which takes every key: only those that leave the program pass it.
    static func perform(_ command: Command, on panel: inout KeyPanel?, in size: CellSize) -> Session.Effect {
        switch command {
        case .showKeys, .back: panel = nil
        case .scroll(_, let forward, let step): panel?.scroll(forward: forward, by: step, in: size)
        case .redraw: return .repaint
        case .suspend: return .suspend
        case .quit: return .quit
        default: return .none
        }
        return .redraw
    }

    func draw(into buffer: inout CellBuffer) {
        buffer.put("keys", x: 1, y: 0, style: Theme.plain.bold)
        let rows = KeyPanel.rows(in: buffer.size)
        let columns = KeyPanel.columnCount(in: buffer.size)
        let shown = KeyTable.groups.dropFirst(firstLine).prefix(rows * columns)
        // Two columns are filled evenly, so that keys that belong together stay together.
        let height = columns == 1 ? rows : (shown.count + 1) / 2
        for (index, group) in shown.enumerated() {
            let x = 2 + index / height * 39
            let y = 2 + index % height
            let next = x + buffer.put(group.label, x: x, y: y, style: Theme.plain.bold)
            let start = max(next + 1, x + KeyPanel.keyColumns)
            let end = columns == 1 ? buffer.size.width - 1 : x + 38
            let sentence = TextFitting.shortened(group.sentence, to: end - start)
            buffer.put(sentence, x: start, y: y, style: Theme.quiet)
        }
        let foot = KeyTable.label(for: .back)
        let x = 2 + buffer.put(foot, x: 2, y: buffer.size.height - 1, style: Theme.plain.bold)
        buffer.put("back", x: x + 1, y: buffer.size.height - 1, style: Theme.quiet)
    }
}
