import ConstraintSolver

/// Required constraints of a layout that cannot all hold, and the sum that shows it.
@MainActor package struct LayoutContradiction {
    /// A member of the set. `factor` and `share` are those of the sum that shows the contradiction: every
    /// variable cancels, and the shares, in points, do not add up to 0.
    package struct Member {
        package let source: RowSource
        package let factor: Double
        package let share: Double
    }

    /// A smallest set: without any of them the others can hold.
    package let members: [Member]
    /// What was set aside.
    package let givenUp: RowSource
    /// What the shares add up to.
    package var excess: Double { members.reduce(0) { $0 + $1.share } }
}

extension UIView {
    /// The contradictions of the last layout of the view's tree.
    package var layoutContradictions: [LayoutContradiction] { engine?.layoutContradictions ?? [] }
}

extension LayoutEngine {
    var layoutContradictions: [LayoutContradiction] {
        solver.contradictions.compactMap { contradiction in
            guard let givenUp = source(of: contradiction.givenUp) else { return nil }
            return LayoutContradiction(members: members(of: contradiction), givenUp: givenUp)
        }
    }

    private func members(of contradiction: Contradiction) -> [LayoutContradiction.Member] {
        guard let proof = solver.proof(of: contradiction) else {
            return contradiction.set.compactMap { row in
                source(of: row).map { LayoutContradiction.Member(source: $0, factor: 0, share: 0) }
            }
        }
        var members = proof.constraints.compactMap { entry in
            source(of: entry.constraint).map {
                LayoutContradiction.Member(source: $0, factor: entry.factor, share: entry.share)
            }
        }
        for bound in proof.bounds {
            guard let source = boundSource(of: bound.variable) else { continue }
            members.append(LayoutContradiction.Member(source: source, factor: bound.factor, share: 0))
        }
        return members
    }

    func source(of row: Constraint) -> RowSource? {
        switch origins[row.index] {
        case .authored(let constraint):
            switch constraint.origin {
            case .author: return .authored(constraint)
            case .stackView: return .stackView(constraint)
            case .encapsulatedLayout: return .encapsulatedLayout(constraint)
            }
        case .autoresizing(let view): return .autoresizing(view, baseAttribute(of: row, of: view))
        case .top(let view): return .top(view, baseAttribute(of: row, of: view))
        case .intrinsicSize(let view):
            let rows = view.engineRecord?.intrinsicRows ?? []
            let width = view.engineRecord?.width
            let isHorizontal = rows.contains(row) && solver.terms(of: row).contains { $0.variable == width }
            return .intrinsicSize(view, isHorizontal ? .horizontal : .vertical)
        case .tableContent(let view):
            let isWidth = view.engineRecord?.contentRows.first == row
            return .tableContent(view, isWidth ? .horizontal : .vertical)
        case nil: return nil
        }
    }

    private func baseAttribute(of row: Constraint, of view: UIView) -> LayoutAttribute {
        let index = view.engineRecord?.baseRows.firstIndex(of: row) ?? 0
        let order: [LayoutAttribute] =
            view === topView ? [.x, .y, .width, .height] : [.x, .width, .y, .height]
        return order.indices.contains(index) ? order[index] : .x
    }

    private func boundSource(of variable: Variable) -> RowSource? {
        guard let owner = owners[variable.index] else { return nil }
        if owner.isContent {
            let isWidth = (owner.view as? UIScrollView)?.contentVariables?.width == variable
            return .neverNegative(owner.view, isWidth ? .contentWidth : .contentHeight)
        }
        let isWidth = owner.view.engineRecord?.width == variable
        return .neverNegative(owner.view, isWidth ? .width : .height)
    }
}
