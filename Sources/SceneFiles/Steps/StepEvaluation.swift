import UIKit

/// Works out the expression of a statement.
@MainActor struct StepEvaluation {
    let scene: Scene
    let names: NamedViews
    /// The values of views that were read, in the order of the text.
    private(set) var reads: [StepValue] = []

    init(scene: Scene, names: NamedViews) {
        self.scene = scene
        self.names = names
    }

    /// What an expression comes to now; all numbers in it are finite.
    mutating func value(_ expression: StepExpression) throws(StatementExecution.Failure) -> StepValue {
        let value: StepValue
        switch expression.content {
        case .number(let number): value = .number(number)
        case .text(let text): value = .text(text)
        case .word(let word): value = self.word(word)
        case .value(let reference): value = try read(reference)
        case .list(let elements):
            if let words = words(elements) { return .words(words) }
            var numbers: [Double] = []
            for element in elements { numbers.append(try number(element)) }
            value = .numbers(numbers)
        case .negative(let operand): value = .number(-(try number(operand)))
        case .operation(let operation, let first, let second):
            value = .number(operation(try number(first), try number(second)))
        }
        guard value.numbers?.allSatisfy(\.isFinite) ?? true else {
            throw StatementExecution.Failure(problem: .notFinite, offset: expression.offset)
        }
        return value
    }

    private mutating func number(_ expression: StepExpression) throws(StatementExecution.Failure) -> Double {
        let value = try value(expression)
        guard case .number(let number) = value else {
            throw StatementExecution.Failure(
                problem: .wrongValue(expected: "a number", found: value.kind), offset: expression.offset)
        }
        return number
    }

    /// The words of a list in which nothing else is.
    private func words(_ elements: [StepExpression]) -> [String]? {
        var words: [String] = []
        for element in elements {
            guard case .word(let word) = element.content, case .word = self.word(word) else { return nil }
            words.append(word)
        }
        return words
    }

    private func word(_ word: String) -> StepValue {
        if let value = scene.metrics[word] { return .number(value) }
        return word == "true" ? .flag(true) : word == "false" ? .flag(false) : .word(word)
    }

    private mutating func read(_ reference: ConstraintLine.Reference) throws(StatementExecution.Failure)
        -> StepValue
    {
        // The resolver has looked all of this up before.
        guard let named = names[reference.name.text], let first = reference.members.first,
            let readable = ReadableValue.named(first.text)
        else { return .number(0) }
        var value = readable.read(scene.tree.view(named, indices: reference.indices))
        for member in reference.members.dropFirst() {
            guard let part = ValuePart.named(member.text)?.part(value) else {
                throw StatementExecution.Failure(
                    problem: .noPart(member.text, of: value.kind), offset: member.offset)
            }
            value = part
        }
        reads.append(value)
        return value
    }
}
