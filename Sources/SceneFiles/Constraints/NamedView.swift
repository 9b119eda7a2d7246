/// A view that constraint lines can name; one for all views of a `repeat`.
struct NamedView: Sendable {
    let id: String
    /// Its place among the named views, depth first.
    let ordinal: Int
    /// How many there are for each index, the outermost first; empty for a view that is not repeated.
    let counts: [Int]
    /// Nil if the file names a class that the program does not have.
    let viewClass: ViewClass?
    /// Whether some of the counts could not be read.
    let hasUnreadableCount: Bool
}

/// The views of a scene that have an id, depth first.
struct NamedViews: Sendable {
    private(set) var all: [NamedView] = []
    private var ordinals: [String: Int] = [:]

    /// The named views of a tree.
    init(in root: ViewDescription) { collect(root, counts: [], hasUnreadableCount: false) }

    /// The view with an id.
    subscript(id: String) -> NamedView? { ordinals[id].map { all[$0] } }

    private mutating func collect(_ view: ViewDescription, counts: [Int], hasUnreadableCount: Bool) {
        var counts = counts
        var hasUnreadableCount = hasUnreadableCount
        switch view.repetition {
        case .once: break
        case .times(let count): counts.append(count)
        case .unreadable: hasUnreadableCount = true
        }
        if let id = view.id {
            ordinals[id] = all.count
            all.append(
                NamedView(
                    id: id, ordinal: all.count, counts: counts, viewClass: view.viewClass,
                    hasUnreadableCount: hasUnreadableCount))
        }
        for subview in view.subviews {
            collect(subview, counts: counts, hasUnreadableCount: hasUnreadableCount)
        }
    }
}
