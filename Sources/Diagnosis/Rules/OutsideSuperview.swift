import UIKit

extension Rule {
    /// A view hangs out of the one around it.
    static let outsideSuperview = Rule(
        name: "outside-superview", severity: .note,
        summary: "a view reaches out of the one around it",
        reason: """
            What hangs out of a view is drawn all the same, unless that view clips, and cannot be touched there. \
            It is a note because badges and shadows are meant so, and a warning where the view around cuts it \
            off. The content of scroll views has rules of its own. Half a point is left to rounding.
            """,
        example: ["box.width == 400 in a container that is 375 wide"],
        cure: "tie the view to the edges of the one around it"
    ) { facts in
        facts.views.compactMap { view in
            guard let superview = view.superview, view !== facts.root, view.isShown,
                !(superview is UIScrollView),
                superview.bounds.width > 0, superview.bounds.height > 0, !isInLongerContent(view),
                !facts.suffersFromContradiction(view)
            else { return nil }
            let amount = NSLayoutConstraint.Axis.both.map { axis -> CGFloat in
                let (own, outer) = (Span(view.frame, along: axis), Span(superview.bounds, along: axis))
                return max(outer.lower - own.lower, own.upper - outer.upper)
            }
            guard let most = amount.max(), most > ContentOverflow.tolerance,
                view.bounds.width > 0, view.bounds.height > 0
            else { return nil }
            let source = facts.source.view(view)
            let isCut = superview.clipsToBounds
            return Diagnostic(
                rule: "outside-superview", severity: isCut ? .warning : .note, view: source.id,
                message:
                    "\(source.id) reaches \(NumberText.short(most)) points out of \(facts.name(superview))"
                    + (isCut ? ", which cuts it off." : "."),
                fixes: fixes(view, in: superview, facts), place: source.place)
        }
    }

    /// A length that is a number becomes a tie to the far edge.
    @MainActor private static func fixes(_ view: UIView, in superview: UIView, _ facts: LayoutFacts) -> [Fix]
    {
        let candidates = NSLayoutConstraint.Axis.both.flatMap { axis -> [FixCandidate] in
            guard Span(view.frame, along: axis).upper > Span(superview.bounds, along: axis).upper else {
                return []
            }
            let row = Row(in: superview, along: axis)
            let gap = row.commonGap(of: row.ties(of: view, at: .near))
            let numbers = view.constraints(deciding: axis.length).filter {
                $0.firstItem === view && $0.firstAttribute.isSize && $0.secondItem == nil
            }
            let far = row.edges.far
            return numbers.prefix(1).map { number in
                let tie = NSLayoutConstraint.equality(
                    view, far, superview, far, constant: far.constant(for: gap))
                return facts.replacement(of: number, with: [tie])
            }
        }
        return facts.trial.fixes(
            candidates,
            isCured: { trial in
                let bounds = CGRect(origin: .zero, size: trial.frame(of: superview).size)
                return bounds.insetBy(dx: -0.5, dy: -0.5).contains(trial.frame(of: view))
            },
            result: { FixResult(facts).frame(of: view, $0) })
    }

    /// Whether the view lies in a scroll view whose content is open or too short, of which other rules tell.
    @MainActor private static func isInLongerContent(_ view: UIView) -> Bool {
        guard let scrollView = view.enclosingScrollView else { return false }
        if scrollView.isOpen(.contentWidth) || scrollView.isOpen(.contentHeight) { return true }
        let frame = scrollView.convert(view.bounds, from: view)
        return frame.maxX > scrollView.contentSize.width + 0.5
            || frame.maxY > scrollView.contentSize.height + 0.5
    }
}
