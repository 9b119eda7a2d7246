/// A view that constraint lines can name; one for all views of a `repeat`.
struct NamedView: Sendable {
    let id: String
    /// Its place among the named views, in the order in which they are made.
    let ordinal: Int
    /// How many there are for each index, the outermost first; empty for a view that is not repeated.
    let counts: [Int]
    /// Nil if the file names a class that the program does not have.
    let viewClass: ViewClass?
    /// Whether some of the counts could not be read.
    let hasUnreadableCount: Bool
    /// Where the file describes it.
    let location: SourceLocation
    /// How many views are around it.
    let depth: Int
    /// The named views inside it, itself included, by their ordinals, as long as steps add none.
    fileprivate(set) var family: Range<Int>
}

/// The views of a scene that have an id.
struct NamedViews: Sendable {
    /// Every view that was ever there, in the order in which they are made.
    private(set) var all: [NamedView] = []
    private var ordinals: [String: Int] = [:]
    private var removed: Set<String> = []
    /// For each view that steps have added to, what they have added.
    private var additions: [Int: [Int]] = [:]

    /// The named views of a tree.
    init(in root: ViewDescription) { collect(root, counts: [], hasUnreadableCount: false, depth: 0) }

    /// The view with an id.
    subscript(id: String) -> NamedView? { ordinals[id].map { all[$0] } }

    /// Whether there was a view of that id, and is none any more.
    func wasRemoved(_ id: String) -> Bool { removed.contains(id) }

    /// The ids of the views that are there, in the order in which they were made.
    var ids: [String] { all.lazy.filter { ordinals[$0.id] == $0.ordinal }.map(\.id) }

    /// Takes in the views that a step adds to `superview`.
    /// - Returns: those whose id another view has already.
    mutating func add(_ views: [ViewDescription], to superview: NamedView) -> [(id: String, first: NamedView)]
    {
        let before = all.count
        let known = ordinals
        for view in views { collect(view, counts: [], hasUnreadableCount: false, depth: superview.depth + 1) }
        additions[superview.ordinal, default: []] += before..<all.count
        return all[before...].compactMap { view in known[view.id].map { (view.id, all[$0]) } }
    }

    /// Forgets a view and all in it.
    mutating func remove(_ view: NamedView) {
        for ordinal in view.family {
            let member = all[ordinal]
            for addition in additions.removeValue(forKey: ordinal) ?? [] { remove(all[addition]) }
            guard ordinals[member.id] == ordinal else { continue }
            ordinals[member.id] = nil
            removed.insert(member.id)
        }
    }

    private mutating func collect(
        _ view: ViewDescription, counts: [Int], hasUnreadableCount: Bool, depth: Int
    ) {
        var counts = counts
        var hasUnreadableCount = hasUnreadableCount
        for repetition in [view.sections, view.repetition] {
            switch repetition {
            case .once: break
            case .times(let count): counts.append(count)
            case .unreadable: hasUnreadableCount = true
            }
        }
        let ordinal = all.count
        if let id = view.id {
            ordinals[id] = ordinal
            removed.remove(id)
            all.append(
                NamedView(
                    id: id, ordinal: ordinal, counts: counts, viewClass: view.viewClass,
                    hasUnreadableCount: hasUnreadableCount, location: view.location, depth: depth,
                    family: ordinal..<ordinal + 1))
        }
        for subview in view.subviews {
            collect(subview, counts: counts, hasUnreadableCount: hasUnreadableCount, depth: depth + 1)
        }
        if view.id != nil { all[ordinal].family = ordinal..<all.count }
    }
}
