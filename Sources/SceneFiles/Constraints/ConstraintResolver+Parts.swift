import UIKit

extension ConstraintResolver {
    /// The constraints that a line makes for each choice of indices; nil, and noted, if UIKit does not allow it.
    mutating func parts(_ left: AttributeName, _ right: RightSide) -> [ConstraintPlan.Part]? {
        guard let seconds = secondAttributes(left, right) else { return nil }
        var parts: [ConstraintPlan.Part] = []
        for (place, (first, second)) in zip(left.parts, seconds).enumerated() {
            guard let constant = constant(right.adjustment, at: place, of: second, in: left, right) else {
                return nil
            }
            parts.append(ConstraintPlan.Part(first: first, second: second, constant: constant))
        }
        return parts
    }

    /// The attributes on the right, one for each on the left.
    private mutating func secondAttributes(
        _ left: AttributeName, _ right: RightSide
    ) -> [NSLayoutConstraint.Attribute]? {
        if case .pair = right.adjustment, !left.isSize {
            report(.meaning(.pairWithoutSize(left.name)), at: right.offset)
            return nil
        }
        guard let side = right.side else {
            if left.isSize { return [.notAnAttribute, .notAnAttribute] }
            if left.isCompound {
                report(.meaning(.compoundWithNumber(left.name)), at: right.offset)
                return nil
            }
            return pairing(left, nil, right).map { [$0] }
        }
        guard left.isCompound || side.attribute?.isCompound == true else { return single(left, side, right) }
        let second = side.attribute ?? left
        guard second == left else {
            report(.meaning(.compoundsDiffer(left.name, second.name)), at: right.offset)
            return nil
        }
        guard right.multiplier == 1 else {
            report(.meaning(.compoundWithFactor(left.name)), at: right.offset)
            return nil
        }
        return second.parts
    }

    private mutating func single(
        _ left: AttributeName, _ side: Side, _ right: RightSide
    ) -> [NSLayoutConstraint.Attribute]? {
        guard let attribute = side.attribute else {
            report(.meaning(.missingAttribute(item: side.text, attribute: left.name)), at: right.offset)
            return nil
        }
        return pairing(left, attribute, right).map { [$0] }
    }

    /// The attribute on the right if UIKit allows it with the one on the left; `right` is nil for a number.
    private mutating func pairing(
        _ left: AttributeName, _ second: AttributeName?, _ right: RightSide
    ) -> NSLayoutConstraint.Attribute? {
        guard case .single(let name, let first) = left else { return nil }
        let other = second?.parts.first ?? .notAnAttribute
        // A multiplier of 0 takes the second attribute away, in UIKit's eyes.
        let effective = right.multiplier == 0 ? .notAnAttribute : other
        let problem: LineProblem.Meaning
        switch AttributePairing(first: first, second: effective) {
        case .valid: return other
        case .positionAlone: problem = .positionAlone(name)
        case .invalid, .crossed:
            let otherName = second?.name ?? ""
            if first.isSize != other.isSize {
                problem = .positionWithSize(name, otherName)
            } else if first.axis != other.axis {
                problem = .axesMixed(name, otherName)
            } else {
                problem = .readingDirectionMixed(name, otherName)
            }
        }
        report(.meaning(problem), at: right.offset)
        return nil
    }

    private mutating func constant(
        _ adjustment: Adjustment, at place: Int, of attribute: NSLayoutConstraint.Attribute,
        in left: AttributeName,
        _ right: RightSide
    ) -> CGFloat? {
        switch adjustment {
        case .same(let constant): return constant
        case .pair(let width, let height): return place == 0 ? width : height
        case .inset(let insets, let offset):
            guard let shift = attribute.shift(insetBy: insets) else {
                report(.meaning(.insetWithoutSide(right.side?.attribute?.name ?? left.name)), at: offset)
                return nil
            }
            guard shift.isFinite else {
                report(.meaning(.notFinite), at: offset)
                return nil
            }
            return shift
        }
    }
}
