import UIKit

/// Reads a constraint line by its grammar.
///
///     line     = side rel rhs ["@" priority]
///     rhs      = term [sign number] | number | "(" w "," h ")" | compound
///     term     = [number "*"] attr {("*" | "/") number}
///     attr     = item "." attribute                        item = id {index} {"." guide}
///     compound = item ["." attribute] [sign number | "inset" (number | "(" t "," l "," b "," r ")")]
///
/// Names are taken as they are; whether they exist, and which attributes go together, is asked later.
struct ConstraintLineParser {
    /// What is wrong with a line, and how many code points come before it.
    struct Failure: Error, Equatable {
        let problem: LineProblem.Grammar
        let offset: Int
    }

    private var input: LineInput

    /// Reads a whole line.
    static func parse(_ text: String) throws(Failure) -> ConstraintLine {
        var parser = ConstraintLineParser(input: LineInput(text))
        return try parser.line()
    }

    private mutating func line() throws(Failure) -> ConstraintLine {
        input.skipBlanks()
        if input.startsWithVisualFormat { throw Failure(problem: .visualFormat, offset: input.offset) }
        let left = try leftSide()
        let relation = try relation()
        let right = try rightSide()
        let priority = try priority()
        input.skipBlanks()
        if input.next == "+" || input.next == "-" { throw fail(.secondConstant) }
        if input.next != nil { throw expected("the end of the line or '@' and a priority") }
        return ConstraintLine(left: left, relation: relation, right: right, priority: priority)
    }

    private mutating func leftSide() throws(Failure) -> ConstraintLine.Reference {
        if let next = input.next, "0123456789.-+(".unicodeScalars.contains(next) {
            throw fail(.leftIsNotAlone)
        }
        let reference = try reference(expecting: "an attribute of a view as 'box.left'")
        input.skipBlanks()
        if let next = input.next, "*/+-".unicodeScalars.contains(next) { throw fail(.leftIsNotAlone) }
        return reference
    }

    private mutating func relation() throws(Failure) -> NSLayoutConstraint.Relation {
        let start = input.offset
        let written = input.take { "=<>!≤≥".unicodeScalars.contains($0) }
        switch written {
        case "==": return .equal
        case "<=": return .lessThanOrEqual
        case ">=": return .greaterThanOrEqual
        case "": throw fail(.relation(found: input.description))
        default: throw Failure(problem: .relation(found: Quotation.short(written)), offset: start)
        }
    }

    // MARK: - The right side

    private mutating func rightSide() throws(Failure) -> ConstraintLine.RightSide {
        input.skipBlanks()
        let start = input.offset
        if input.next == "(" {
            let numbers = try tuple(of: 2, pattern: "'(width, height)'")
            return .pair(numbers[0], numbers[1], offset: start)
        }
        if input.startsWithNumber || input.next == "-" {
            let number = try number()
            guard input.takeOperator("*") else { return .number(number) }
            return .term(try factoredTerm([ConstraintLine.Factor(number: number)]))
        }
        let reference = try reference(expecting: "an attribute, a view or a number")
        guard reference.isBare, input.takeOperator("*") else {
            return .term(try term(of: reference, factors: []))
        }
        let metric = ConstraintLine.NumberTerm(value: .metric(reference.name.text), offset: start)
        return .term(try factoredTerm([ConstraintLine.Factor(number: metric)]))
    }

    /// What follows a number and `*`.
    private mutating func factoredTerm(_ factors: [ConstraintLine.Factor]) throws(Failure)
        -> ConstraintLine.Term
    {
        input.skipBlanks()
        return try term(of: reference(expecting: "an attribute of a view as 'box.width'"), factors: factors)
    }

    private mutating func term(
        of reference: ConstraintLine.Reference, factors: [ConstraintLine.Factor]
    ) throws(Failure) -> ConstraintLine.Term {
        var factors = factors
        while true {
            let divides = input.takeOperator("/")
            guard divides || input.takeOperator("*") else { break }
            input.skipBlanks()
            factors.append(ConstraintLine.Factor(divides: divides, number: try number()))
        }
        return ConstraintLine.Term(reference: reference, factors: factors, adjustment: try adjustment())
    }

    private mutating func adjustment() throws(Failure) -> ConstraintLine.Adjustment {
        let hasBlank = input.skipBlanks()
        let start = input.offset
        if let sign = input.next, sign == "+" || sign == "-" {
            input.advance()
            guard hasBlank, input.skipBlanks() else {
                throw Failure(problem: .signWithoutBlanks(String(sign)), offset: start)
            }
            return sign == "+" ? .plus(try number()) : .minus(try number())
        }
        guard input.takeWord(ConstraintWords.inset) else { return .none }
        input.skipBlanks()
        if input.next == "(" {
            return .insets(try tuple(of: 4, pattern: "'(top, left, bottom, right)'"), offset: start)
        }
        return .inset(try number(), offset: start)
    }

    /// Numbers in parentheses with commas between them.
    private mutating func tuple(of count: Int, pattern: String) throws(Failure) -> [ConstraintLine.NumberTerm]
    {
        let start = input.offset
        input.advance()
        var numbers: [ConstraintLine.NumberTerm] = []
        while true {
            input.skipBlanks()
            numbers.append(try number())
            if !input.takeOperator(",") { break }
        }
        guard input.takeOperator(")") else { throw expected("',' or ')'") }
        guard numbers.count == count else {
            let found = numbers.count == 1 ? "1 number" : "\(numbers.count) numbers"
            throw Failure(problem: .expected(pattern, found: found), offset: start)
        }
        return numbers
    }

    private mutating func priority() throws(Failure) -> ConstraintLine.PriorityTerm? {
        guard input.takeOperator("@") else { return nil }
        input.skipBlanks()
        let start = input.offset
        let number = try number(expecting: "a priority: \(PriorityWords.range)")
        if case .metric(let word) = number.value, let priority = PriorityWords.priority(for: word) {
            return ConstraintLine.PriorityTerm(value: .named(priority), offset: start)
        }
        return ConstraintLine.PriorityTerm(value: .number(number), offset: start)
    }

    // MARK: - Small parts

    private mutating func reference(expecting what: String) throws(Failure) -> ConstraintLine.Reference {
        guard let name = input.takeName() else { throw expected(what) }
        var reference = ConstraintLine.Reference(name: name)
        while input.next == "[" { reference.indices.append(try index()) }
        while input.next == "." {
            input.advance()
            guard let member = input.takeName() else { throw expected("an attribute behind '.'") }
            reference.members.append(member)
        }
        return reference
    }

    private mutating func index() throws(Failure) -> ConstraintLine.IndexTerm {
        let start = input.offset
        input.advance()
        let written = input.take { $0 != "]" }
        guard input.next == "]" else { throw expected("']'") }
        input.advance()
        guard let value = ConstraintLine.IndexTerm.Value(written) else {
            throw Failure(problem: .index(found: "'[\(written)]'"), offset: start)
        }
        return ConstraintLine.IndexTerm(value: value, written: written, range: start..<input.offset)
    }

    private mutating func number(expecting what: String = "a number") throws(Failure)
        -> ConstraintLine.NumberTerm
    {
        let start = input.offset
        let isNegative = input.next == "-"
        if isNegative { input.advance() }
        if let value = input.takeNumber() {
            return ConstraintLine.NumberTerm(value: .literal(isNegative ? -value : value), offset: start)
        }
        guard let name = input.takeName() else { throw expected(what) }
        guard !isNegative else { throw Failure(problem: .negatedMetric(name.text), offset: start) }
        return ConstraintLine.NumberTerm(value: .metric(name.text), offset: start)
    }

    private func fail(_ problem: LineProblem.Grammar) -> Failure {
        Failure(problem: problem, offset: input.offset)
    }

    private func expected(_ what: String) -> Failure { fail(.expected(what, found: input.description)) }
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
