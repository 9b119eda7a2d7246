import UIKit

/// A step whose names are known: what it does, statement by statement.
struct StepPlan: Sendable {
    let description: StepDescription
    let statements: [Statement]
}

/// One thing that a step does.
struct Statement: Sendable {
    enum Action: Sendable {
        case addViews([ViewDescription], to: ViewSet)
        case addConstraints(LinePlan)
        case remove(ViewSet)
        case activate(String, Bool)
        case set(Property, of: ViewSet, StepExpression)
        case setConstraint(ConstraintProperty, of: String, StepExpression)
        case setMetric(String, StepExpression)
        case call(ViewMethod, of: ViewSet, StepExpression?)
        case callScene(SceneMethod, StepExpression?)
    }

    /// How the trace calls it.
    let text: String
    let line: WrittenLine
    let action: Action
    /// The views that there are once it has run.
    let names: NamedViews

    /// What a statement changes of a named constraint.
    enum ConstraintProperty: String, CaseIterable, Sendable {
        case constant, priority, isActive
    }

    /// What a statement does to the screen.
    enum SceneMethod: String, CaseIterable, Sendable {
        case resize, rotate
    }
}

/// The views that a statement means: one, or with `[*]` all of a description.
struct ViewSet: Sendable {
    let view: NamedView
    let pattern: IndexPattern

    /// Their places among the views of the description.
    var places: [Int] {
        IndexChoices(variables: 0..<1, eachCounts: pattern.eachCounts).map { pattern.flatIndex($0) }
    }
}
