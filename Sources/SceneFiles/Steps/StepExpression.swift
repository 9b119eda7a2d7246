/// The right side of a statement as it is written.
struct StepExpression: Equatable, Sendable {
    indirect enum Content: Equatable, Sendable {
        case number(Double)
        /// A text between double quotes.
        case text(String)
        /// A metric, `true`, `false`, or one of UIKit's words.
        case word(String)
        /// A value of a view: `child.frame.maxY`.
        case value(ConstraintLine.Reference)
        /// `(a, b)`; one in parentheses is itself.
        case list([StepExpression])
        case negative(StepExpression)
        case operation(Operation, StepExpression, StepExpression)
    }

    /// What two numbers are made into.
    enum Operation: Character, Equatable, Sendable {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case over = "/"

        func callAsFunction(_ a: Double, _ b: Double) -> Double {
            switch self {
            case .plus: a + b
            case .minus: a - b
            case .times: a * b
            case .over: a / b
            }
        }
    }

    let content: Content
    /// How many code points of the line come before it.
    let offset: Int
}

/// A statement of a step as it is written.
struct StatementLine: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        /// `ID.PROPERTY = …`, `NAME.constant = …`, `METRIC = …`; the last word of the reference is the property.
        case assignment(ConstraintLine.Reference, StepExpression)
        /// `ID.layoutIfNeeded`, `ID.scrollTo (x, y)`.
        case call(ConstraintLine.Reference, StepExpression?, isAnimated: Bool)
    }

    let content: Content
}
