/// One thing that is wrong with a scene file, and where.
public struct Fault: Error, Hashable, Sendable {
    /// Where it is.
    public let location: SourceLocation
    /// What it is; the words are made from it.
    package let problem: Problem

    package init(_ problem: Problem, at location: SourceLocation) {
        self.problem = problem
        self.location = location
    }

    /// What was found and what would be right, without the place.
    public var message: String { problem.message }
}

/// What can be wrong with a scene file, by family; each family keeps its facts and its words in a file.
package enum Problem: Hashable, Sendable {
    case syntax(SyntaxProblem)
    case limit(Limit)
    case value(ValueProblem)
    case name(NameProblem)
    case line(LineProblem)
    case step(StepProblem)

    var message: String {
        switch self {
        case .syntax(let problem): problem.message
        case .limit(let limit): limit.message
        case .value(let problem): problem.message
        case .name(let problem): problem.message
        case .line(let problem): problem.message
        case .step(let problem): problem.message
        }
    }
}
