import UIKit

extension Rule {
    /// Only a weak tie to the frame gives a view its length.
    static let fallbackOnly = Rule(
        name: "fallback-only", severity: .note,
        summary: "only a weak tie of the content to the frame gives a view in it a length",
        reason: """
            A container that is as high as the frame at a low priority grows with what is in it, and fills the \
            screen where that is short. A view in it that has no height of its own, as an embedded controller's \
            has none, is then as high as what is left: the content fits for ever and never scrolls. It is a note \
            because an empty view that fills a gap is meant so.
            """,
        example: ["content.height == scroll.height @low", "box.bottom == content.bottom"],
        cure: "give what is inside a height: box.height == 1200"
    ) { facts in
        facts.scrollViews.flatMap { scrollView in
            NSLayoutConstraint.Axis.both.compactMap { FallbackOnly(facts, scrollView, $0)?.diagnostic }
        }
    }
}

@MainActor private struct FallbackOnly {
    let facts: LayoutFacts
    let scrollView: UIScrollView
    let axis: NSLayoutConstraint.Axis
    let tie: NSLayoutConstraint
    /// The view that has no length without the tie.
    let view: UIView

    init?(_ facts: LayoutFacts, _ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis) {
        guard !scrollView.isOpen(axis.contentLength), !scrollView.subviews.isEmpty else { return nil }
        let deciding = scrollView.constraints(deciding: axis.contentLength)
        let weak = deciding.filter {
            $0.firstAttribute.isSize && $0.firstAttribute.axis == axis && $0.priority != .required
                && $0.relation == .equal && FallbackOnly.mentionsFrame($0, of: scrollView)
        }
        guard weak.count == 1, let tie = weak.first else { return nil }
        let leaves = facts.views.filter {
            $0.subviews.isEmpty && $0 !== scrollView && $0.isDescendant(of: scrollView)
                && $0.bounds.size.length(axis) > ContentOverflow.tolerance
        }
        let found = facts.root.tryLayout(adding: [], leavingOut: [tie]) { trial -> UIView? in
            guard scrollView.isOpen(axis.contentLength) else { return nil }
            return leaves.first { trial.frame(of: $0).size.length(axis) <= ContentOverflow.tolerance }
        }
        guard let found else { return nil }
        self.facts = facts
        self.scrollView = scrollView
        self.axis = axis
        self.tie = tie
        view = found
    }

    private static func mentionsFrame(_ constraint: NSLayoutConstraint, of scrollView: UIScrollView) -> Bool {
        [constraint.firstItem, constraint.secondItem].contains {
            $0 === scrollView || $0 === scrollView.frameLayoutGuide
        }
    }

    var diagnostic: Diagnostic {
        let line = facts.source.line(of: tie)
        let words = AxisWords(axis)
        let source = facts.source.view(view)
        return Diagnostic(
            rule: "fallback-only", severity: .note, view: source.id,
            message:
                "\(source.id) has no \(words.length) of its own and takes what '\(line.text)' leaves: the content "
                + "of \(facts.name(scrollView)) fits for ever.",
            constraints: [line.text], place: source.place)
    }
}
