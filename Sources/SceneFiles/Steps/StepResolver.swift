import UIKit

/// Finds what the steps of a scene name, step by step: what one adds or removes, the next one knows.
struct StepResolver {
    var lines: ConstraintResolver
    /// The constraints that have a name, by it.
    var named: [String: [LinePlan]] = [:]
    private var totalViews: Int
    private var current: WrittenLine?

    /// A resolver for the steps of a scene whose lines make `plans`.
    init(lines: ConstraintResolver, plans: [LinePlan], root: ViewDescription) {
        self.lines = lines
        totalViews = root.total
        for plan in plans { name(plan) }
    }

    /// What the steps do; statements with faults are left out.
    mutating func plans(for steps: [StepDescription]) -> [StepPlan] {
        var plans: [StepPlan] = []
        for step in steps {
            var statements: [Statement] = []
            if let addition = step.addition { statements += self.statements(for: addition) }
            statements += step.removals.compactMap { removal($0) }
            statements += step.activations.compactMap { activation($0, isActive: true) }
            statements += step.deactivations.compactMap { activation($0, isActive: false) }
            statements += step.statements.compactMap { statement($0) }
            plans.append(StepPlan(description: step, statements: statements))
        }
        return plans
    }

    private mutating func name(_ plan: LinePlan) {
        if let name = plan.description.name { named[name, default: []].append(plan) }
    }

    // MARK: - Faults

    mutating func begin(_ line: WrittenLine) {
        current = line
        lines.current = line
    }

    mutating func report(_ problem: Problem, at offset: Int) {
        guard let current else { return }
        let location = lines.reader.source.location(of: offset, in: current.scalar, at: current.location)
        lines.reader.report(problem, at: location)
    }

    mutating func nearest(to name: String, among names: some Sequence<String>) -> String? {
        lines.reader.suggestions.nearest(to: name, among: names)
    }

    // MARK: - What a step adds and removes

    private mutating func statements(for addition: StepDescription.Addition) -> [Statement] {
        var statements: [Statement] = []
        if let line = addition.superview, let views = views(line) {
            begin(line)
            if views.places.count != 1 {
                report(.step(.onlyView("the superview")), at: 0)
            } else if !addition.subviews.isEmpty {
                for (id, first) in lines.views.add(addition.subviews, to: views.view) {
                    lines.reader.report(.name(.doubledID(id, first: first.location)), at: addition.location)
                }
                checkLimits(addition, in: views.view)
                let ids = addition.subviews.map { $0.id ?? ($0.viewClass ?? .plain).name }
                statements.append(
                    Statement(
                        text: "add \(ids.joined(separator: ", ")) to \(VisualFormatPlan.text(line))",
                        line: line, action: .addViews(addition.subviews, to: views), names: lines.views))
            }
        }
        for plan in lines.plans(for: addition.constraints) {
            name(plan)
            let line = plan.description.line
            statements.append(
                Statement(
                    text: VisualFormatPlan.text(line), line: line, action: .addConstraints(plan),
                    names: lines.views))
        }
        return statements
    }

    private mutating func checkLimits(_ addition: StepDescription.Addition, in superview: NamedView) {
        let wasWithinLimit = totalViews <= Limit.views.largest
        for view in addition.subviews { totalViews = min(totalViews + view.total, Limit.views.largest + 1) }
        if wasWithinLimit, totalViews > Limit.views.largest {
            lines.reader.report(.limit(.views), at: addition.location)
        }
        let height = addition.subviews.map(\.height).max() ?? 0
        if superview.depth + 1 + height > Limit.viewDepth.largest {
            lines.reader.report(.limit(.viewDepth), at: addition.location)
        }
    }

    private mutating func removal(_ line: WrittenLine) -> Statement? {
        guard let views = views(line) else { return nil }
        if views.view.id == SceneDescription.rootID {
            report(.step(.rootView), at: 0)
            return nil
        }
        // One of several leaves a gap that only running the step can tell.
        if views.places.count == views.view.counts.reduce(1, *) { lines.views.remove(views.view) }
        return Statement(
            text: "remove \(VisualFormatPlan.text(line))", line: line, action: .remove(views),
            names: lines.views)
    }

    private mutating func activation(_ line: WrittenLine, isActive: Bool) -> Statement? {
        begin(line)
        let name = VisualFormatPlan.text(line)
        guard knowsConstraint(name, at: 0) else { return nil }
        return Statement(
            text: "\(isActive ? "activate" : "deactivate") \(name)", line: line,
            action: .activate(name, isActive), names: lines.views)
    }

    mutating func knowsConstraint(_ name: String, at offset: Int) -> Bool {
        if named[name] != nil { return true }
        report(
            .step(.unknownConstraint(name, nearest: nearest(to: name, among: named.keys.sorted()))),
            at: offset)
        return false
    }

    // MARK: - Statements

    private mutating func statement(_ line: WrittenLine) -> Statement? {
        begin(line)
        let known = lines.reader.faults.count
        let written: StatementLine
        do throws(LineFailure) {
            written = try StatementParser.parse(line.text)
        } catch {
            report(.line(.grammar(error.problem)), at: error.offset)
            return nil
        }
        let action =
            switch written.content {
            case .assignment(let target, let value): assignment(target, value)
            case .call(let target, let argument, let isAnimated): call(target, argument, isAnimated)
            }
        // One that is wrong is not run, so that nothing is told twice.
        guard let action, lines.reader.faults.count == known else { return nil }
        return Statement(text: VisualFormatPlan.text(line), line: line, action: action, names: lines.views)
    }
}
