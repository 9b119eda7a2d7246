import UIKit

/// What may bring a view into a scroll view's content.
@MainActor struct OverflowFixes {
    private let overflow: ContentOverflow
    private let facts: LayoutFacts

    init(_ overflow: ContentOverflow) {
        self.overflow = overflow
        facts = overflow.facts
    }

    var fixes: [Fix] {
        facts.trial.fixes(
            candidates, isCured: overflow.isCured,
            result: { FixResult(facts).contentSize(of: overflow.scrollView, $0) })
    }

    private var candidates: [FixCandidate] {
        guard !overflow.isBefore, let area = overflow.view.superview else { return [] }
        let tie = tie(overflow.view, in: area)
        switch overflow.cause {
        case .wrongSign(let wrong):
            return [replacing(wrong, constant: gap(of: wrong)), replacing(wrong, constant: -wrong.constant)]
        case .lockedToFrame(let lock):
            let weak = lock.copyOfEquation
            weak.priority = .defaultLow
            return [change(lock, adding: [weak, tie]), change(lock, adding: [tie])]
        case .notTied(let deciding):
            return deciding.filter { $0.firstAttribute.isSize }.map { change($0, adding: [tie]) }
                + [FixCandidate(added: [tie])]
        case .outside: return [FixCandidate(added: [tie])]
        }
    }

    private func tie(_ view: UIView, in area: UIView) -> NSLayoutConstraint {
        let row = Row(in: area, along: overflow.axis)
        let far = row.edges.far
        return .equality(
            view, far, area, far, constant: far.constant(for: row.missingGap(after: view)))
    }

    /// The constant that keeps the distance which the row keeps elsewhere.
    private func gap(of wrong: NSLayoutConstraint) -> CGFloat {
        guard
            let inner = [wrong.firstItem, wrong.secondItem].compactMap({ $0 as? UIView })
                .first(where: { $0 !== overflow.scrollView && $0.superview === area(of: wrong) }),
            let area = area(of: wrong)
        else { return 0 }
        let row = Row(in: area, along: overflow.axis)
        let links = inner.constraintsAffectingLayout(for: overflow.axis).filter { $0 !== wrong }
        let inward = row.edges.far.constant(for: row.commonGap(of: links))
        return wrong.firstItem === inner ? inward : -inward
    }

    private func area(of tie: NSLayoutConstraint) -> UIView? {
        let views = [tie.firstItem, tie.secondItem].compactMap { item in
            item as? UIView ?? (item as? UILayoutGuide)?.owningView
        }
        return views.first { outer in views.contains { $0.superview === outer } }
    }

    private func replacing(_ constraint: NSLayoutConstraint, constant: CGFloat) -> FixCandidate {
        let other = constraint.copyOfEquation
        other.constant = constant
        return change(constraint, adding: [other])
    }

    /// Takes the line of a constraint out; what else the line said is written anew.
    private func change(_ constraint: NSLayoutConstraint, adding added: [NSLayoutConstraint]) -> FixCandidate
    {
        facts.replacement(of: constraint, with: added)
    }
}

extension LayoutFacts {
    /// A change that takes the line of a constraint out and writes anew what else the line has said.
    func replacement(of constraint: NSLayoutConstraint, with added: [NSLayoutConstraint]) -> FixCandidate {
        let line = source.line(of: constraint)
        let all = source.constraints(of: line, including: constraint)
        let kept = all.filter { $0 !== constraint }.map(\.copyOfEquation)
        return FixCandidate(added: kept + added, removed: [line], removedConstraints: all)
    }
}
