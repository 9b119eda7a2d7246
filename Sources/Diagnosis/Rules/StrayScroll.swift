import UIKit

extension Rule {
    /// The content is a little too long across the axis that is meant to scroll.
    static let strayScroll = Rule(
        name: "stray-scroll", severity: .warning,
        summary: "a scroll view moves by a few points across the axis that it is meant to scroll along",
        reason: """
            A page that scrolls down and also sideways by a few points has a width that was written as a number, \
            a forgotten margin, or an inset that the safe area has added to content that fits without it. Up to \
            64 points count as a few: a status bar and a navigation bar are as high. It is a warning because it \
            is felt at every swipe.
            """,
        example: ["container.width == 391"],
        cure: "take the length from the frame: container.width == scroll.width"
    ) { facts in
        facts.scrollViews.flatMap { scrollView in
            NSLayoutConstraint.Axis.both.compactMap { StrayScroll(facts, scrollView, $0)?.diagnostic }
        }
    }
}

@MainActor private struct StrayScroll {
    private static let few: CGFloat = 64

    let facts: LayoutFacts
    let scrollView: UIScrollView
    let axis: NSLayoutConstraint.Axis
    let travel: CGFloat
    /// Whether the content alone would fit.
    let isFromInsets: Bool

    init?(_ facts: LayoutFacts, _ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis) {
        let range = scrollView.range(axis)
        guard range.canScroll, range.travel <= StrayScroll.few, !scrollView.isOpen(axis.contentLength),
            scrollView.isScrollEnabled
        else { return nil }
        let viewport = scrollView.bounds.size.length(axis)
        let content = scrollView.contentSize.length(axis)
        let added = scrollView.systemContentInset
        let system = axis == .horizontal ? added.left + added.right : added.top + added.bottom
        isFromInsets = abs(content - viewport) <= ContentOverflow.tolerance && system > 0
        // Content that only just does not fit is meant to scroll, if nothing else does.
        guard isFromInsets || scrollView.range(axis.other).travel > range.travel else { return nil }
        self.facts = facts
        self.scrollView = scrollView
        self.axis = axis
        travel = range.travel
    }

    var diagnostic: Diagnostic {
        let words = AxisWords(axis)
        let source = facts.source.view(scrollView)
        let moved = "\(source.id) also scrolls \(words.along) by \(NumberText.short(travel)) points"
        let viewport = NumberText.short(scrollView.bounds.size.length(axis))
        let message =
            isFromInsets
            ? "\(source.id) scrolls \(words.along) by \(NumberText.short(travel)) points, though its content fits: "
                + "the safe area adds to its insets."
            : "\(moved): its content is \(NumberText.short(scrollView.contentSize.length(axis))) and its frame "
                + "\(viewport)."
        let deciding = isFromInsets ? [] : scrollView.constraints(deciding: axis.contentLength)
        return Diagnostic(
            rule: "stray-scroll", severity: .warning, view: source.id, message: message,
            details: isFromInsets ? ["'contentInsetAdjustmentBehavior: never' leaves the insets alone"] : [],
            constraints: facts.texts(of: Array(deciding.prefix(4))), fixes: fixes(deciding),
            place: source.place)
    }

    /// A length that is written as a number becomes the frame's.
    private func fixes(_ deciding: [NSLayoutConstraint]) -> [Fix] {
        let numbers = deciding.filter { $0.firstAttribute.isSize && $0.secondItem == nil }
        let candidates = numbers.prefix(FixTrial.shown).compactMap { number -> FixCandidate? in
            guard let view = number.firstItem as? UIView, view !== scrollView else { return nil }
            let equal = NSLayoutConstraint.equality(
                view, axis.lengthAttribute, scrollView, axis.lengthAttribute)
            return facts.replacement(of: number, with: [equal])
        }
        let viewport = scrollView.bounds.size.length(axis)
        return facts.trial.fixes(
            Array(candidates),
            isCured: {
                $0.contentSize(of: scrollView).length(axis) <= viewport + ContentOverflow.tolerance
            },
            result: { FixResult(facts).contentSize(of: scrollView, $0) })
    }
}
