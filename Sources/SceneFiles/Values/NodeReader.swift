/// Turns the nodes of a document into the values that they stand for. What is not right is noted with its place,
/// and reading goes on, so that one run finds all faults.
struct NodeReader {
    let source: SourceText
    /// The scene's metrics, which any number may use.
    var metrics = Metrics()
    /// The metrics that were used since the set was last taken.
    var metricsRead: Set<String> = []
    var suggestions = NameSuggestions()
    private(set) var faults: [Fault] = []

    init(source: SourceText) { self.source = source }

    /// The metrics that were used since the last call.
    mutating func takeMetricsRead() -> Set<String> {
        defer { metricsRead = [] }
        return metricsRead
    }

    /// Notes a fault.
    mutating func report(_ problem: Problem, at location: SourceLocation) {
        faults.append(Fault(problem, at: location))
    }

    /// Tells the faults that were noted after the first `count` in other words.
    mutating func rewriteFaults(from count: Int, _ problem: (Problem) -> Problem) {
        for index in faults.indices.dropFirst(count) {
            faults[index] = Fault(problem(faults[index].problem), at: faults[index].location)
        }
    }

    /// Notes that a value is wrong.
    mutating func report(_ problem: ValueProblem, at node: YAMLNode) {
        report(.value(problem), at: node.location)
    }

    /// Notes that another kind of value belongs where `node` is; always nil.
    mutating func reject<Value>(_ node: YAMLNode, expected: String) -> Value? {
        report(.expected(expected, found: node.summary), at: node)
        return nil
    }

    // MARK: - Lists and maps

    /// The entries of a map whose keys are all among `known`; unknown ones are noted and left out.
    mutating func entries(
        of node: YAMLNode, expected: String, known: [String]
    ) -> [String: YAMLNode]? {
        guard case .map(let entries) = node.content else { return reject(node, expected: expected) }
        var result: [String: YAMLNode] = [:]
        for entry in entries {
            if known.contains(entry.key) {
                result[entry.key] = entry.value
            } else {
                reportUnknownKey(entry, in: node, known: known)
            }
        }
        return result
    }

    /// Notes a key that nothing is known of.
    mutating func reportUnknownKey(_ entry: YAMLEntry, in map: YAMLNode, known: [String]) {
        if isStray(entry, in: map) {
            report(.value(.strayKey(entry.key)), at: entry.location)
        } else {
            let nearest = suggestions.nearest(to: entry.key, among: known)
            report(.value(.unknownKey(entry.key, known: known, nearest: nearest)), at: entry.location)
        }
    }

    /// Whether a key is what follows the comma in an unquoted text inside `{ }`.
    func isStray(_ entry: YAMLEntry, in map: YAMLNode) -> Bool {
        guard map.isFlow, let value = entry.value.scalar else { return false }
        return value.isPlain && value.text.isEmpty
    }

    /// The elements of a list.
    mutating func list(_ node: YAMLNode, expected: String) -> [YAMLNode]? {
        guard case .list(let list) = node.content else { return reject(node, expected: expected) }
        return list
    }

    /// The elements of a list that is as long as `pattern` shows.
    mutating func list(_ node: YAMLNode, of count: Int, pattern: String) -> [YAMLNode]? {
        guard let list = list(node, expected: pattern) else { return nil }
        guard list.count == count else {
            report(.wrongCount(pattern: pattern, found: list.count), at: node)
            return nil
        }
        return list
    }

    // MARK: - Words

    /// Any text, quoted or not; nil for nothing.
    mutating func text(_ node: YAMLNode) -> String?? {
        guard let scalar = node.scalar else { return reject(node, expected: "a text") }
        return .some(scalar.isNull ? nil : scalar.text)
    }

    /// A name, as ids, metrics and named constraints have one.
    mutating func name(_ node: YAMLNode, of what: String) -> String? {
        guard let scalar = node.scalar, !scalar.isNull else { return reject(node, expected: what) }
        guard Name.isValid(scalar.text) else {
            report(.notAName(scalar.text, of: what), at: node)
            return nil
        }
        return scalar.text
    }

    mutating func boolean(_ node: YAMLNode) -> Bool? {
        node.scalar?.boolean ?? reject(node, expected: "true or false")
    }

    /// The place of a word among `options`; `what` names the kind of word.
    mutating func option(_ node: YAMLNode, of what: String, among options: [String]) -> Int? {
        guard let scalar = node.scalar, !scalar.isNull else {
            return reject(node, expected: options.count <= 6 ? Quotation.alternatives(options) : "a \(what)")
        }
        if let index = options.firstIndex(of: scalar.text) { return index }
        let nearest = suggestions.nearest(to: scalar.text, among: options)
        report(
            .unknownOption(of: what, found: scalar.text, options: options, nearest: nearest), at: node)
        return nil
    }
}
