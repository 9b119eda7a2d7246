import ConstraintSolver

/// One step of how an attribute gets its value.
@MainActor package struct DecidingStep {
    package let source: RowSource
    /// Whose variable the step decides.
    package let view: UIView
    /// The direction that the variable lies in.
    package let axis: NSLayoutConstraint.Axis
    /// Whether it is a length of the view's content.
    package let isContent: Bool
    /// Which number of the view it is; nil for one of a guide of the view. A position counts from the origin of the
    /// scroll view around.
    package let attribute: LayoutAttribute?
}

extension UIView {
    /// What decides an attribute of the view, as the tree was last solved, in the order in which it does. A
    /// position counts from the superview: what decides that one's own is left out, unless the view is tied to
    /// something outside.
    package func stepsDeciding(_ attribute: LayoutAttribute) -> [DecidingStep] {
        engine?.steps(deciding: attribute, of: self) ?? []
    }
}

extension LayoutEngine {
    func steps(deciding attribute: LayoutAttribute, of view: UIView) -> [DecidingStep] {
        guard let expression = expression(of: attribute, of: view) else { return [] }
        let variables = expression.terms.map(\.variable)
        guard let own = variables.first else { return [] }
        let origin = Set(variables.dropFirst())
        let (steps, reachesOrigin) = solver.definingSteps(of: own, upTo: origin)
        var result = steps.compactMap(decidingStep)
        if !reachesOrigin {
            for variable in origin {
                result = solver.definingSteps(of: variable).steps.compactMap(decidingStep) + result
            }
        }
        return result
    }

    private func decidingStep(_ step: Solver.DefiningStep) -> DecidingStep? {
        guard let source = source(of: step.constraint), let owner = owners[step.variable.index] else {
            return nil
        }
        return DecidingStep(
            source: source, view: owner.view, axis: axis(of: step.variable, owner),
            isContent: owner.isContent, attribute: attribute(of: step.variable, owner))
    }

    private func attribute(of variable: Variable, _ owner: VariableOwner) -> LayoutAttribute? {
        if owner.isContent {
            return axis(of: variable, owner) == .horizontal ? .contentWidth : .contentHeight
        }
        guard let record = owner.view.engineRecord else { return nil }
        if variable == record.x { return .x }
        if variable == record.y { return .y }
        if variable == record.width { return .width }
        return variable == record.height ? .height : nil
    }

    private func axis(of variable: Variable, _ owner: VariableOwner) -> NSLayoutConstraint.Axis {
        if owner.isContent {
            let content = (owner.view as? UIScrollView)?.contentVariables
            return content?.width == variable ? .horizontal : .vertical
        }
        let records = [owner.view.engineRecord] + owner.view.layoutGuides.map(\.engineRecord)
        let isHorizontal = records.compactMap { $0 }.contains { $0.x == variable || $0.width == variable }
        return isHorizontal ? .horizontal : .vertical
    }
}
