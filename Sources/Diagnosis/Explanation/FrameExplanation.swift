import UIKit

/// Which constraints decide a view's frame, in the order in which they do, and which have no say.
@MainActor package struct FrameExplanation {
    /// How one number gets its value.
    package struct Part: Equatable, Sendable {
        /// `y = 300`, or that it is not decided.
        package let title: String
        /// A line each, the causes first.
        package let steps: [String]
    }

    /// x, y, width and height; of a scroll view also those of its content.
    package let parts: [Part]
    /// Constraints on the view that lost, or hold anyway, a line each.
    package let others: [String]

    private let view: UIView
    private let source: LayoutSource

    /// Reads a view of a tree that was laid out.
    package init(of view: UIView, source: LayoutSource) {
        self.view = view
        self.source = source
        var seen: Set<ObjectIdentifier> = []
        let attributes = LayoutAttribute.allCases.filter { !$0.isContent || view is UIScrollView }
        var parts: [Part] = []
        for attribute in attributes {
            // Of what is not decided there may be limits that hold it where it is drawn.
            let isOpen = view.isOpen(attribute)
            let steps = view.stepsDeciding(attribute).filter {
                !isOpen || $0.source.constraint.map { $0.relation != .equal } ?? false
            }
            for step in steps { step.source.constraint.map { _ = seen.insert(ObjectIdentifier($0)) } }
            let text = StepText(source: source)
            parts.append(
                Part(
                    title: FrameExplanation.title(of: attribute, view),
                    steps: steps.isEmpty
                        ? FrameExplanation.byHand(attribute, of: view) : steps.compactMap(text.text)))
        }
        self.parts = parts
        others = OtherConstraints(of: view, source: source, deciding: seen).lines
    }

    private static func title(of attribute: LayoutAttribute, _ view: UIView) -> String {
        let value = NumberText.short(value(of: attribute, view))
        let name = name(of: attribute)
        return view.isOpen(attribute) ? "\(name) is not decided, drawn as \(value)" : "\(name) = \(value)"
    }

    private static func name(of attribute: LayoutAttribute) -> String {
        switch attribute {
        case .contentWidth: "content width"
        case .contentHeight: "content height"
        default: attribute.rawValue
        }
    }

    private static func value(of attribute: LayoutAttribute, _ view: UIView) -> CGFloat {
        switch attribute {
        case .x: view.frame.minX
        case .y: view.frame.minY
        case .width: view.frame.width
        case .height: view.frame.height
        case .contentWidth: (view as? UIScrollView)?.contentSize.width ?? 0
        case .contentHeight: (view as? UIScrollView)?.contentSize.height ?? 0
        }
    }

    /// What decides an attribute that no row of the solver does.
    private static func byHand(_ attribute: LayoutAttribute, of view: UIView) -> [String] {
        if view.isOpen(attribute) { return [] }
        if attribute.isContent { return ["set by hand"] }
        return view.translatesAutoresizingMaskIntoConstraints ? ["from its frame and mask"] : []
    }
}

/// A step in words.
@MainActor private struct StepText {
    let source: LayoutSource

    /// Nil for what goes without saying: that the root view begins at the window's origin.
    func text(_ step: DecidingStep) -> String? {
        switch step.source {
        case .authored(let constraint): equation(constraint, step, from: place(constraint))
        case .stackView(let constraint): equation(constraint, step, from: "stack")
        case .encapsulatedLayout(let constraint): equation(constraint, step, from: "cell")
        case .autoresizing(let view, let attribute):
            placed(view, attribute)
        case .top: nil
        case .intrinsicSize(let view, let axis):
            "\(source.name(view)).\(AxisWords(axis).length) = "
                + "\(NumberText.short(IntrinsicLength.of(view, along: axis) ?? 0))  (its content)"
        case .tableContent(let view, let axis):
            "\(source.name(view)).content\(axis == .horizontal ? "Width = " : "Height = ")"
                + NumberText.short(view.contentSize.length(axis))
                + (axis == .horizontal ? "  (its own width)" : "  (its rows)")
        case .neverNegative(let view, let attribute):
            "\(source.name(view)).\(attribute.rawValue) = 0  (never negative)"
        }
    }

    private func placed(_ view: UIView, _ attribute: LayoutAttribute) -> String? {
        let value = number(attribute, view)
        guard view.superview is UIWindow else {
            return "\(source.name(view)).\(attribute.rawValue) = \(value)  (its frame and mask)"
        }
        if attribute.isPosition, value == "0" { return nil }
        return "\(source.name(view)).\(attribute.rawValue) = \(value)  (the device)"
    }

    private func equation(
        _ constraint: NSLayoutConstraint, _ step: DecidingStep, from origin: String?
    ) -> String {
        guard let equation = Equation(constraint, source: source) else {
            return source.line(of: constraint).text
        }
        var notes: [String] = []
        if constraint.relation != .equal {
            notes.append("\(ConstraintSpelling(source: source).mark(constraint.relation)) at its limit")
        }
        if constraint.priority != .required {
            notes.append("@" + NumberText.short(CGFloat(constraint.priority.rawValue)))
        }
        if let origin { notes.append(origin) }
        let end = notes.isEmpty ? "" : "  (" + notes.joined(separator: ", ") + ")"
        return equation.text(for: step) + end
    }

    private func place(_ constraint: NSLayoutConstraint) -> String? {
        source.line(of: constraint).place.map { "line \($0.line)" }
    }

    private func number(_ attribute: LayoutAttribute, _ view: UIView) -> String {
        let frame = view.frame
        switch attribute {
        case .x: return NumberText.short(frame.minX)
        case .y: return NumberText.short(frame.minY)
        case .width, .contentWidth: return NumberText.short(frame.width)
        case .height, .contentHeight: return NumberText.short(frame.height)
        }
    }
}
