import UIKit

/// The constraints that fixes are made of. None is active.
extension NSLayoutConstraint {
    /// `first.attribute == second.other + constant`, required; the constant in points.
    @MainActor static func equality(
        _ first: AnyObject, _ attribute: Attribute, _ second: AnyObject, _ other: Attribute,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
            multiplier: 1, constant: constant)
    }

    /// A constraint that says the same, at the same priority.
    @MainActor var copyOfEquation: NSLayoutConstraint {
        let copy = NSLayoutConstraint(
            item: firstItem as Any, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
            attribute: secondAttribute, multiplier: multiplier, constant: constant)
        copy.priority = priority
        return copy
    }
}
