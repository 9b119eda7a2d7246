import UIKit

/// What one statement of a maker says, put together word by word.
@MainActor final class ConstraintDescription {
    let item: any ConstraintOwner
    var attributes: ConstraintAttributes
    var relation: NSLayoutConstraint.Relation?
    var related: (any ConstraintRelatableTarget)?
    var multiplier: CGFloat = 1
    var constant: any ConstraintConstantTarget = 0
    /// Whether the constant is insets, a number being the same on all sides.
    var isInset = false
    var priority: Float = 1000
    var label: String?

    /// The constraint, once it was asked for; nil for a statement that has no relation.
    private(set) lazy var constraint: Constraint? = relation == nil ? nil : Constraint(self)

    init(_ item: any ConstraintOwner, _ attributes: ConstraintAttributes) {
        self.item = item
        self.attributes = attributes
    }

    /// What is added for an attribute.
    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        var sum = constant.constant(for: attribute)
        if isInset, let insets = constant as? any ConstraintInsetTarget {
            sum = insets.insets.shift(of: attribute)
        }
        if let target = related as? any ConstraintConstantTarget { sum += target.constant(for: attribute) }
        return sum
    }
}
