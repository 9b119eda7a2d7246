import UIKit

/// What one statement of a maker has made: an `NSLayoutConstraint` for each attribute, and the means to change them.
@MainActor public final class Constraint {
    /// The constraints, in the order of the attributes.
    public let layoutConstraints: [NSLayoutConstraint]
    private weak var item: (any ConstraintOwner)?
    private let description: ConstraintDescription

    init(_ description: ConstraintDescription) {
        self.description = description
        item = description.item
        layoutConstraints = ConstraintBuilder(description).constraints
    }

    /// Whether all of it is active.
    public var isActive: Bool {
        get { !layoutConstraints.isEmpty && layoutConstraints.allSatisfy(\.isActive) }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Turns it on, as one of the item's constraints.
    public func activate() {
        NSLayoutConstraint.activate(layoutConstraints)
        guard let item, !item.madeConstraints.contains(where: { $0 === self }) else { return }
        item.madeConstraints.append(self)
    }

    /// Turns it off; the item forgets it.
    public func deactivate() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        item?.madeConstraints.removeAll { $0 === self }
    }

    /// Adds something else than before.
    @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint {
        description.constant = offset
        description.isInset = false
        return renewConstants()
    }

    /// Moves inwards by something else than before.
    @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint {
        description.constant = inset
        description.isInset = true
        return renewConstants()
    }

    /// Moves inwards by something else than before.
    @discardableResult public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
        description.constant = inset
        description.isInset = false
        return renewConstants()
    }

    /// Matters as much as a priority says; what is required stays so, and nothing else becomes it.
    @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        let value = priority.constraintPriorityTargetValue
        description.priority = value
        for constraint in layoutConstraints where constraint.priority != .required && value != 1000 {
            constraint.priority = UILayoutPriority(value)
        }
        return self
    }

    /// Matters as much as a priority says.
    @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
        update(priority: priority.value)
    }

    private func renewConstants() -> Constraint {
        for constraint in layoutConstraints {
            constraint.constant = description.constant(for: constraint.firstAttribute)
        }
        return self
    }

    /// Gives the constants to the constraints of others that say the same apart from these.
    func updateConstants(of others: [NSLayoutConstraint]) {
        for new in layoutConstraints {
            guard let old = others.first(where: { $0.saysTheSame(as: new) }) else {
                fatalError("There is no constraint to update that says the same as \(new)")
            }
            old.constant = new.constant
        }
    }
}

extension NSLayoutConstraint {
    /// Whether everything but the constant is equal.
    fileprivate func saysTheSame(as other: NSLayoutConstraint) -> Bool {
        firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
            && relation == other.relation && priority == other.priority && multiplier == other.multiplier
            && firstItem === other.firstItem && secondItem === other.secondItem
    }
}

/// Makes the constraints of a description.
@MainActor private struct ConstraintBuilder {
    let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    var constraints: [NSLayoutConstraint] {
        let own = description.attributes.layoutAttributes
        let partners = partners
        return zip(own, partners).map { attribute, partner in
            let (item, other) = second(attribute, partner)
            let constraint = NSLayoutConstraint(
                item: description.item, attribute: attribute, relatedBy: description.relation ?? .equal,
                toItem: item, attribute: other, multiplier: description.multiplier,
                constant: description.constant(for: attribute))
            constraint.priority = UILayoutPriority(description.priority)
            constraint.identifier = description.label
            return constraint
        }
    }

    private var partners: [NSLayoutConstraint.Attribute] {
        guard let item = description.related as? ConstraintItem else {
            return description.attributes.layoutAttributes
        }
        guard let partners = description.attributes.partners(in: item.attributes) else {
            fatalError(
                "\(description.item) cannot relate these attributes to those of the other item: "
                    + "\(names(description.attributes)) to \(names(item.attributes))")
        }
        return partners
    }

    private func names(_ attributes: ConstraintAttributes) -> String {
        attributes.layoutAttributes.map { "\($0)" }.joined(separator: ", ")
    }

    /// The second item and its attribute. A number is a size, or measured from the superview; a centre's from its
    /// left and top.
    private func second(
        _ attribute: NSLayoutConstraint.Attribute, _ partner: NSLayoutConstraint.Attribute
    ) -> (AnyObject?, NSLayoutConstraint.Attribute) {
        switch description.related {
        case let item as ConstraintItem: return (item.target, partner)
        case let view as UIView: return (view, partner)
        case let guide as UILayoutGuide: return (guide, partner)
        default:
            if attribute.isSize { return (nil, .notAnAttribute) }
            guard let superview = description.item.constraintSuperview else {
                fatalError(
                    "\(description.item) has no superview that '\(attribute)' could be measured from; add it first"
                )
            }
            let origin: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
                .centerX: .left, .centerY: .top,
            ]
            return (superview, origin[attribute] ?? attribute)
        }
    }
}
