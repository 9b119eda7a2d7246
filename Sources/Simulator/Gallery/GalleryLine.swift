/// A line of the gallery's list.
enum GalleryLine: Equatable, Sendable {
    case title(String)
    case entry(SceneEntry)
    case blank

    /// The scene of the line.
    var entry: SceneEntry? {
        if case .entry(let entry) = self { return entry }
        return nil
    }

    var isTitle: Bool {
        if case .title = self { return true }
        return false
    }

    /// The lines of groups, with only those scenes whose titles hold `filter`, in any case. `isSpaced` leaves a blank
    /// line between groups.
    static func lines(of groups: [SceneGroup], filter: String, isSpaced: Bool) -> [GalleryLine] {
        let wanted = filter.lowercased()
        var lines: [GalleryLine] = []
        for group in groups {
            let entries = group.entries.filter {
                wanted.isEmpty || $0.title.lowercased().contains(wanted)
            }
            guard !entries.isEmpty else { continue }
            if isSpaced, !lines.isEmpty { lines.append(.blank) }
            lines.append(.title(group.title))
            lines += entries.map { .entry($0) }
        }
        return lines
    }
}
