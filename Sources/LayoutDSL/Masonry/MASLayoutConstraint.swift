import UIKit

/// A constraint that a maker made; what tells Masonry's constraints from others when they are updated.
public final class MASLayoutConstraint: NSLayoutConstraint {
    /// A name for messages.
    public var mas_key: String?

    /// Masonry's text: `<MASLayoutConstraint:hello UIView:v1.bottom == UIView:v2.top * 2 + 300 ^low>`.
    nonisolated public override var description: String {
        MainActor.assumeIsolated { "<MASLayoutConstraint:\(mas_key ?? objectNumber.text()) \(equation)>" }
    }

    private var equation: String {
        var text = side(firstItem, firstAttribute) + " " + sign + " "
        if let secondItem {
            text += side(secondItem, secondAttribute)
            if multiplier != 1 { text += " * \(NumberText.short(multiplier))" }
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(NumberText.short(abs(constant)))" }
        } else {
            text += NumberText.short(constant)
        }
        return text + ending
    }

    private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
        guard let item else { return "nil.\(attribute)" }
        let view = item as? UIView
        let name = view?.mas_key ?? view?.objectNumber.text()
        return "\(type(of: item))\(name.map { ":" + $0 } ?? "").\(attribute)"
    }

    private var sign: String {
        switch relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    private var ending: String {
        switch priority {
        case .required: ""
        case .defaultHigh: " ^high"
        case UILayoutPriority(500): " ^medium"
        case .defaultLow: " ^low"
        case .fittingSizeLevel: " ^fitting size"
        default: " ^\(NumberText.short(CGFloat(priority.rawValue)))"
        }
    }

    /// Whether everything but the constant is equal.
    func saysTheSame(as other: NSLayoutConstraint) -> Bool {
        firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
            && secondItem === other.secondItem && secondAttribute == other.secondAttribute
            && multiplier == other.multiplier && priority == other.priority
    }
}
