import UIKit

extension Rule {
    /// Views are only centred in a scroll view.
    static let centreOnly = Rule(
        name: "centre-only", severity: .warning,
        summary: "what is in a scroll view is only centred in it, which gives the content no length",
        reason: """
            Edges of a scroll view mean its content area, but its centre means that of its frame. A view that is \
            centred is in its place and says nothing of the content, whose length stays open. It is a warning \
            beside the error that the length is not decided.
            """,
        example: ["button.centerX == scroll.centerX"],
        cure: "say how wide the content is: scroll.contentLayoutGuide.width == scroll.frameLayoutGuide.width"
    ) { facts in
        facts.scrollViews.flatMap { scrollView in
            NSLayoutConstraint.Axis.both.compactMap { axis -> Diagnostic? in
                guard scrollView.isOpen(axis.contentLength) else { return nil }
                let ties = scrollView.constraintsMentioningView.filter {
                    $0.firstAttribute.axis == axis && isFromInside($0, of: scrollView)
                }
                let centres = ties.filter { [.centerX, .centerY].contains($0.firstAttribute) }
                guard let first = centres.first, ties.allSatisfy({ !$0.isEdgeTie }) else { return nil }
                let words = AxisWords(axis)
                let line = facts.source.line(of: first)
                let equal = NSLayoutConstraint(
                    item: scrollView.contentLayoutGuide, attribute: axis.lengthAttribute, relatedBy: .equal,
                    toItem: scrollView.frameLayoutGuide, attribute: axis.lengthAttribute, multiplier: 1,
                    constant: 0)
                return Diagnostic(
                    rule: "centre-only", severity: .warning, view: facts.name(scrollView),
                    message:
                        "'\(line.text)' centres in the frame of \(facts.name(scrollView)) and gives its content "
                        + "no \(words.length).",
                    constraints: facts.texts(of: centres),
                    fixes: facts.trial.fixes(
                        [FixCandidate(added: [equal])],
                        isCured: { _ in !scrollView.isOpen(axis.contentLength) },
                        result: { FixResult(facts).contentSize(of: scrollView, $0) }),
                    place: line.place)
            }
        }
    }

    @MainActor private static func isFromInside(_ constraint: NSLayoutConstraint, of scrollView: UIScrollView)
        -> Bool
    {
        [constraint.firstItem, constraint.secondItem].contains { item in
            guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return false }
            return view !== scrollView && view.isDescendant(of: scrollView)
        }
    }
}

extension NSLayoutConstraint {
    /// Whether it ties an edge.
    @MainActor fileprivate var isEdgeTie: Bool {
        firstAttribute.rowEnd != nil || secondAttribute.rowEnd != nil
    }
}
