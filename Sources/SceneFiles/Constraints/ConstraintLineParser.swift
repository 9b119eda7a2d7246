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
    private var input: LineInput

    /// Reads a whole line.
    static func parse(_ text: String) throws(LineFailure) -> ConstraintLine {
        var parser = ConstraintLineParser(input: LineInput(text))
        return try parser.line()
    }

    private mutating func line() throws(LineFailure) -> ConstraintLine {
        input.skipBlanks()
        let left = try leftSide()
        let relation = try relation()
        let right = try rightSide()
        let priority = try priority()
        input.skipBlanks()
        if input.next == "+" || input.next == "-" { throw fail(.secondConstant) }
        if input.next != nil { throw expected("the end of the line or '@' and a priority") }
        return ConstraintLine(left: left, relation: relation, right: right, priority: priority)
    }

    private mutating func leftSide() throws(LineFailure) -> ConstraintLine.Reference {
        if let next = input.next, "0123456789.-+(".unicodeScalars.contains(next) {
            throw fail(.leftIsNotAlone)
        }
        let reference = try reference(expecting: "an attribute of a view as 'box.left'")
        input.skipBlanks()
        if let next = input.next, "*/+-".unicodeScalars.contains(next) { throw fail(.leftIsNotAlone) }
        return reference
    }

    private mutating func relation() throws(LineFailure) -> NSLayoutConstraint.Relation {
        let start = input.offset
        let written = input.take { "=<>!≤≥".unicodeScalars.contains($0) }
        switch written {
        case "==": return .equal
        case "<=": return .lessThanOrEqual
        case ">=": return .greaterThanOrEqual
        case "": throw fail(.relation(found: input.description))
        default: throw LineFailure(problem: .relation(found: Quotation.short(written)), offset: start)
        }
    }

    // MARK: - The right side

    private mutating func rightSide() throws(LineFailure) -> ConstraintLine.RightSide {
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
    private mutating func factoredTerm(_ factors: [ConstraintLine.Factor]) throws(LineFailure)
        -> ConstraintLine.Term
    {
        input.skipBlanks()
        return try term(of: reference(expecting: "an attribute of a view as 'box.width'"), factors: factors)
    }

    private mutating func term(
        of reference: ConstraintLine.Reference, factors: [ConstraintLine.Factor]
    ) throws(LineFailure) -> ConstraintLine.Term {
        var factors = factors
        while true {
            let divides = input.takeOperator("/")
            guard divides || input.takeOperator("*") else { break }
            input.skipBlanks()
            factors.append(ConstraintLine.Factor(divides: divides, number: try number()))
        }
        return ConstraintLine.Term(reference: reference, factors: factors, adjustment: try adjustment())
    }

    private mutating func adjustment() throws(LineFailure) -> ConstraintLine.Adjustment {
        let hasBlank = input.skipBlanks()
        let start = input.offset
        if let sign = input.next, sign == "+" || sign == "-" {
            input.advance()
            guard hasBlank, input.skipBlanks() else {
                throw LineFailure(problem: .signWithoutBlanks(String(sign)), offset: start)
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
    private mutating func tuple(of count: Int, pattern: String) throws(LineFailure) -> [ConstraintLine
        .NumberTerm]
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
            throw LineFailure(problem: .expected(pattern, found: found), offset: start)
        }
        return numbers
    }

    private mutating func priority() throws(LineFailure) -> ConstraintLine.PriorityTerm? {
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

    private mutating func reference(expecting what: String) throws(LineFailure) -> ConstraintLine.Reference {
        try input.reference(expecting: what)
    }

    private mutating func number(expecting what: String = "a number") throws(LineFailure)
        -> ConstraintLine.NumberTerm
    {
        try input.number(expecting: what)
    }

    private func fail(_ problem: LineProblem.Grammar) -> LineFailure {
        LineFailure(problem: problem, offset: input.offset)
    }

    private func expected(_ what: String) -> LineFailure { fail(.expected(what, found: input.description)) }
}
