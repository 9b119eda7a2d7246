import UIKit

/// What a step changes of the scene as a whole.
extension Scene {
    /// The constraints of that name.
    func named(_ name: String) -> [NSLayoutConstraint] {
        constraints.lazy.filter { $0.name == name }.map(\.constraint)
    }

    /// Shows the scene on another screen.
    func show(on device: Device) {
        self.device = device
        window.deviceSafeAreaInsets = device.safeArea
        window.frame.size = device.size
    }

    /// Gives a metric another value; constraints and views that were written with it follow.
    /// - Returns: how many lines and views do.
    /// - Throws: `StepProblem` if some line or view makes no sense with that value; then nothing has changed.
    func setMetric(_ name: String, to value: Double) throws(StepProblem) -> Int {
        var reader = plan.reader
        reader.metrics = metrics
        reader.metrics.set(name, to: value)
        let before = reader.faults.count
        var changes: [() -> Void] = []
        for index in lines.indices where lines[index].plan.uses(name) {
            var resolver = ConstraintResolver(views: lines[index].plan.names, reader: reader)
            guard let plan = resolver.plan(for: lines[index].plan.description),
                let made = try? constraints(of: plan)
            else {
                throw .meaningless(resolver.reader.faults.last?.message ?? "a line cannot have that value")
            }
            changes.append { self.update(index, plan, made.map(\.constraint)) }
        }
        for (view, use) in tree.metricUses where use.metrics.contains(name) {
            guard let change = reader.change(of: view, use) else {
                let faults = reader.faults
                throw .meaningless(faults.count > before ? faults[faults.count - 1].message : use.key)
            }
            changes.append(change)
        }
        for change in changes { change() }
        metrics = reader.metrics
        return changes.count
    }

    /// Gives the constraints of a line the numbers of `new`; those that UIKit cannot change are replaced.
    private func update(_ index: Int, _ plan: LinePlan, _ new: [NSLayoutConstraint]) {
        lines[index].plan = plan
        for (place, new) in zip(lines[index].constraints, new) {
            let old = constraints[place]
            guard old.constraint.multiplier == new.multiplier, old.constraint.priority == new.priority else {
                new.identifier = old.name
                new.isActive = old.constraint.isActive
                old.constraint.isActive = false
                constraints[place] = SceneConstraint(
                    constraint: new, text: old.text, location: old.location, name: old.name)
                continue
            }
            old.constraint.constant = new.constant
        }
    }
}

extension NodeReader {
    /// Reads a view's key with the present metrics; nil, and noted, if it makes no sense.
    @MainActor fileprivate mutating func change(of view: UIView, _ use: ViewDescription.MetricUse)
        -> (() -> Void)?
    {
        switch use.key {
        case "frame": return rectangle(use.value).map { frame in { view.frame = frame } }
        case "intrinsicContentSize":
            return intrinsicSize(use.value).map { size in { view.statedIntrinsicContentSize = size } }
        default:
            let own = Property.ofStatements.first { $0.name == use.key }
            guard let property = own ?? Property.first(named: use.key) else { return {} }
            return value(use.value, of: property).map { value in { property.apply(view, value) } }
        }
    }
}

extension LinePlan {
    /// Whether the line is written with a metric.
    fileprivate func uses(_ metric: String) -> Bool {
        switch self {
        case .equation(let plan): plan.line.metricNames.contains(metric)
        // A view of that name makes no difference: the line comes out the same.
        case .visualFormat(let plan): plan.description.line.text.contains(metric)
        }
    }

    /// The views that there were when the line was read.
    fileprivate var names: NamedViews {
        switch self {
        case .equation(let plan): plan.names
        case .visualFormat(let plan): plan.names
        }
    }
}

extension ConstraintLine {
    /// The metrics, and other words in the places of numbers.
    fileprivate var metricNames: [String] {
        var terms: [NumberTerm] = []
        switch right {
        case .number(let number): terms.append(number)
        case .pair(let width, let height, _): terms += [width, height]
        case .term(let term):
            if term.reference.isBare {
                terms.append(
                    NumberTerm(value: .metric(term.reference.name.text), offset: term.reference.name.offset))
            }
            terms += term.factors.map(\.number)
            switch term.adjustment {
            case .none: break
            case .plus(let number), .minus(let number), .inset(let number, _): terms.append(number)
            case .insets(let numbers, _): terms += numbers
            }
        }
        if case .number(let number)? = priority?.value { terms.append(number) }
        return terms.compactMap { if case .metric(let name) = $0.value { name } else { nil } }
    }
}
