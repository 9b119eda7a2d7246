import UIKit

/// What is wrong with a line, and how many code points come before it.
struct LineFailure: Error, Equatable {
    let problem: LineProblem.Grammar
    let offset: Int
}

/// The parts that constraint lines and statements have in common.
extension LineInput {
    /// A name, indices, and the words behind dots: `box[2].contentLayoutGuide.top`.
    mutating func reference(expecting what: String) throws(LineFailure) -> ConstraintLine.Reference {
        guard let name = takeName() else { throw expected(what) }
        var reference = ConstraintLine.Reference(name: name)
        while next == "[" { reference.indices.append(try index()) }
        while next == "." {
            advance()
            guard let member = takeName() else { throw expected("an attribute behind '.'") }
            reference.members.append(member)
        }
        return reference
    }

    private mutating func index() throws(LineFailure) -> ConstraintLine.IndexTerm {
        let start = offset
        advance()
        let written = take { $0 != "]" }
        guard next == "]" else { throw expected("']'") }
        advance()
        guard let value = ConstraintLine.IndexTerm.Value(written) else {
            throw LineFailure(problem: .index(found: "'[\(written)]'"), offset: start)
        }
        return ConstraintLine.IndexTerm(value: value, written: written, range: start..<offset)
    }

    /// A number with or without a sign, or a metric.
    mutating func number(expecting what: String = "a number") throws(LineFailure)
        -> ConstraintLine.NumberTerm
    {
        let start = offset
        let isNegative = next == "-"
        if isNegative { advance() }
        if let value = takeNumber() {
            return ConstraintLine.NumberTerm(value: .literal(isNegative ? -value : value), offset: start)
        }
        guard let name = takeName() else { throw expected(what) }
        guard !isNegative else { throw LineFailure(problem: .negatedMetric(name.text), offset: start) }
        return ConstraintLine.NumberTerm(value: .metric(name.text), offset: start)
    }

    /// Says that something else belongs where the input is.
    func expected(_ what: String) -> LineFailure {
        LineFailure(problem: .expected(what, found: description), offset: offset)
    }

    /// A view's name with its indices, as if it stood `offset` code points into a line; nil if it is none.
    static func reference(_ text: String, at offset: Int) -> ConstraintLine.Reference? {
        var input = LineInput(text)
        guard let read = try? input.reference(expecting: "a view"), input.next == nil, read.members.isEmpty
        else { return nil }
        return ConstraintLine.Reference(
            name: ConstraintLine.Word(text: read.name.text, offset: offset),
            indices: read.indices.map {
                ConstraintLine.IndexTerm(
                    value: $0.value, written: $0.written,
                    range: $0.range.lowerBound + offset..<$0.range.upperBound + offset)
            })
    }
}

extension ConstraintLine.IndexTerm.Value {
    /// Reads what stands between the brackets.
    fileprivate init?(_ text: String) {
        if text == "*" {
            self = .each
        } else if let number = Self.digits(text[...]) {
            self = .number(number)
        } else if let distance = Self.distance(text, from: ConstraintWords.last, signs: "-") {
            self = .last(distance)
        } else if let distance = Self.distance(text, from: ConstraintWords.variable, signs: "+-") {
            self = .variable(distance)
        } else {
            return nil
        }
    }

    /// The number behind a word and a sign; 0 for the word alone.
    private static func distance(_ text: String, from word: String, signs: String) -> Int? {
        guard text.hasPrefix(word) else { return nil }
        let rest = text.dropFirst(word.count)
        guard let sign = rest.first else { return 0 }
        guard signs.contains(sign), let number = digits(rest.dropFirst()) else { return nil }
        return sign == "-" ? -number : number
    }

    /// A number of digits alone; one that no view can have is as good as another.
    private static func digits(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text).map { min($0, Limit.views.largest) } ?? Limit.views.largest
    }
}
