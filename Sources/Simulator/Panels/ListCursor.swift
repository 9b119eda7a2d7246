/// Which entry of a list is selected, and which are seen.
struct ListCursor: Equatable, Sendable {
    /// Counted from 0.
    private(set) var selected = 0

    /// Moves by a step through a list of `count` entries.
    mutating func move(forward: Bool, by step: ScrollStep, count: Int) {
        let distance =
            switch step {
            case .line, .point: 1
            case .halfPage, .page: 3
            case .end: count
            }
        selected += forward ? distance : -distance
        keep(count: count)
    }

    /// Keeps the selection inside a list that has changed.
    mutating func keep(count: Int) { selected = min(max(0, selected), max(0, count - 1)) }

    /// The entries that are seen in `space` lines: those around the selected one.
    func visible(in space: Int, count: Int) -> Range<Int> {
        let space = max(1, space)
        let first = min(max(0, selected - space / 2), max(0, count - space))
        return first..<min(first + space, count)
    }
}
