import UIKit

extension Rule {
    /// The width of a text or an image decides the content's, and nothing ties it to the frame.
    static let contentFromIntrinsicSize = Rule(
        name: "content-from-intrinsic-size", severity: .warning,
        summary:
            "the content is as wide as one text or image in it asks to be, and nothing ties it to the frame",
        reason: """
            Edges pinned to a scroll view never limit what is inside: the widest view wins. A text then stays on \
            one line and the page scrolls sideways; where it is narrower than the frame, lines and backgrounds \
            that were meant to span the screen end with it. It is a warning where that view alone is wider than \
            the frame; a note where it is narrower, and for images, which are often meant to be moved about.
            """,
        example: ["content.edges == scroll.edges", "label.edges == content.edges"],
        cure: "take the width from the frame: content.width == scroll.width"
    ) { facts in
        facts.scrollViews.compactMap { IntrinsicContent($0, facts)?.diagnostic }
    }
}

@MainActor private struct IntrinsicContent {
    let facts: LayoutFacts
    let scrollView: UIScrollView
    /// The view whose content decides the width, in the innermost place.
    let view: UIView
    private let content: CGFloat
    private let viewport: CGFloat

    init?(_ scrollView: UIScrollView, _ facts: LayoutFacts) {
        guard !scrollView.isOpen(.contentWidth), scrollView.bounds.width > 0 else { return nil }
        let views = scrollView.viewsWhoseContentDecides(.contentWidth)
        guard views.count == 1, let view = views.first else { return nil }
        self.facts = facts
        self.scrollView = scrollView
        self.view = view
        content = scrollView.contentSize.width
        viewport = scrollView.bounds.width
        if abs(content - viewport) <= ContentOverflow.tolerance { return nil }
    }

    var diagnostic: Diagnostic {
        let source = facts.source.view(view)
        let isWide = view.bounds.width > viewport
        return Diagnostic(
            rule: "content-from-intrinsic-size",
            severity: isWide && !(view is UIImageView) ? .warning : .note,
            view: source.id,
            message: "The content of \(facts.name(scrollView)) is \(NumberText.short(content)) wide because "
                + "\(source.id) asks for \(NumberText.short(view.bounds.width)); nothing ties it to the frame, which "
                + "is \(NumberText.short(viewport)).",
            constraints: facts.texts(of: Array(scrollView.constraints(deciding: .contentWidth).prefix(4))),
            fixes: fixes, place: source.place)
    }

    /// The outermost view, or the content itself, as wide as the frame.
    private var fixes: [Fix] {
        let wrapper = scrollView.subviews.first { view.isDescendant(of: $0) }
        let candidates = [wrapper, nil].compactMap { outer -> FixCandidate? in
            let item: AnyObject = outer ?? scrollView.contentLayoutGuide
            let other: AnyObject = outer == nil ? scrollView.frameLayoutGuide : scrollView
            let row = Row(in: scrollView, along: .horizontal)
            let margin = outer.map { view in
                (row.ties(of: view, at: .near) + row.ties(of: view, at: .far)).reduce(0) {
                    $0 + (row.gap($1) ?? 0)
                }
            }
            return FixCandidate(added: [
                .equality(item, .width, other, .width, constant: -(margin ?? 0))
            ])
        }
        return facts.trial.fixes(
            candidates,
            isCured: { abs($0.contentSize(of: scrollView).width - viewport) <= ContentOverflow.tolerance },
            result: { FixResult(facts).contentSize(of: scrollView, $0) })
    }
}
