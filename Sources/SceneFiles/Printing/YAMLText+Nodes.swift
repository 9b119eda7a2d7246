extension YAMLText {
    /// A node as it was written, on one line.
    static func flow(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let scalar):
            scalar.isPlain ? YAMLText.scalar(scalar.text, isInFlow: true, isText: false) : quoted(scalar.text)
        case .list(let elements): "[" + elements.map(flow).joined(separator: ", ") + "]"
        case .map(let entries):
            "{"
                + entries.map { "\(scalar($0.key, isInFlow: true)): \(flow($0.value))" }.joined(
                    separator: ", ")
                + "}"
        }
    }

    /// A key and a node as it was written; only what metrics are in.
    static func entry(_ key: String, node: YAMLNode) -> String { "\(key): \(flow(node))" }
}
