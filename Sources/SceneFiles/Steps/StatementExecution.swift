import UIKit

/// Runs one statement on a scene.
@MainActor struct StatementExecution {
    let scene: Scene
    let statement: Statement

    /// Why a statement cannot run.
    struct Failure: Error {
        let problem: StepProblem
        let offset: Int
    }

    /// Runs it and says what it read and did: `read 375, 0 → 375 × 0`.
    func run() throws(Fault) -> String {
        do throws(Failure) {
            switch statement.action {
            case .addConstraints(let plan): return try add(plan)
            case .addViews(let views, let superview): return add(views, to: superview)
            case .remove(let views): return try remove(views)
            case .activate(let name, let isActive): return try activate(name, isActive)
            case .set(let property, let views, let value): return try set(property, of: views, to: value)
            case .setConstraint(let property, let name, let value):
                return try set(property, of: name, to: value)
            case .setMetric(let name, let value): return try setMetric(name, to: value)
            case .call(let method, let views, let argument): return try call(method, of: views, argument)
            case .callScene(let method, let argument): return try call(method, argument)
            }
        } catch {
            throw scene.plan.fault(.step(error.problem), in: statement.line, at: error.offset)
        }
    }

    /// The value of an expression, and those of views that were read for it.
    private func evaluate(_ expression: StepExpression) throws(Failure) -> (StepValue, reads: [StepValue]) {
        var evaluation = StepEvaluation(scene: scene, names: statement.names)
        let value = try evaluation.value(expression)
        return (value, evaluation.reads)
    }

    private func trace(_ reads: [StepValue], _ result: String) -> String {
        let list = reads.map(\.description).joined(separator: ", ")
        return (reads.isEmpty ? "" : "read \(list) ") + "→ \(result)"
    }

    // MARK: - The tree and its constraints

    private func add(_ plan: LinePlan) throws(Failure) -> String {
        let count = scene.constraints.count
        do throws(Fault) {
            try scene.addLine(plan)
        } catch {
            // A fault of a line has its place already; here only its kind is asked for.
            guard case .step(let problem) = error.problem else { return "→ \(error.message)" }
            throw Failure(problem: problem, offset: 0)
        }
        let made = scene.constraints.count - count
        return "→ \(made) \(made == 1 ? "constraint" : "constraints")"
    }

    private func add(_ views: [ViewDescription], to superview: ViewSet) -> String {
        let count = scene.views.count
        scene.tree.add(views, to: scene.tree.views(of: superview)[0], named: statement.names)
        let added = scene.views.count - count
        return "→ \(added) \(added == 1 ? "view" : "views")"
    }

    private func remove(_ views: ViewSet) throws(Failure) -> String {
        for view in scene.tree.views(of: views) {
            guard view.superview != nil else {
                throw Failure(problem: .goneView(view.accessibilityIdentifier ?? views.view.id), offset: 0)
            }
            view.removeFromSuperview()
        }
        let count = scene.views.count
        scene.tree.forgetRemovedViews()
        let removed = count - scene.views.count
        return "→ \(removed) \(removed == 1 ? "view" : "views") less"
    }

    private func activate(_ name: String, _ isActive: Bool) throws(Failure) -> String {
        let named = scene.named(name)
        if isActive, named.contains(where: { !$0.hasCommonAncestor }) {
            throw Failure(problem: .noCommonAncestor, offset: 0)
        }
        for constraint in named { constraint.isActive = isActive }
        return "→ \(named.count) \(named.count == 1 ? "constraint" : "constraints")"
    }

    // MARK: - Assignments

    private func set(_ property: Property, of views: ViewSet, to expression: StepExpression) throws(Failure)
        -> String
    {
        let (value, reads) = try evaluate(expression)
        let stated: PropertyValue
        do throws(StepProblem) {
            stated = try value.propertyValue(property)
        } catch {
            throw Failure(problem: error, offset: expression.offset)
        }
        for view in scene.tree.views(of: views) {
            property.apply(view, stated)
            if case .size(let size) = stated, let scrollView = view as? UIScrollView, !reads.isEmpty {
                scene.note(
                    ContentSizeStatement(
                        scrollView: scrollView, statement: statement, expression: expression, value: size))
            }
        }
        return trace(reads, stated.traceText ?? value.description)
    }

    private func set(
        _ property: Statement.ConstraintProperty, of name: String, to expression: StepExpression
    ) throws(Failure) -> String {
        let (value, reads) = try evaluate(expression)
        do throws(StepProblem) {
            switch property {
            case .constant:
                let constant = try value.number("a number")
                for constraint in scene.named(name) { constraint.constant = CGFloat(constant) }
            case .priority: try setPriority(try priority(value), of: name)
            case .isActive:
                guard case .flag(let isActive) = value else {
                    throw .wrongValue(expected: "true or false", found: value.kind)
                }
                _ = try activateStated(name, isActive)
            }
        } catch {
            throw Failure(problem: error, offset: expression.offset)
        }
        return trace(reads, value.description)
    }

    private func activateStated(_ name: String, _ isActive: Bool) throws(StepProblem) {
        do throws(Failure) {
            _ = try activate(name, isActive)
        } catch {
            throw error.problem
        }
    }

    private func priority(_ value: StepValue) throws(StepProblem) -> UILayoutPriority {
        if case .word(let word) = value, let priority = PriorityWords.priority(for: word) { return priority }
        return try StepValue.priority(try value.number("a priority"))
    }

    private func setPriority(_ priority: UILayoutPriority, of name: String) throws(StepProblem) {
        for constraint in scene.named(name) {
            let changesKind = (constraint.priority == .required) != (priority == .required)
            if changesKind, constraint.isActive { throw .requiredPriority(name) }
            constraint.priority = priority
        }
    }

    private func setMetric(_ name: String, to expression: StepExpression) throws(Failure) -> String {
        let (value, reads) = try evaluate(expression)
        do throws(StepProblem) {
            let number = try value.number("a number")
            let count = try scene.setMetric(name, to: number)
            return trace(
                reads, value.description + (count == 0 ? "" : ", \(count) \(count == 1 ? "place" : "places")")
            )
        } catch {
            throw Failure(problem: error, offset: expression.offset)
        }
    }

    // MARK: - Calls

    private func call(_ method: ViewMethod, of views: ViewSet, _ argument: StepExpression?) throws(Failure)
        -> String
    {
        let targets = scene.tree.views(of: views)
        guard let argument, let pattern = method.argument else {
            return scene.changes { for view in targets { method.call(view, .zero) } }
        }
        let (point, reads) = try pair(argument, pattern, of: method)
        for view in targets { method.call(view, point) }
        let offsets = targets.compactMap { ($0 as? UIScrollView)?.contentOffset }
        return trace(reads, offsets.map { StepValue.point($0).description }.joined(separator: ", "))
    }

    private func pair(_ argument: StepExpression, _ pattern: String, of method: ViewMethod? = nil)
        throws(Failure) -> (CGPoint, [StepValue])
    {
        let (value, reads) = try evaluate(argument)
        do throws(StepProblem) {
            let list = try value.list(pattern, count: 2)
            if method?.takesWholeNumbers == true,
                list.contains(where: { $0.rounded() != $0 || abs($0) > 1e6 })
            {
                throw .wrongValue(expected: pattern, found: value.description)
            }
            return (CGPoint(x: list[0], y: list[1]), reads)
        } catch {
            throw Failure(problem: error, offset: argument.offset)
        }
    }

    private func call(_ method: Statement.SceneMethod, _ argument: StepExpression?) throws(Failure) -> String
    {
        var reads: [StepValue] = []
        switch method {
        case .rotate: scene.show(on: scene.device.rotated())
        case .resize:
            guard let argument else { return "" }
            let (size, values) = try pair(argument, "(width, height)")
            guard size.x > 0, size.y > 0 else {
                throw Failure(problem: .notPositive("a width or height"), offset: argument.offset)
            }
            reads = values
            scene.show(on: scene.device.resized(to: CGSize(width: size.x, height: size.y)))
        }
        return trace(reads, StepValue.size(scene.device.size).description)
    }
}

extension PropertyValue {
    /// How the trace writes it where it says more than the numbers that were given.
    fileprivate var traceText: String? {
        switch self {
        case .size(let size): StepValue.size(size).description
        default: nil
        }
    }
}
