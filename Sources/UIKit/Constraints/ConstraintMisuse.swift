/// A use of constraints that UIKit stops the program for. `message` is what UIKit says; it is given to `fatalError`,
/// which unlike a failed precondition says it in optimised builds too.
@MainActor package enum ConstraintMisuse {
    case positionAlone(NSLayoutConstraint)
    case invalidPairing(NSLayoutConstraint)
    case notFinite(NSLayoutConstraint)
    case noCommonAncestor(NSLayoutConstraint)
    case mutatedRequired(to: UILayoutPriority, from: UILayoutPriority)

    /// What is wrong with the equation itself, whatever the views' places in the tree.
    static func find(in constraint: NSLayoutConstraint) -> ConstraintMisuse? {
        if !constraint.constant.isFinite || !constraint.multiplier.isFinite { return .notFinite(constraint) }
        let isAlone = constraint.secondItem == nil || constraint.multiplier == 0
        return find(
            first: constraint.firstAttribute, second: isAlone ? .notAnAttribute : constraint.secondAttribute,
            in: constraint)
    }

    private static func find(
        first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute,
        in constraint: NSLayoutConstraint
    ) -> ConstraintMisuse? {
        switch AttributePairing(first: first, second: second) {
        case .valid, .crossed: nil
        case .positionAlone: .positionAlone(constraint)
        case .invalid: .invalidPairing(constraint)
        }
    }

    /// UIKit's words.
    package var message: String {
        switch self {
        case .positionAlone(let constraint):
            "NSLayoutConstraint for \(name(constraint.firstItem)): A multiplier of 0 or a nil second item "
                + "together with a location for the first attribute creates an illegal constraint of a location "
                + "equal to a constant. Location attributes must be specified in pairs."
        case .invalidPairing(let constraint):
            "NSLayoutConstraint for \(name(constraint.firstItem)): Invalid pairing of layout attributes."
        case .notFinite(let constraint):
            "NSLayoutConstraint for \(name(constraint.firstItem)): Constant is not finite! "
                + "That's illegal. constant:\(constraint.constant)"
        case .noCommonAncestor(let constraint):
            "Unable to activate constraint with \(sides(of: constraint)) because they have no common ancestor.  "
                + "Does the constraint or its anchors reference items in different view hierarchies?  "
                + "That's illegal."
        case .mutatedRequired(let new, let old):
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                + "supported.  You passed priority \(NumberText.short(CGFloat(new.rawValue))) and the existing "
                + "priority was \(NumberText.short(CGFloat(old.rawValue)))."
        }
    }

    /// The two anchors, or the two items of a constraint that was not made of anchors.
    private func sides(of constraint: NSLayoutConstraint) -> String {
        guard constraint.isMadeOfAnchors else {
            return "items \(name(constraint.firstItem)) and \(name(constraint.secondItem))"
        }
        let first = constraint.first?.anchor(of: constraint.firstAttribute)
        let second = constraint.second?.anchor(of: constraint.secondAttribute)
        return "anchors \(name(first)) and \(name(second))"
    }

    private func name(_ item: AnyObject?) -> String { item.map { "\($0)" } ?? "nil" }
}

/// Whether two attributes may stand in one constraint.
package enum AttributePairing: Sendable {
    case valid
    /// A position needs another position to be measured from.
    case positionAlone
    /// A horizontal position with a vertical one. UIKit makes such a constraint; that somebody means it is unlikely.
    case crossed
    /// A position with a size, or a reading-direction edge with a fixed one.
    case invalid

    package init(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) {
        if first == .notAnAttribute {
            self = .invalid
        } else if first.isSize {
            self = second.isSize || second == .notAnAttribute ? .valid : .invalid
        } else if second == .notAnAttribute {
            self = .positionAlone
        } else if second.isSize || first.followsReadingDirection && second.isFixedSide
            || first.isFixedSide && second.followsReadingDirection
        {
            self = .invalid
        } else if first.axis != second.axis {
            self = .crossed
        } else {
            self = .valid
        }
    }
}
