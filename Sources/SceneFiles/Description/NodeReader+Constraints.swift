extension NodeReader {
    /// The lines of `constraints`; nothing at all is an empty list.
    mutating func constraints(_ node: YAMLNode) -> [ConstraintDescription] {
        if node.scalar?.isNull == true { return [] }
        return list(node, expected: "a list of constraint lines")?.compactMap { constraint($0) } ?? []
    }

    private mutating func constraint(_ node: YAMLNode) -> ConstraintDescription? {
        if case .map = node.content { return namedConstraint(node) }
        return line(node).map { ConstraintDescription(scalar: $0, location: node.location) }
    }

    private mutating func line(_ node: YAMLNode) -> YAMLScalar? {
        guard let scalar = node.scalar, !scalar.isNull, !scalar.text.allSatisfy(\.isWhitespace) else {
            return reject(node, expected: "a constraint line")
        }
        return scalar
    }

    /// A line in a map: `{name: pin-bottom, constraint: "…", isActive: false}`.
    private mutating func namedConstraint(_ node: YAMLNode) -> ConstraintDescription? {
        let known = ["name", "constraint", "isActive"]
        guard case .map(let all) = node.content,
            let entries = entries(of: node, expected: "a constraint line", known: known)
        else { return nil }
        let name = entries["name"].flatMap { self.name($0, of: "a constraint's name") }
        let isActive = entries["isActive"].map { boolean($0) ?? true } ?? true
        guard let value = entries["constraint"] else {
            report(.missingKey("constraint", of: "a constraint in a map"), at: node)
            return nil
        }
        // The rest of an unquoted line was reported as a key; half a line is not worth another fault.
        if all.contains(where: { isStray($0, in: node) && !known.contains($0.key) }) { return nil }
        return line(value).map {
            ConstraintDescription(scalar: $0, location: value.location, name: name, isActive: isActive)
        }
    }
}
