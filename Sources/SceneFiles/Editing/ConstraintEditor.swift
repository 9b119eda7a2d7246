/// Changes the constraint lines of a scene file's text; everything else stays as it is, byte for byte.
struct ConstraintEditor {
    /// A line of the file without its end, and the end, as YAML 1.1 knows them, or nothing.
    private struct Line {
        var scalars: [Unicode.Scalar]
        var end: String
    }

    private var lines: [Line] = []

    init(_ text: String) {
        var current: [Unicode.Scalar] = []
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            guard ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) else {
                current.append(scalar)
                continue
            }
            let isPair = scalar == "\r" && rest.first == "\n"
            if isPair { rest.removeFirst() }
            lines.append(Line(scalars: current, end: isPair ? "\r\n" : String(scalar)))
            current = []
        }
        if !current.isEmpty { lines.append(Line(scalars: current, end: "")) }
    }

    /// The text as it is now.
    var text: String { lines.map { String($0.scalars) + $0.end }.joined() }

    /// Puts other lines in the place of the one at `location`; none takes it out. Changes must come from the end
    /// of the file to its beginning.
    /// - Returns: false, and nothing is changed, where the line is written in a way that it cannot be.
    mutating func replace(at location: SourceLocation, with texts: [String]) -> Bool {
        guard lines.indices.contains(location.line - 1) else { return false }
        switch style(at: location) {
        case .item:
            guard let first = texts.first else {
                lines.removeSubrange(item(around: location))
                return true
            }
            guard replaceScalar(at: location, with: first, isQuoted: false) else { return false }
            return append(Array(texts.dropFirst()), after: location)
        case .mapItem:
            if texts.isEmpty {
                lines.removeSubrange(item(around: location))
                return true
            }
            return texts.count == 1 && replaceScalar(at: location, with: texts[0], isQuoted: true)
        case .flow:
            if texts.isEmpty { return removeFromFlow(at: location) }
            let quoted = texts.map { "\"\($0)\"" }.joined(separator: ", ")
            guard let range = scalarRange(at: location) else { return false }
            lines[location.line - 1].scalars.replaceSubrange(range, with: Array(quoted.unicodeScalars))
            return true
        case .unknown: return false
        }
    }

    /// Adds lines behind the one at `location`.
    mutating func append(_ texts: [String], after location: SourceLocation) -> Bool {
        guard !texts.isEmpty else { return true }
        switch style(at: location) {
        case .item, .mapItem:
            let item = item(around: location)
            let dash = lines[item.lowerBound].scalars
            let indent = dash.prefix { $0 == " " || $0 == "\t" }
            insert(texts.map { Array(indent) + Array("- \($0)".unicodeScalars) }, at: item.upperBound)
        case .flow:
            guard let range = scalarRange(at: location) else { return false }
            let added = texts.map { ", \"\($0)\"" }.joined()
            lines[location.line - 1].scalars.insert(
                contentsOf: Array(added.unicodeScalars), at: range.upperBound)
        case .unknown: return false
        }
        return true
    }

    /// Adds the whole list to a file that has none.
    mutating func appendList(_ texts: [String]) {
        insert(
            [Array("constraints:".unicodeScalars)] + texts.map { Array("  - \($0)".unicodeScalars) },
            at: lines.count)
    }

    private mutating func insert(_ added: [[Unicode.Scalar]], at place: Int) {
        let end = lines.first { !$0.end.isEmpty }?.end ?? "\n"
        var new = added.map { Line(scalars: $0, end: end) }
        if place == lines.count, let last = lines.last, last.end.isEmpty {
            lines[lines.count - 1].end = end
            new[new.count - 1].end = ""
        }
        lines.insert(contentsOf: new, at: place)
    }

    // MARK: - How a line is written

    private enum Style {
        /// `- box.top == view.top`
        case item
        /// `- constraint: box.top == view.top`, or with more keys before it.
        case mapItem
        /// `[box.top == view.top, …]`
        case flow
        case unknown
    }

    private func style(at location: SourceLocation) -> Style {
        guard lines.indices.contains(location.line - 1) else { return .unknown }
        let before = lines[location.line - 1].scalars.prefix(location.column - 1).filter { $0 != " " }
        guard let last = before.last else { return .flow }
        if before.elementsEqual(["-"]) { return .item }
        if last == "[" || last == "," { return .flow }
        if last == ":" { return dashLine(above: location) == nil ? .unknown : .mapItem }
        return .unknown
    }

    /// The line with the dash of the item that a scalar belongs to.
    private func dashLine(above location: SourceLocation) -> Int? {
        var index = location.line - 1
        var column = location.column - 1
        while index >= 0 {
            let indent = lines[index].scalars.prefix { $0 == " " }.count
            if indent < lines[index].scalars.count, indent < column {
                if lines[index].scalars[indent] == "-" { return index }
                guard index == location.line - 1 || indent > 0 else { return nil }
                column = index == location.line - 1 ? indent : column
            }
            index -= 1
        }
        return nil
    }

    /// All lines of an item: those that follow are indented further.
    private func item(around location: SourceLocation) -> Range<Int> {
        let first = dashLine(above: location) ?? location.line - 1
        let indent = lines[first].scalars.prefix { $0 == " " }.count
        var end = first + 1
        while end < lines.count {
            let blanks = lines[end].scalars.prefix { $0 == " " }.count
            guard blanks > indent, blanks < lines[end].scalars.count, lines[end].scalars[blanks] != "#" else {
                break
            }
            end += 1
        }
        return first..<end
    }

    // MARK: - Scalars

    private mutating func replaceScalar(
        at location: SourceLocation, with text: String, isQuoted: Bool
    ) -> Bool {
        let item = item(around: location)
        guard let range = scalarRange(at: location), item.upperBound == location.line || isQuoted else {
            return false
        }
        let written = isQuoted ? "\"\(text)\"" : text
        lines[location.line - 1].scalars.replaceSubrange(range, with: Array(written.unicodeScalars))
        return true
    }

    /// Where the scalar stands in its line, quotes included; nil if it does not end there.
    private func scalarRange(at location: SourceLocation) -> Range<Int>? {
        let line = lines[location.line - 1].scalars
        let start = location.column - 1
        guard start < line.count else { return nil }
        if line[start] == "\"" || line[start] == "'" { return quotedRange(line, start) }
        let isFlow = style(at: location) == .flow || line[..<start].contains("{")
        var end = start
        while end < line.count {
            if isFlow, [",", "]", "}"].contains(line[end]) { break }
            if line[end] == "#", end > start, line[end - 1] == " " { break }
            end += 1
        }
        while end > start, line[end - 1] == " " { end -= 1 }
        return start..<end
    }

    private func quotedRange(_ line: [Unicode.Scalar], _ start: Int) -> Range<Int>? {
        let quote = line[start]
        var place = start + 1
        while place < line.count {
            if line[place] == "\\", quote == "\"" {
                place += 2
            } else if line[place] != quote {
                place += 1
            } else if quote == "'", place + 1 < line.count, line[place + 1] == "'" {
                place += 2
            } else {
                return start..<(place + 1)
            }
        }
        return nil
    }

    /// Takes an element of a list in brackets out, with the comma behind it or else the one before.
    private mutating func removeFromFlow(at location: SourceLocation) -> Bool {
        guard var range = scalarRange(at: location) else { return false }
        let line = lines[location.line - 1].scalars
        var after = range.upperBound
        while after < line.count, line[after] == " " { after += 1 }
        if after < line.count, line[after] == "," {
            after += 1
            while after < line.count, line[after] == " " { after += 1 }
            range = range.lowerBound..<after
        } else {
            var before = range.lowerBound
            while before > 0, line[before - 1] == " " { before -= 1 }
            if before > 0, line[before - 1] == "," { range = (before - 1)..<range.upperBound }
        }
        lines[location.line - 1].scalars.removeSubrange(range)
        return true
    }
}

extension String {
    fileprivate init(_ scalars: [Unicode.Scalar]) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
