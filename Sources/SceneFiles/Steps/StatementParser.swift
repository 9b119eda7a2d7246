import UIKit

/// Reads a statement by its grammar.
///
///     statement  = reference "=" expression | reference [expression] ["animated"]
///     expression = product {("+" | "-") product}
///     product    = factor {("*" | "/") factor}
///     factor     = number | '"' text '"' | word | reference | "(" expression {"," expression} ")" | "-" factor
struct StatementParser {
    /// More parts than any statement needs, and few enough to be looked at one inside another.
    private static let mostParts = 200

    private var input: LineInput
    private var parts = 0

    /// Reads a whole statement.
    static func parse(_ text: String) throws(LineFailure) -> StatementLine {
        var parser = StatementParser(input: LineInput(text))
        return try parser.statement()
    }

    private mutating func statement() throws(LineFailure) -> StatementLine {
        input.skipBlanks()
        let target = try input.reference(
            expecting: "a statement as 'scroll.layoutIfNeeded' or 'scroll.contentSize = (375, 1000)'")
        input.skipBlanks()
        if input.next == "=" {
            input.advance()
            let value = try expression()
            try end("the end of the statement or an operator")
            return StatementLine(content: .assignment(target, value))
        }
        let argument = input.next == "(" ? try factor() : nil
        input.skipBlanks()
        let isAnimated = input.takeWord("animated")
        try end(
            argument == nil ? "'=' and a value, or '(' and numbers" : "'animated' or the end of the statement"
        )
        return StatementLine(content: .call(target, argument, isAnimated: isAnimated))
    }

    private mutating func end(_ what: String) throws(LineFailure) {
        input.skipBlanks()
        if input.next != nil { throw input.expected(what) }
    }

    // MARK: - Expressions

    private mutating func expression() throws(LineFailure) -> StepExpression {
        var sum = try product()
        while true {
            let start = input.offset
            let operation: StepExpression.Operation
            if input.takeOperator("+") {
                operation = .plus
            } else if input.takeOperator("-") {
                operation = .minus
            } else {
                return sum
            }
            sum = try part(.operation(operation, sum, try product()), at: start)
        }
    }

    private mutating func product() throws(LineFailure) -> StepExpression {
        var product = try factor()
        while true {
            let start = input.offset
            let operation: StepExpression.Operation
            if input.takeOperator("*") {
                operation = .times
            } else if input.takeOperator("/") {
                operation = .over
            } else {
                return product
            }
            product = try part(.operation(operation, product, try factor()), at: start)
        }
    }

    private mutating func factor() throws(LineFailure) -> StepExpression {
        input.skipBlanks()
        let start = input.offset
        if let number = input.takeNumber() {
            guard number.isFinite else { throw LineFailure(problem: .numberTooLarge, offset: start) }
            return try part(.number(number), at: start)
        }
        switch input.next {
        case "-":
            // Counted before what is inside, so that signs without end are none.
            input.advance()
            try count(at: start)
            return StepExpression(content: .negative(try factor()), offset: start)
        case "(": return try list()
        case "\"": return try text()
        default: break
        }
        let reference = try input.reference(expecting: "a number, a value of a view or '('")
        return try part(reference.isBare ? .word(reference.name.text) : .value(reference), at: start)
    }

    private mutating func list() throws(LineFailure) -> StepExpression {
        let start = input.offset
        input.advance()
        try count(at: start)
        var elements = [try expression()]
        while input.takeOperator(",") { elements.append(try expression()) }
        guard input.takeOperator(")") else { throw input.expected("',' or ')'") }
        return elements.count == 1 ? elements[0] : try part(.list(elements), at: start)
    }

    private mutating func text() throws(LineFailure) -> StepExpression {
        let start = input.offset
        input.advance()
        let text = input.take { $0 != "\"" }
        guard input.next != nil else { throw input.expected("'\"' at the end of the text") }
        input.advance()
        return try part(.text(text), at: start)
    }

    private mutating func part(_ content: StepExpression.Content, at offset: Int) throws(LineFailure)
        -> StepExpression
    {
        try count(at: offset)
        return StepExpression(content: content, offset: offset)
    }

    private mutating func count(at offset: Int) throws(LineFailure) {
        parts += 1
        if parts > StatementParser.mostParts { throw LineFailure(problem: .tooManyParts, offset: offset) }
    }
}
