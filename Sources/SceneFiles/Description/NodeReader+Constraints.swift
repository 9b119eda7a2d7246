import UIKit

extension NodeReader {
    /// The lines of `constraints`; nothing at all is an empty list.
    mutating func constraints(_ node: YAMLNode) -> [ConstraintDescription] {
        if node.scalar?.isNull == true { return [] }
        return list(node, expected: "a list of constraint lines")?.compactMap { constraint($0) } ?? []
    }

    private mutating func constraint(_ node: YAMLNode) -> ConstraintDescription? {
        if case .map = node.content { return namedConstraint(node) }
        return line(node).map { ConstraintDescription(line: $0) }
    }

    /// A line of text that is not empty.
    mutating func line(_ node: YAMLNode, expected: String = "a constraint line") -> WrittenLine? {
        guard let scalar = node.scalar, !scalar.isNull, !scalar.text.allSatisfy(\.isWhitespace) else {
            return reject(node, expected: expected)
        }
        return WrittenLine(scalar: scalar, location: node.location)
    }

    /// A line in a map: `{name: pin-bottom, constraint: "…", isActive: false}`.
    private mutating func namedConstraint(_ node: YAMLNode) -> ConstraintDescription? {
        let known = ["name", "constraint", "isActive", "options"]
        guard case .map(let all) = node.content,
            let entries = entries(of: node, expected: "a constraint line", known: known)
        else { return nil }
        let name = entries["name"].flatMap { self.name($0, of: "a constraint's name") }
        let isActive = entries["isActive"].map { boolean($0) ?? true } ?? true
        let options = entries["options"].map { formatOptions($0) }
        guard let value = entries["constraint"] else {
            report(.missingKey("constraint", of: "a constraint in a map"), at: node)
            return nil
        }
        // The rest of an unquoted line was reported as a key; half a line is not worth another fault.
        if all.contains(where: { isStray($0, in: node) && !known.contains($0.key) }) { return nil }
        return line(value).map {
            ConstraintDescription(line: $0, name: name, isActive: isActive, options: options)
        }
    }
}

extension NodeReader {
    static let formatOptionNames: [(name: String, option: NSLayoutConstraint.FormatOptions)] = [
        ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
        ("alignAllBottom", .alignAllBottom), ("alignAllLeading", .alignAllLeading),
        ("alignAllTrailing", .alignAllTrailing), ("alignAllCenterX", .alignAllCenterX),
        ("alignAllCenterY", .alignAllCenterY), ("alignAllLastBaseline", .alignAllLastBaseline),
        ("alignAllFirstBaseline", .alignAllFirstBaseline), ("directionLeadingToTrailing", []),
        ("directionLeftToRight", .directionLeftToRight), ("directionRightToLeft", .directionRightToLeft),
    ]

    /// The options of a line of Visual Format, by UIKit's names.
    private mutating func formatOptions(_ node: YAMLNode) -> NSLayoutConstraint.FormatOptions {
        let names = NodeReader.formatOptionNames.map(\.name)
        var options: NSLayoutConstraint.FormatOptions = []
        for element in list(node, expected: "a list as [alignAllTop]") ?? [] {
            if let index = option(element, of: "option", among: names) {
                options.insert(NodeReader.formatOptionNames[index].option)
            }
        }
        return options
    }
}
