/// What a scene file may not exceed.
package enum Limit: Hashable, Sendable {
    /// The file in bytes.
    case fileSize
    /// Lists and maps inside one another.
    case nodeDepth
    /// Nodes after aliases are put in.
    case nodes
    /// Views inside one another.
    case viewDepth
    /// Views after `repeat`.
    case views
    /// Constraints after indices are put in.
    case constraints

    /// The largest value that is still allowed.
    package var largest: Int {
        switch self {
        case .fileSize: 16 << 20
        case .nodeDepth: 1000
        case .viewDepth: 200
        case .nodes, .views, .constraints: 1_000_000
        }
    }

    var message: String {
        switch self {
        case .fileSize: "a scene file is at most 16 MiB"
        case .nodeDepth: "lists and maps are nested deeper than 1,000 levels; views may be nested 200 deep"
        case .nodes: "more than 1,000,000 YAML nodes after aliases"
        case .viewDepth: "views are nested deeper than 200"
        case .views: "more than 1,000,000 views after 'repeat'"
        case .constraints: "more than 1,000,000 constraints after indices and compounds"
        }
    }
}
