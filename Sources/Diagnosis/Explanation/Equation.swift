import UIKit

/// A constraint with numbers put in: `box[1].top = box[0].bottom (200) + 100 = 300`.
@MainActor struct Equation {
    private let constraint: NSLayoutConstraint
    private let source: LayoutSource
    private let first: SideValue
    private let second: SideValue?

    init?(_ constraint: NSLayoutConstraint, source: LayoutSource) {
        guard let item = constraint.firstItem, let space = Equation.space(of: constraint) else { return nil }
        self.constraint = constraint
        self.source = source
        first = SideValue(
            item: item, attribute: constraint.firstAttribute, other: constraint.secondItem, space: space)
        second = constraint.secondItem.map {
            SideValue(item: $0, attribute: constraint.secondAttribute, other: item, space: space)
        }
    }

    private static func space(of constraint: NSLayoutConstraint) -> UIView? {
        func view(_ item: AnyObject?) -> UIView? {
            item as? UIView ?? (item as? UILayoutGuide)?.owningView
        }
        guard let first = view(constraint.firstItem) else { return nil }
        guard let second = view(constraint.secondItem) else { return first }
        var ancestor: UIView? = first
        while let current = ancestor, !second.isDescendant(of: current) { ancestor = current.superview }
        return ancestor
    }

    /// What is added on the right, in the coordinates in which values are told.
    private var constant: CGFloat {
        let isMirrored = first.isMirrored || second?.isMirrored == true
        return isMirrored ? -constraint.constant : constraint.constant
    }

    // MARK: - In words

    /// The equation, solved for the side that belongs to `step`.
    func text(for step: DecidingStep) -> String {
        isSecondDecided(by: step) ? solvedForSecond : solvedForFirst
    }

    private var solvedForFirst: String {
        var text = "\(name(first)) = "
        guard let second else { return text + NumberText.short(constant) }
        text += operand(second)
        if constraint.multiplier != 1 { text += " × \(NumberText.short(constraint.multiplier))" }
        text += added(constant)
        guard let value = wanted ?? first.value else { return text }
        return isPlain(constraint.multiplier, constant)
            ? text : text + " = \(NumberText.short(value))"
    }

    private var solvedForSecond: String {
        guard let second else { return solvedForFirst }
        let multiplier = constraint.multiplier
        var text = operand(first) + added(-constant)
        if multiplier != 1 {
            text = (constant == 0 ? text : "(\(text))") + " ÷ \(NumberText.short(multiplier))"
        }
        text = "\(name(second)) = " + text
        guard !isPlain(multiplier, constant), let value = first.value, multiplier != 0 else { return text }
        return text + " = \(NumberText.short((value - constant) / multiplier))"
    }

    /// Whether the number that was put in is the result already.
    private func isPlain(_ multiplier: CGFloat, _ constant: CGFloat) -> Bool {
        multiplier == 1 && constant == 0 && (second ?? first).value != nil
    }

    private func added(_ constant: CGFloat) -> String {
        if constant == 0 { return "" }
        return constant > 0 ? " + \(NumberText.short(constant))" : " - \(NumberText.short(-constant))"
    }

    private func operand(_ side: SideValue) -> String {
        name(side) + (side.value.map { " (\(NumberText.short($0)))" } ?? "")
    }

    /// A scroll view with what of it is meant: `scroll.content.bottom`.
    private func name(_ side: SideValue) -> String {
        guard let reading = side.reading, let view = scrollView(side.item), reading.reason != .fromOutside,
            reading.reason != .alone
        else { return ConstraintSpelling(source: source).side(side.item, side.attribute) }
        let part = reading.meaning == .contentArea ? "content" : "frame"
        return "\(source.name(view)).\(part).\(side.attribute.name)"
    }

    private func scrollView(_ item: AnyObject) -> UIScrollView? {
        item as? UIScrollView ?? (item as? UILayoutGuide)?.owningView as? UIScrollView
    }

    private func isSecondDecided(by step: DecidingStep) -> Bool {
        guard let second else { return false }
        return !isDecided(first, by: step) && isDecided(second, by: step)
    }

    private func isDecided(_ side: SideValue, by step: DecidingStep) -> Bool {
        let owner = side.item as? UIView ?? (side.item as? UILayoutGuide)?.owningView
        guard owner === step.view, side.attribute.axis == step.axis else { return false }
        return step.isContent == (side.reading?.meaning == .contentArea)
    }

    // MARK: - Numbers

    /// What the right side comes to.
    private var wanted: CGFloat? {
        guard let second else { return constant }
        return second.value.map { $0 * constraint.multiplier + constant }
    }

    /// The left side as it is, and what the right side comes to.
    var values: (actual: CGFloat, wanted: CGFloat)? {
        guard let actual = first.value, let wanted else { return nil }
        return (actual, wanted)
    }

    /// What the left side is called.
    var firstName: String { name(first) }
}
