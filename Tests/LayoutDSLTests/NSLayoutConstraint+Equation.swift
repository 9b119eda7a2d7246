import UIKit

extension NSLayoutConstraint {
    /// The constraint in short, its second item by its accessibility identifier: `left == s.left + 2`,
    /// `width <= 100 @ 250`.
    var equation: String {
        func number(_ value: CGFloat) -> String {
            value.rounded() == value ? "\(Int(value))" : "\(Double(value))"
        }
        var text = "\(firstAttribute)"
        switch relation {
        case .equal: text += " == "
        case .lessThanOrEqual: text += " <= "
        case .greaterThanOrEqual: text += " >= "
        }
        if let secondItem {
            if multiplier != 1 { text += "\(number(multiplier)) * " }
            let name =
                secondItem is any UILayoutSupport
                ? "strip"
                : (secondItem as? UIView)?.accessibilityIdentifier
                    ?? (secondItem as? UILayoutGuide)?.identifier
            text += "\(name ?? "?").\(secondAttribute)"
            if constant > 0 { text += " + \(number(constant))" }
            if constant < 0 { text += " - \(number(-constant))" }
        } else {
            text += number(constant)
        }
        if priority != .required { text += " @ \(number(CGFloat(priority.rawValue)))" }
        return text
    }
}
