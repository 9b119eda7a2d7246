import UIKit

/// The blocks of PureLayout that are running: what they say holds for every constraint that is made inside them.
@MainActor enum ConstraintBlockStack {
    private static var batches: [(installs: Bool, constraints: [NSLayoutConstraint])] = []
    private static var priorities: [UILayoutPriority] = []
    private static var identifiers: [String] = []

    /// The priority of the innermost block that has one; nil outside of such blocks.
    static var priority: UILayoutPriority? { priorities.last }

    /// Takes a new constraint in: it gets the innermost priority and name, and is installed at once unless a block
    /// collects it.
    static func add(_ constraint: NSLayoutConstraint) {
        adopt(constraint)
        if batches.isEmpty {
            constraint.isActive = true
        } else {
            batches[batches.count - 1].constraints.append(constraint)
        }
    }

    /// Gives the innermost priority and name to a constraint.
    static func adopt(_ constraint: NSLayoutConstraint) {
        if let priority = priorities.last { constraint.priority = priority }
        if let identifier = identifiers.last { constraint.identifier = identifier }
    }

    /// What the innermost such block made, in order; a block within it keeps its own.
    static func collect(installing: Bool, _ block: () -> Void) -> [NSLayoutConstraint] {
        batches.append((installing, []))
        block()
        let constraints = batches.removeLast().constraints
        if installing { NSLayoutConstraint.activate(constraints) }
        return constraints
    }

    static func with(_ priority: UILayoutPriority, _ block: () -> Void) {
        priorities.append(priority)
        block()
        priorities.removeLast()
    }

    static func with(_ identifier: String, _ block: () -> Void) {
        identifiers.append(identifier)
        block()
        identifiers.removeLast()
    }
}
