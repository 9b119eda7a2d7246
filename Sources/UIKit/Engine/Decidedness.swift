import ConstraintSolver

/// What the constraints decide, and which of them do.
extension LayoutEngine {
    /// The attributes of the frame, in the superview's coordinates, that may have more than one value.
    func undecidedAttributes(of view: UIView) -> [FrameAttribute] {
        guard let record = view.engineRecord else { return [] }
        let outer = view.superview is UIScrollView ? nil : view.superview?.engineRecord
        func isUndecided(_ minimum: Variable, in outer: Variable?) -> Bool {
            guard let outer else { return !solver.isDecided(minimum) }
            return !solver.isDecided(Expression(minimum) - Expression(outer))
        }
        var result: [FrameAttribute] = []
        if isUndecided(record.x, in: outer?.x) { result.append(.x) }
        if isUndecided(record.y, in: outer?.y) { result.append(.y) }
        if !solver.isDecided(record.width) { result.append(.width) }
        if !solver.isDecided(record.height) { result.append(.height) }
        return result
    }

    /// Whether constraints leave the content's width and height open. An axis that no constraint mentions is
    /// open unless its length was set by hand.
    func undecidedContent(of scrollView: UIScrollView) -> (width: Bool, height: Bool) {
        guard let variables = scrollView.contentVariables, !scrollView.decidesContentSize else {
            return (false, false)
        }
        let hand = scrollView.handSetContentSize
        return (
            mentions(variables.width) ? !solver.isDecided(variables.width) : hand.width == nil,
            mentions(variables.height) ? !solver.isDecided(variables.height) : hand.height == nil
        )
    }

    /// Whether an active constraint speaks of the variable.
    func mentions(_ variable: Variable) -> Bool { solver.isMentioned(variable) }

    /// The authored constraints that decide variables, each once, causes first.
    func authoredConstraints(deciding variables: [Variable]) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var seen: Set<ObjectIdentifier> = []
        for variable in variables {
            for row in solver.definingConstraints(of: variable) {
                guard case .authored(let constraint)? = origins[row.index],
                    seen.insert(ObjectIdentifier(constraint)).inserted
                else { continue }
                result.append(constraint)
            }
        }
        return result
    }

    /// The views whose intrinsic size decides variables, each once.
    func contentOwners(deciding variables: [Variable]) -> [UIView] {
        var result: [UIView] = []
        for row in variables.flatMap(solver.definingConstraints) {
            guard case .intrinsicSize(let view)? = origins[row.index],
                !result.contains(where: { $0 === view })
            else { continue }
            result.append(view)
        }
        return result
    }

    /// The contradictions of the last solve: which authored constraint was set aside, and the set that
    /// contradicts itself as far as people wrote it.
    var unsatisfiable: [(givenUp: NSLayoutConstraint?, set: [NSLayoutConstraint])] {
        func authored(_ row: Constraint) -> NSLayoutConstraint? {
            guard case .authored(let constraint)? = origins[row.index] else { return nil }
            return constraint
        }
        return solver.contradictions.map { (authored($0.givenUp), $0.set.compactMap(authored)) }
    }
}
