/// Reads a visual format from left to right.
package struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0

    private init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    /// - Throws: `VisualFormatError` at the first character that does not fit.
    package static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.parse()
    }

    // MARK: - Grammar

    private mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        if current == "H" || current == "V" {
            result.axis = current == "V" ? .vertical : .horizontal
            position += 1
            try expect(":", "Expected a ':' after '\(result.axis == .vertical ? "V" : "H")'")
        }
        if take("|") { result.leading = try link() }
        while true {
            result.items.append(try item())
            if position == characters.count { return result }
            let link = try link()
            if take("|") {
                result.trailing = link
                guard position == characters.count else {
                    throw error("Expected the end after the closing '|'")
                }
                return result
            }
            result.links.append(link)
        }
    }

    private mutating func link() throws(VisualFormatError) -> VisualFormat.Link {
        guard take("-") else { return .flush }
        if current == "[" || current == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if take("(") {
            predicates = try list()
            try expect(")", "Expected a ')' after the gap's predicates")
        } else {
            guard current?.isNumber == true || current == "." || isNameStart(current) else {
                throw error("Expected a view, a gap or the superview after '-'")
            }
            let start = position
            predicates = [
                VisualFormat.Predicate(object: try number(), position: start, priorityPosition: start)
            ]
        }
        try expect("-", "Expected a '-' after the gap")
        return .predicates(predicates)
    }

    private mutating func item() throws(VisualFormatError) -> VisualFormat.Item {
        try expect("[", "Expected a view in brackets")
        let start = position
        let name = try indexedName("Expected the name of a view")
        var predicates: [VisualFormat.Predicate] = []
        if take("(") {
            predicates = try list()
            try expect(")", "Expected a ')' after the view's predicates")
        }
        try expect("]", "Expected a ']' after the view")
        return VisualFormat.Item(name: name, predicates: predicates, position: start)
    }

    private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate()) } while take(",")
        return result
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = VisualFormat.Relation.equal
        if current == "=" || current == "<" || current == ">" {
            let text = String(characters[position..<min(position + 2, characters.count)])
            guard let known = VisualFormat.Relation(rawValue: text) else {
                throw error("Unknown relation: expected '==', '<=' or '>='")
            }
            relation = known
            position += 2
        }
        let start = position
        let object = try number()
        var priority: VisualFormat.Number?
        var priorityStart = start
        if take("@") {
            priorityStart = position
            priority = try number()
        }
        return VisualFormat.Predicate(
            relation: relation, object: object, priority: priority, position: start,
            priorityPosition: priorityStart)
    }

    private mutating func number() throws(VisualFormatError) -> VisualFormat.Number {
        let start = position
        if take("-") || current?.isNumber == true || current == "." {
            while let character = current, character.isASCII, character.isNumber || character == "." {
                position += 1
            }
            guard let value = Double(String(characters[start..<position])), value.isFinite else {
                position = start
                throw error("Expected a number")
            }
            return .literal(value)
        }
        return .named(try indexedName("Expected a number, a metric or a view"))
    }

    /// A name, with the indices that views of a scene have which repeat: `box[3]`.
    private mutating func indexedName(_ expectation: String) throws(VisualFormatError) -> String {
        var result = try name(expectation)
        while take("[") {
            let start = position
            while current?.isNumber == true { position += 1 }
            guard position > start else { throw error("Expected an index") }
            result += "[" + String(characters[start..<position]) + "]"
            try expect("]", "Expected a ']' after the index")
        }
        return result
    }

    private mutating func name(_ expectation: String) throws(VisualFormatError) -> String {
        guard isNameStart(current) else { throw error(expectation) }
        let start = position
        while let character = current, isNameStart(character) || character.isASCII && character.isNumber {
            position += 1
        }
        return String(characters[start..<position])
    }

    // MARK: - Characters

    private var current: Character? { position < characters.count ? characters[position] : nil }

    private func isNameStart(_ character: Character?) -> Bool {
        guard let character else { return false }
        return character == "_" || character.isASCII && character.isLetter
    }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character, _ expectation: String) throws(VisualFormatError) {
        guard take(character) else { throw error(expectation) }
    }

    private func error(_ problem: String) -> VisualFormatError {
        VisualFormatError(problem: problem, format: format, position: position)
    }
}
