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
    /// Rows that may be put into order for that, after the first few trials: layouts in which much is wrong are slow to
    /// solve, and nobody waits for a hundred fixes.
    private var work = 600_000

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
            budget = work > 0 || budget > 90 ? budget - 1 : 0
            let start = facts.root.solverWork
            defer { work -= facts.root.solverWork - start }
            let outcome = facts.root.tryLayout(
                adding: candidate.added, leavingOut: candidate.removedConstraints
            ) { trial in
                isCured(trial) && !hasNewError(trial) && !hidesSomething(trial) ? result(trial) : nil
            }
            guard let outcome else { continue }
            let fix = Fix(
                add: spelling.lines(candidate.added), remove: candidate.removed, result: outcome)
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

    /// Whether a view that is seen now would be of no extent, or be cut off further by the content's end. Where there are
    /// contradictions, what is seen now is no measure.
    private func hidesSomething(_ trial: LayoutTrial) -> Bool {
        guard facts.contradictions.isEmpty else { return false }
        for view in facts.views where view !== facts.root && view.isShown {
            let frame = trial.frame(of: view)
            for axis in NSLayoutConstraint.Axis.both {
                let (now, then) = (view.bounds.size.length(axis), frame.size.length(axis))
                if now > ContentOverflow.tolerance, then <= ContentOverflow.tolerance { return true }
            }
        }
        return facts.scrollViews.contains { scrollView in
            NSLayoutConstraint.Axis.both.contains { cutsOff(scrollView, along: $0, trial) }
        }
    }

    /// Whether the content would end before a view that it is open, or long enough, for now.
    private func cutsOff(
        _ scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis, _ trial: LayoutTrial
    ) -> Bool {
        guard !scrollView.isOpen(axis.contentLength) else { return false }
        let then = trial.contentSize(of: scrollView).length(axis)
        // A few points more are told of by a rule of their own; a quarter of the screen is no fix.
        let viewport = trial.frame(of: scrollView).size.length(axis)
        let end = max(then, viewport) + viewport / 4
        let wasOpen = openBefore.contains(
            OpenKey(view: ObjectIdentifier(scrollView), attribute: axis.contentLength.rawValue))
        let now = wasOpen ? CGFloat.infinity : scrollView.contentSize.length(axis) + ContentOverflow.tolerance
        return scrollView.subviews.contains { wrapper in
            ([wrapper] + wrapper.subviews).contains { view in
                guard view.isShown, view.enclosingScrollView === scrollView else { return false }
                let upper = Span(trial.frame(of: view, in: scrollView), along: axis).upper
                let before = Span(scrollView.convert(view.bounds, from: view), along: axis).upper
                return upper > end && before <= now
            }
        }
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
