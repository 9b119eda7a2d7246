import UIKit

extension Rule {
    /// The content is not a whole number of pages.
    static let unevenPages = Rule(
        name: "uneven-pages", severity: .warning,
        summary: "a scroll view that scrolls by pages has content that is not a whole number of them",
        reason: """
            A page is as long as the scroll view's own frame. Where the content is not a whole number of pages, \
            the last one shows a part of the one before, and where pages are longer or shorter than the frame \
            every page shows two of them. It is a warning because paging itself works; half a point is left to \
            rounding.
            """,
        example: ["scroll: isPagingEnabled: true", "page[*].width == 300 in a scroll view that is 375 wide"],
        cure: "make each page as long as the frame: page[*].width == scroll.width"
    ) { facts in
        facts.scrollViews.filter(\.isPagingEnabled).flatMap { scrollView in
            NSLayoutConstraint.Axis.both.compactMap { axis -> Diagnostic? in
                guard scrollView.range(axis).canScroll, !scrollView.isOpen(axis.contentLength) else {
                    return nil
                }
                let page = scrollView.bounds.size.length(axis)
                let content = scrollView.contentSize.length(axis)
                let rest = content.truncatingRemainder(dividingBy: page)
                guard min(rest, page - rest) > ContentOverflow.tolerance else { return nil }
                let source = facts.source.view(scrollView)
                return Diagnostic(
                    rule: "uneven-pages", severity: .warning, view: source.id,
                    message: "The content of \(source.id) is \(NumberText.short(content)), and a page is "
                        + "\(NumberText.short(page)): the last page shows \(NumberText.short(page - rest)) of the one "
                        + "before.",
                    fixes: PageFixes(facts, scrollView, axis).fixes, place: source.place)
            }
        }
    }
}

/// Makes the views that stand side by side in a paging scroll view as long as its frame.
@MainActor private struct PageFixes {
    let facts: LayoutFacts
    let scrollView: UIScrollView
    let axis: NSLayoutConstraint.Axis

    init(_ facts: LayoutFacts, _ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis) {
        self.facts = facts
        self.scrollView = scrollView
        self.axis = axis
    }

    var fixes: [Fix] {
        let deciding = scrollView.constraints(deciding: axis.contentLength)
        let numbers = deciding.filter { $0.firstAttribute.isSize && $0.secondItem == nil }
        guard !numbers.isEmpty, numbers.count <= 64 else { return [] }
        var candidate = FixCandidate()
        for number in numbers {
            guard let view = number.firstItem as? UIView else { return [] }
            let equal = NSLayoutConstraint.equality(
                view, axis.lengthAttribute, scrollView, axis.lengthAttribute)
            let change = facts.replacement(of: number, with: [equal])
            candidate.added += change.added
            candidate.removed += change.removed
            candidate.removedConstraints += change.removedConstraints
        }
        let page = scrollView.bounds.size.length(axis)
        return facts.trial.fixes(
            [candidate],
            isCured: { trial in
                let rest = trial.contentSize(of: scrollView).length(axis).truncatingRemainder(
                    dividingBy: page)
                return min(rest, page - rest) <= ContentOverflow.tolerance
            },
            result: { FixResult(facts).contentSize(of: scrollView, $0) })
    }
}
