import UIKit

extension Rule {
    /// A scroll view inside another one has content and no length of its own.
    static let listWithoutHeight = Rule(
        name: "list-without-height", severity: .warning,
        summary: "a scroll view inside another one has content, and nothing gives it a length to show it",
        reason: """
            A scroll view has no intrinsic size: what is in it says how far it scrolls, not how long it is. Inside \
            another scroll view it breaks the row of views that decides the outer content. It is a warning beside \
            the error that the length is not decided, because it names the usual cure.
            """,
        example: ["list.top == scroll.top", "list.bottom == scroll.bottom"],
        cure: "make it as long as its content: list.height == list.contentLayoutGuide.height"
    ) { facts in
        facts.scrollViews.flatMap { inner -> [Diagnostic] in
            guard let outer = inner.enclosingScrollView else { return [] }
            return NSLayoutConstraint.Axis.both.compactMap { axis in
                let content = inner.contentSize.length(axis)
                let isShort = inner.isOpen(axis.length) || inner.bounds.size.length(axis) == 0
                guard isShort, content > 0, !inner.isOpen(axis.contentLength) else { return nil }
                let words = AxisWords(axis)
                let source = facts.source.view(inner)
                let equal = NSLayoutConstraint(
                    item: inner, attribute: axis.lengthAttribute, relatedBy: .equal,
                    toItem: inner.contentLayoutGuide, attribute: axis.lengthAttribute, multiplier: 1,
                    constant: 0)
                return Diagnostic(
                    rule: "list-without-height", severity: .warning, view: source.id,
                    message: "\(source.id) has content of \(NumberText.short(content)), and nothing says how "
                        + "\(axis == .horizontal ? "wide" : "high") it is inside \(facts.name(outer)): a scroll view "
                        + "has no \(words.length) of its own.",
                    fixes: facts.trial.fixes(
                        [FixCandidate(added: [equal])],
                        isCured: { abs(Span($0.frame(of: inner), along: axis).length - content) < 1 },
                        result: { FixResult(facts).change(of: inner, $0) }),
                    place: source.place)
            }
        }
    }
}
