import UIKit

/// A change of the constraints that may help.
@MainActor struct FixCandidate {
    var added: [NSLayoutConstraint] = []
    /// Whole lines are taken out, so these are all that the lines have made.
    var removed: [SourceLine] = []
    var removedConstraints: [NSLayoutConstraint] = []
}

/// Tries changes on a layout, and tells which of them help.
@MainActor final class FixTrial {
    private unowned let facts: LayoutFacts
    private let openBefore: Set<OpenKey>
    private let givenUpBefore: Set<ObjectIdentifier>
    /// Solves that are left; a layout with very many faults gets fixes for the first of them only.
    private var budget = 96

    /// At most as many fixes are shown for a fault.
    static let shown = 3

    /// - Parameter isIdle: Whether nothing is tried, so that there are no fixes.
    init(_ facts: LayoutFacts, isIdle: Bool = false) {
        self.facts = facts
        if isIdle { budget = 0 }
        openBefore = FixTrial.openKeys(facts)
        givenUpBefore = Set(
            facts.root.unsatisfiableConstraints.compactMap { $0.givenUp.map { ObjectIdentifier($0) } })
    }

    /// Those of the candidates, in order, with which a fault is gone and no new error is there; of two that lead to
    /// the same, the first.
    ///
    /// - Parameters:
    ///   - isCured: Whether the fault is gone in a layout that is being tried.
    ///   - result: What that layout is like, in a few words.
    func fixes(
        _ candidates: [FixCandidate], isCured: (LayoutTrial) -> Bool, result: (LayoutTrial) -> String
    ) -> [Fix] {
        let spelling = ConstraintSpelling(source: facts.source)
        var fixes: [Fix] = []
        for candidate in candidates where fixes.count < FixTrial.shown && budget > 0 {
            guard candidate.added.allSatisfy(spelling.canSpell) else { continue }
            budget -= 1
            let outcome = facts.root.tryLayout(
                adding: candidate.added, leavingOut: candidate.removedConstraints
            ) { trial in isCured(trial) && !hasNewError(trial) ? result(trial) : nil }
            guard let outcome else { continue }
            let fix = Fix(
                add: candidate.added.map(spelling.text), remove: candidate.removed, result: outcome)
            if !fixes.contains(where: { $0.result == fix.result }) { fixes.append(fix) }
        }
        return fixes
    }

    private func hasNewError(_ trial: LayoutTrial) -> Bool {
        for constraint in trial.givenUp {
            guard let constraint, givenUpBefore.contains(ObjectIdentifier(constraint)) else { return true }
        }
        return !FixTrial.openKeys(facts).isSubset(of: openBefore)
    }

    /// An attribute that is open.
    private struct OpenKey: Hashable {
        let view: ObjectIdentifier
        let attribute: String
    }

    private static func openKeys(_ facts: LayoutFacts) -> Set<OpenKey> {
        var keys: Set<OpenKey> = []
        for view in facts.views {
            let content = (view as? UIScrollView)?.undecidedContentAttributes ?? []
            for attribute in view.undecidedAttributes.map(\.rawValue) + content {
                keys.insert(OpenKey(view: ObjectIdentifier(view), attribute: attribute))
            }
        }
        return keys
    }
}

extension UIView {
    /// Whether constraints leave an attribute of the view open, as the tree was last solved.
    func isOpen(_ attribute: LayoutAttribute) -> Bool {
        let content = (self as? UIScrollView)?.undecidedContentAttributes ?? []
        return (undecidedAttributes.map(\.rawValue) + content).contains(attribute.rawValue)
    }
}
