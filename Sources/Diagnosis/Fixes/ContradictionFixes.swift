import UIKit

/// What may end a contradiction: a line of the set taken out, or made to give way.
@MainActor struct ContradictionFixes {
    private let facts: LayoutFacts
    private let written: [NSLayoutConstraint]
    private let victim: NSLayoutConstraint?
    /// Whether somebody else than the author asks for something.
    private let isImposed: Bool

    init(_ contradiction: LayoutContradiction, in facts: LayoutFacts) {
        self.facts = facts
        written = contradiction.members.compactMap {
            guard case .authored(let constraint) = $0.source else { return nil }
            return constraint
        }
        if case .authored(let constraint) = contradiction.givenUp {
            victim = constraint
        } else {
            victim = nil
        }
        isImposed = contradiction.members.contains {
            switch $0.source {
            case .stackView, .encapsulatedLayout, .neverNegative: true
            default: false
            }
        }
    }

    /// A lock of a content on its frame first, without what else its line says, since content is there to be
    /// longer; then what was given up
    /// anyway; then the other members, the newest first.
    var candidates: [FixCandidate] {
        let change = isImposed ? relaxation : removal
        var result = written.filter(isLock).prefix(2).map { facts.replacement(of: $0, with: []) }
        if let victim { result.append(change(victim)) }
        let others = written.filter { $0 !== victim && !isLock($0) }.suffix(6).reversed()
        return result + others.map(change)
    }

    /// Whether it makes something in a scroll view as long as the scroll view's frame.
    private func isLock(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.firstAttribute.isSize, let second = constraint.secondItem else { return false }
        guard let first = constraint.firstItem else { return false }
        return isInside(first, of: second) || isInside(second, of: first)
    }

    private func isInside(_ item: AnyObject, of other: AnyObject) -> Bool {
        let outer = other as? UIScrollView ?? (other as? UILayoutGuide)?.owningView as? UIScrollView
        guard let view = item as? UIView, let outer else { return false }
        return view !== outer && view.isDescendant(of: outer)
    }

    private func removal(_ constraint: NSLayoutConstraint) -> FixCandidate {
        let line = facts.source.line(of: constraint)
        return FixCandidate(
            removed: [line], removedConstraints: facts.source.constraints(of: line, including: constraint))
    }

    /// The same constraint at the highest priority that may give way.
    private func relaxation(_ constraint: NSLayoutConstraint) -> FixCandidate {
        var candidate = removal(constraint)
        for made in candidate.removedConstraints {
            guard let first = made.firstItem else { continue }
            let relaxed = NSLayoutConstraint(
                item: first, attribute: made.firstAttribute, relatedBy: made.relation,
                toItem: made.secondItem, attribute: made.secondAttribute, multiplier: made.multiplier,
                constant: made.constant)
            relaxed.priority = UILayoutPriority(999)
            candidate.added.append(relaxed)
        }
        return candidate
    }
}
