extension NodeReader {
    private static let stepKeys = [
        "note", "code", "layout", "add", "remove", "activate", "deactivate", "do",
    ]

    /// The steps of a walkthrough.
    mutating func steps(_ node: YAMLNode) -> [StepDescription] {
        if node.scalar?.isNull == true { return [] }
        var steps: [StepDescription] = []
        for element in list(node, expected: "a list of steps") ?? [] {
            if let step = step(element) { steps.append(step) }
        }
        return steps
    }

    private mutating func step(_ node: YAMLNode) -> StepDescription? {
        guard
            let entries = entries(
                of: node, expected: "a step as {note: …, do: […]}", known: NodeReader.stepKeys)
        else { return nil }
        var step = StepDescription()
        step.note = entries["note"].flatMap { text($0) ?? nil }
        step.code = entries["code"].map { code($0) } ?? []
        step.hasLayout = entries["layout"].map { boolean($0) ?? true } ?? true
        step.addition = entries["add"].flatMap { addition($0) }
        step.removals = entries["remove"].map { lines($0, of: "a view's id") } ?? []
        step.activations = entries["activate"].map { lines($0, of: "a constraint's name") } ?? []
        step.deactivations = entries["deactivate"].map { lines($0, of: "a constraint's name") } ?? []
        step.statements = entries["do"].map { lines($0, of: "a statement") } ?? []
        return step
    }

    private mutating func code(_ node: YAMLNode) -> [StepCode] {
        guard case .map(let entries) = node.content else {
            return (text(node) ?? nil).map { [StepCode(spelling: nil, text: $0)] } ?? []
        }
        return entries.compactMap { entry in
            (text(entry.value) ?? nil).map { StepCode(spelling: entry.key, text: $0) }
        }
    }

    private mutating func lines(_ node: YAMLNode, of what: String) -> [WrittenLine] {
        if node.scalar?.isNull == true { return [] }
        var lines: [WrittenLine] = []
        for element in list(node, expected: "a list, each \(what)") ?? [] {
            if let line = line(element, expected: what) { lines.append(line) }
        }
        return lines
    }

    private mutating func addition(_ node: YAMLNode) -> StepDescription.Addition? {
        let expected = "{to: ID, subviews: […], constraints: […]}"
        guard let entries = entries(of: node, expected: expected, known: ["to", "subviews", "constraints"])
        else { return nil }
        var addition = StepDescription.Addition(location: node.location)
        addition.superview = entries["to"].flatMap { line($0, expected: "a view's id") }
        addition.subviews = entries["subviews"].map { addedViews($0) } ?? []
        addition.constraints = entries["constraints"].map { constraints($0) } ?? []
        if entries["subviews"] != nil, entries["to"] == nil {
            report(.missingKey("to", of: "an 'add' with subviews"), at: node)
        }
        return addition
    }
}
