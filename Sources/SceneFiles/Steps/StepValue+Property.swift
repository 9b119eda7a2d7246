import UIKit

extension StepValue {
    /// The value as a property of `kind` takes it.
    /// - Throws: `StepProblem` if it is none of that kind.
    func propertyValue(_ property: Property) throws(StepProblem) -> PropertyValue {
        switch property.kind {
        case .boolean:
            guard case .flag(let value) = self else { throw wrong("true or false") }
            return .boolean(value)
        case .number: return .number(try number("a number"))
        case .wholeNumber:
            let value = try number("a whole number")
            guard value.rounded() == value, abs(value) < 1e9 else { throw wrong("a whole number") }
            return .wholeNumber(Int(value))
        case .text:
            guard case .text(let text) = self else { throw wrong("a text as \"Hello\"") }
            return .text(text)
        case .point:
            let list = try list("(x, y)", count: 2)
            return .point(CGPoint(x: list[0], y: list[1]))
        case .size:
            let list = try list("(width, height)", count: 2)
            return .size(try size(list[0], list[1]))
        case .rectangle:
            let list = try list("(x, y, width, height)", count: 4)
            return .rectangle(
                CGRect(origin: CGPoint(x: list[0], y: list[1]), size: try size(list[2], list[3])))
        case .insets:
            let list = try list("(top, left, bottom, right)", count: 4)
            return .insets(UIEdgeInsets(top: list[0], left: list[1], bottom: list[2], right: list[3]))
        case .directionalInsets:
            let list = try list("(top, leading, bottom, trailing)", count: 4)
            return .directionalInsets(
                NSDirectionalEdgeInsets(top: list[0], leading: list[1], bottom: list[2], trailing: list[3]))
        case .color:
            guard let color = word.flatMap(ColorText.color) else {
                throw wrong("a colour as systemRed or \"#EF5931\"")
            }
            return .color(color)
        case .font:
            let size = try number("a font's size")
            guard size > 0 else { throw .notPositive("a font's size") }
            return .font(UIFont.systemFont(ofSize: CGFloat(size)))
        case .priorities: return .priorities(try priorities())
        case .options(let words):
            let places = chosenWords.map { $0.compactMap(words.firstIndex) } ?? []
            guard places.count == chosenWords?.count else {
                throw wrong("words as (\(words[0]), \(words[1]))")
            }
            return .options(places)
        case .option(let words):
            guard let index = word.flatMap(words.firstIndex) else {
                throw wrong(Quotation.alternatives(words))
            }
            return .option(index)
        }
    }

    /// The number that it is.
    func number(_ what: String) throws(StepProblem) -> Double {
        guard case .number(let value) = self else { throw wrong(what) }
        return value
    }

    /// The numbers in it, if there are as many as `pattern` shows.
    func list(_ pattern: String, count: Int) throws(StepProblem) -> [Double] {
        guard let numbers, numbers.count == count else { throw wrong(pattern) }
        return numbers
    }

    private func size(_ width: Double, _ height: Double) throws(StepProblem) -> CGSize {
        if width < 0 { throw .negative("a width") }
        if height < 0 { throw .negative("a height") }
        return CGSize(width: width, height: height)
    }

    /// One word, or several in parentheses.
    private var chosenWords: [String]? {
        if case .words(let words) = self { return words }
        return word.map { [$0] }
    }

    private var word: String? {
        switch self {
        case .word(let word), .text(let word): word
        default: nil
        }
    }

    /// One priority for both axes, or `(horizontal, vertical)`.
    private func priorities() throws(StepProblem) -> PropertyValue.AxisPriorities {
        guard let numbers, numbers.count == 1 || numbers.count == 2 else {
            throw wrong("a priority or (horizontal, vertical)")
        }
        let horizontal = try StepValue.priority(numbers[0])
        let vertical = try StepValue.priority(numbers[numbers.count - 1])
        return PropertyValue.AxisPriorities(horizontal: horizontal, vertical: vertical)
    }

    /// A priority by its number.
    static func priority(_ value: Double) throws(StepProblem) -> UILayoutPriority {
        guard let priority = PriorityWords.priority(value) else {
            throw .priorityRange(NumberText.short(CGFloat(value)))
        }
        return priority
    }

    private func wrong(_ expected: String) -> StepProblem { .wrongValue(expected: expected, found: kind) }
}
