import UIKit

/// A statement that can be given a name, and its constraint.
@MainActor public class ConstraintMakerFinalizable {
    let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    /// Gives the constraints a name for messages: their `identifier`.
    @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        description.label = label
        return self
    }

    /// The constraint, to change later.
    public var constraint: Constraint {
        guard let constraint = description.constraint else {
            fatalError("\(description.item): a statement without a relation makes no constraint")
        }
        return constraint
    }
}

/// A statement that can be given a priority.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    /// Matters as much as `amount` says.
    @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        priority(amount.value)
    }

    /// Matters as much as `amount` says, 1...1000.
    @discardableResult public func priority(
        _ amount: any ConstraintPriorityTarget
    ) -> ConstraintMakerFinalizable {
        description.priority = amount.constraintPriorityTargetValue
        return self
    }
}

/// A statement whose right side can be multiplied and moved.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    /// Multiplies the right side.
    @discardableResult public func multipliedBy(
        _ amount: any ConstraintMultiplierTarget
    ) -> ConstraintMakerEditable {
        description.multiplier = amount.constraintMultiplierTargetValue
        return self
    }

    /// Divides the right side.
    @discardableResult public func dividedBy(
        _ amount: any ConstraintMultiplierTarget
    ) -> ConstraintMakerEditable {
        description.multiplier = 1 / amount.constraintMultiplierTargetValue
        return self
    }

    /// Adds to the right side, on every attribute alike.
    @discardableResult public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        description.constant = amount
        description.isInset = false
        return self
    }

    /// Moves the right side inwards. The relation is not turned round.
    @discardableResult public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        description.constant = amount
        description.isInset = true
        return self
    }

    /// Moves the right side inwards, by leading and trailing.
    @discardableResult public func inset(
        _ amount: any ConstraintDirectionalInsetTarget
    ) -> ConstraintMakerEditable {
        description.constant = amount
        description.isInset = false
        return self
    }
}

/// A statement that waits for its relation.
@MainActor public class ConstraintMakerRelatable {
    let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    private func relate(
        _ relation: NSLayoutConstraint.Relation, _ target: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable {
        description.relation = relation
        description.related = target
        return ConstraintMakerEditable(description)
    }

    private func relateToSuperview(
        _ relation: NSLayoutConstraint.Relation, _ closure: ((UIView) -> any ConstraintRelatableTarget)? = nil
    ) -> ConstraintMakerEditable {
        guard let superview = description.item.constraintSuperview else {
            fatalError("\(description.item) has no superview yet; add it before its constraints are made")
        }
        return relate(relation, closure?(superview) ?? superview)
    }

    @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable
    {
        relate(.equal, other)
    }

    @discardableResult public func lessThanOrEqualTo(
        _ other: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable {
        relate(.lessThanOrEqual, other)
    }

    @discardableResult public func greaterThanOrEqualTo(
        _ other: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable {
        relate(.greaterThanOrEqual, other)
    }

    @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }

    @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual)
    }

    @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual)
    }

    @discardableResult public func equalToSuperview(
        _ closure: (UIView) -> any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable {
        withoutActuallyEscaping(closure) { relateToSuperview(.equal, $0) }
    }

    @discardableResult public func lessThanOrEqualToSuperview(
        _ closure: (UIView) -> any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable {
        withoutActuallyEscaping(closure) { relateToSuperview(.lessThanOrEqual, $0) }
    }

    @discardableResult public func greaterThanOrEqualToSuperview(
        _ closure: (UIView) -> any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable {
        withoutActuallyEscaping(closure) { relateToSuperview(.greaterThanOrEqual, $0) }
    }
}

/// A statement that may name more attributes.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
    private func extend(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
        description.attributes.formUnion(attributes)
        return self
    }

    public var left: ConstraintMakerExtendable { extend(ConstraintAttributes(.left)) }
    public var top: ConstraintMakerExtendable { extend(ConstraintAttributes(.top)) }
    public var right: ConstraintMakerExtendable { extend(ConstraintAttributes(.right)) }
    public var bottom: ConstraintMakerExtendable { extend(ConstraintAttributes(.bottom)) }
    public var leading: ConstraintMakerExtendable { extend(ConstraintAttributes(.leading)) }
    public var trailing: ConstraintMakerExtendable { extend(ConstraintAttributes(.trailing)) }
    public var width: ConstraintMakerExtendable { extend(ConstraintAttributes(.width)) }
    public var height: ConstraintMakerExtendable { extend(ConstraintAttributes(.height)) }
    public var centerX: ConstraintMakerExtendable { extend(ConstraintAttributes(.centerX)) }
    public var centerY: ConstraintMakerExtendable { extend(ConstraintAttributes(.centerY)) }
    public var lastBaseline: ConstraintMakerExtendable { extend(ConstraintAttributes(.lastBaseline)) }
    public var firstBaseline: ConstraintMakerExtendable { extend(ConstraintAttributes(.firstBaseline)) }
    public var leftMargin: ConstraintMakerExtendable { extend(ConstraintAttributes(.leftMargin)) }
    public var rightMargin: ConstraintMakerExtendable { extend(ConstraintAttributes(.rightMargin)) }
    public var topMargin: ConstraintMakerExtendable { extend(ConstraintAttributes(.topMargin)) }
    public var bottomMargin: ConstraintMakerExtendable { extend(ConstraintAttributes(.bottomMargin)) }
    public var leadingMargin: ConstraintMakerExtendable { extend(ConstraintAttributes(.leadingMargin)) }
    public var trailingMargin: ConstraintMakerExtendable { extend(ConstraintAttributes(.trailingMargin)) }
    public var centerXWithinMargins: ConstraintMakerExtendable {
        extend(ConstraintAttributes(.centerXWithinMargins))
    }
    public var centerYWithinMargins: ConstraintMakerExtendable {
        extend(ConstraintAttributes(.centerYWithinMargins))
    }
    public var edges: ConstraintMakerExtendable { extend(.edges) }
    public var horizontalEdges: ConstraintMakerExtendable { extend(.horizontalEdges) }
    public var verticalEdges: ConstraintMakerExtendable { extend(.verticalEdges) }
    public var directionalEdges: ConstraintMakerExtendable { extend(.directionalEdges) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { extend(.directionalHorizontalEdges) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { extend(.verticalEdges) }
    public var size: ConstraintMakerExtendable { extend(.size) }
    public var margins: ConstraintMakerExtendable { extend(.margins) }
    public var directionalMargins: ConstraintMakerExtendable { extend(.directionalMargins) }
    public var centerWithinMargins: ConstraintMakerExtendable { extend(.centerWithinMargins) }
}
