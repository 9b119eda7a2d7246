import UIKit

/// A line of `constraints` and what it made.
struct MadeLine {
    var plan: LinePlan
    /// Its constraints among those of the scene.
    let constraints: Range<Int>
}

extension Scene {
    /// Makes the constraints of lines and activates them in order.
    /// - Returns: the faults that only the views themselves can tell.
    func addLines(_ plans: [LinePlan]) -> [Fault] {
        var faults: [Fault] = []
        for plan in plans {
            do throws(Fault) {
                try addLine(plan)
            } catch {
                faults.append(error)
            }
        }
        return faults
    }

    /// Makes a line's constraints and activates them, unless it says otherwise.
    func addLine(_ plan: LinePlan) throws(Fault) {
        let description = plan.description
        let made = try constraints(of: plan)
        if description.isActive, let apart = made.first(where: { !$0.constraint.hasCommonAncestor }) {
            _ = apart
            throw self.plan.fault(.step(.noCommonAncestor), in: description.line, at: 0)
        }
        let start = constraints.count
        for (constraint, text) in made {
            constraint.identifier = description.name
            constraint.isActive = description.isActive
            constraints.append(
                SceneConstraint(
                    constraint: constraint, text: text, location: description.line.location,
                    name: description.name))
        }
        lines.append(MadeLine(plan: plan, constraints: start..<constraints.count))
    }

    /// A line's constraints in the order of activation, each with the line as it is for it; none is active.
    func constraints(of plan: LinePlan) throws(Fault) -> [(constraint: NSLayoutConstraint, text: String)] {
        switch plan {
        case .equation(let plan): return constraints(of: plan)
        case .visualFormat(let plan):
            let text = VisualFormatPlan.text(plan.description.line)
            do throws(VisualFormatError) {
                return try plan.constraints { tree.view($0) }.map { ($0, text) }
            } catch {
                let offset = VisualFormatPlan.offset(ofCharacter: error.position, in: plan.description.line)
                throw self.plan.fault(
                    .line(.grammar(.visualFormat(error))), in: plan.description.line, at: offset)
            }
        }
    }

    private func constraints(of plan: ConstraintPlan) -> [(constraint: NSLayoutConstraint, text: String)] {
        var made: [(constraint: NSLayoutConstraint, text: String)] = []
        for choice in plan.madeChoices {
            let text = plan.text(choice)
            let first = item(plan.left, choice)
            let second = plan.right.map { item($0, choice) }
            for part in plan.parts {
                let constraint = NSLayoutConstraint(
                    item: first, attribute: part.first, relatedBy: plan.relation, toItem: second,
                    attribute: part.second, multiplier: plan.multiplier, constant: part.constant)
                constraint.priority = plan.priority
                made.append((constraint, text))
            }
        }
        return made
    }

    private func item(_ item: ConstraintPlan.Item, _ choice: IndexChoice) -> AnyObject {
        let view = tree.view(item, choice)
        return item.guide?.guide(view) ?? view
    }
}
