import ConstraintSolver

/// A number of a layout that constraints are there to decide.
package enum LayoutAttribute: String, CaseIterable, Sendable {
    case x, y, width, height, contentWidth, contentHeight

    /// The direction it lies in.
    package var axis: NSLayoutConstraint.Axis {
        switch self {
        case .x, .width, .contentWidth: .horizontal
        case .y, .height, .contentHeight: .vertical
        }
    }

    package var isContent: Bool { self == .contentWidth || self == .contentHeight }
    package var isPosition: Bool { self == .x || self == .y }
    /// Whether it is a length of the frame.
    package var isFrameLength: Bool { self == .width || self == .height }
}

/// An attribute that constraints leave open, and how it moves inside the optimum.
@MainActor package struct OpenAttribute {
    package let view: UIView
    package let attribute: LayoutAttribute
    /// Along each independent direction, ordered by direction; never empty.
    package let movement: [Movements.Part]
    /// What it was settled at to be drawn, in points; a position in the superview's coordinates.
    package let value: CGFloat
}

extension UIView {
    /// All attributes that the constraints of the view's tree leave open, as it was last solved: depth first, in
    /// the order x, y, width, height, content.
    package var openAttributes: [OpenAttribute] { engine?.openAttributes ?? [] }
}

extension UIView {
    /// The constraints that decide an attribute of the view, or hold it where it was settled, as the tree was
    /// last solved: each after those that decide what is in it.
    package func constraints(deciding attribute: LayoutAttribute) -> [NSLayoutConstraint] {
        guard let engine, let expression = engine.expression(of: attribute, of: self) else { return [] }
        return engine.authoredConstraints(deciding: expression.terms.map(\.variable))
    }
}

extension UIView {
    /// The views whose own content, by its size, is among what decides an attribute of this view, as the tree was
    /// last solved.
    package func viewsWhoseContentDecides(_ attribute: LayoutAttribute) -> [UIView] {
        guard let engine, let expression = engine.expression(of: attribute, of: self) else { return [] }
        return engine.contentOwners(deciding: expression.terms.map(\.variable))
    }
}

extension LayoutEngine {
    var openAttributes: [OpenAttribute] {
        let movements = solver.movements()
        var result: [OpenAttribute] = []
        topView.forEachInTree { view in
            for attribute in view.undecidedAttributes {
                let attribute = LayoutAttribute(attribute)
                add(attribute, of: view, movements, to: &result)
            }
            guard let scrollView = view as? UIScrollView else { return }
            let open = undecidedContent(of: scrollView)
            if open.width { add(.contentWidth, of: view, movements, to: &result) }
            if open.height { add(.contentHeight, of: view, movements, to: &result) }
        }
        return result
    }

    private func add(
        _ attribute: LayoutAttribute, of view: UIView, _ movements: Movements,
        to result: inout [OpenAttribute]
    ) {
        guard let expression = expression(of: attribute, of: view) else { return }
        let parts = movements.parts(of: expression)
        guard !parts.isEmpty else { return }
        let value = expression.terms.reduce(expression.constant) {
            $0 + $1.coefficient * solver.value(of: $1.variable)
        }
        result.append(
            OpenAttribute(view: view, attribute: attribute, movement: parts, value: CGFloat(value)))
    }

    /// The attribute in terms of the solver's variables; a position in the superview's coordinates.
    func expression(of attribute: LayoutAttribute, of view: UIView) -> Expression? {
        guard let record = view.engineRecord else { return nil }
        let outer = view.superview is UIScrollView ? nil : view.superview?.engineRecord
        switch attribute {
        case .x: return outer.map { Expression(record.x) - Expression($0.x) } ?? Expression(record.x)
        case .y: return outer.map { Expression(record.y) - Expression($0.y) } ?? Expression(record.y)
        case .width: return Expression(record.width)
        case .height: return Expression(record.height)
        case .contentWidth: return (view as? UIScrollView)?.contentVariables.map { Expression($0.width) }
        case .contentHeight: return (view as? UIScrollView)?.contentVariables.map { Expression($0.height) }
        }
    }
}

extension LayoutAttribute {
    init(_ attribute: FrameAttribute) {
        switch attribute {
        case .x: self = .x
        case .y: self = .y
        case .width: self = .width
        case .height: self = .height
        }
    }
}
