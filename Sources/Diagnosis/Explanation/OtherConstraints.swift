import UIKit

/// The constraints on a view that do not decide its frame: those that lost, and those that hold anyway.
@MainActor struct OtherConstraints {
    private let view: UIView
    private let source: LayoutSource
    private let deciding: Set<ObjectIdentifier>

    /// By how much a constraint may miss and count as held, in points: both sides are read from frames, whose edges are
    /// rounded to pixels, and a pixel is a point at most.
    private static let tolerance: CGFloat = 1.01

    init(of view: UIView, source: LayoutSource, deciding: Set<ObjectIdentifier>) {
        self.view = view
        self.source = source
        self.deciding = deciding
    }

    /// A line each: the constraints in the order of the file, then what the view's content asks for.
    var lines: [String] {
        let mentioned = view.constraintsMentioningView.filter {
            !deciding.contains(ObjectIdentifier($0)) && ($0.firstItem === view || $0.secondItem === view)
        }
        var lines: [String] = []
        for constraint in source.inOrder(mentioned) {
            if let line = line(constraint), !lines.contains(line) { lines.append(line) }
        }
        return lines + contentLines
    }

    private func line(_ constraint: NSLayoutConstraint) -> String? {
        guard let equation = Equation(constraint, source: source), let values = equation.values else {
            return nil
        }
        let surplus = values.actual - values.wanted
        let text = "'\(source.line(of: constraint).text)'"
        let isHeld =
            switch constraint.relation {
            case .equal: abs(surplus) <= OtherConstraints.tolerance
            case .lessThanOrEqual: surplus <= OtherConstraints.tolerance
            case .greaterThanOrEqual: surplus >= -OtherConstraints.tolerance
            }
        guard isHeld else {
            let outcome =
                "\(equation.firstName) would be \(NumberText.short(values.wanted)) and is "
                + NumberText.short(values.actual)
            // What was given up is known; a required one that was not is only rounded.
            if constraint.priority == .required {
                return isGivenUp(constraint) ? "\(text) was given up: \(outcome)" : nil
            }
            return "\(text) lost: \(outcome)"
        }
        // What holds exactly decides something else.
        guard constraint.relation != .equal, abs(surplus) > OtherConstraints.tolerance else { return nil }
        return "\(text) has no say: it holds with \(NumberText.short(abs(surplus))) to spare"
    }

    private func isGivenUp(_ constraint: NSLayoutConstraint) -> Bool {
        view.unsatisfiableConstraints.contains { $0.givenUp === constraint }
    }

    private var contentLines: [String] {
        [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
            guard let wanted = IntrinsicLength.of(view, along: axis) else { return nil }
            let actual = axis == .horizontal ? view.frame.width : view.frame.height
            guard abs(actual - wanted) > OtherConstraints.tolerance else { return nil }
            let isLonger = actual > wanted
            let priority =
                isLonger
                ? view.contentHuggingPriority(for: axis)
                : view.contentCompressionResistancePriority(for: axis)
            return "its content asks for \(AxisWords(axis).length) \(NumberText.short(wanted)) and lost: "
                + "\(isLonger ? "hugging" : "resistance") is only @\(NumberText.short(CGFloat(priority.rawValue)))"
        }
    }
}
