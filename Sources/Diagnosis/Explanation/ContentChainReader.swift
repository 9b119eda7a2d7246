import UIKit

/// Finds the chain of views that a content takes its length from.
@MainActor struct ContentChainReader {
    private let scrollView: UIScrollView
    private let axis: NSLayoutConstraint.Axis
    private let source: LayoutSource
    private let words: AxisWords

    init(of scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis, source: LayoutSource) {
        self.scrollView = scrollView
        self.axis = axis
        self.source = source
        words = AxisWords(axis)
    }

    // MARK: - What is decided

    /// The chain of a content whose length is decided.
    var decided: ContentChain {
        let steps = scrollView.stepsDeciding(axis.contentLength)
        let path = ContentPath(of: scrollView, along: axis, steps: steps)
        guard
            let step = steps.last(where: { $0.view === scrollView && $0.attribute == axis.contentLength })
        else {
            let hand = scrollView.contentSizeSetByHand
            let isSet = (axis == .horizontal ? hand.width : hand.height) != nil
            return chain(isSet || contentLength > 0 ? .byHand : .never)
        }
        guard var last = path.last(in: scrollView, by: step), var members = path.members(upTo: last.view)
        else { return chain(.line(text(step))) }
        var isLimited = last.isLimited
        // A single view that its own inside makes as long as it is goes without saying.
        while members.count == 1, let only = members.first, only.view === last.view,
            let step = path.length(of: only.view), let inner = path.last(in: only.view, by: step),
            let inside = path.members(upTo: inner.view)
        {
            members = inside
            last = inner
            isLimited = isLimited || inner.isLimited
        }
        let note =
            members.count == 1 ? path.length(of: last.view).flatMap { self.note($0, of: last.view) } : nil
        let distance = contentLength - span(last.view).upper
        return row(
            links(members, openLast: false), end: isLimited ? .limit(distance) : .points(distance), note: note
        )
    }

    /// What gives a view its length, in a few words.
    private func note(_ step: DecidingStep, of view: UIView) -> String? {
        if case .intrinsicSize(let owner, _) = step.source {
            if owner is UILabel { return "its text" }
            return owner is UIImageView ? "its picture" : "its own content"
        }
        return step.source.constraint.map { source.line(of: $0).text }
    }

    private func text(_ step: DecidingStep) -> String {
        if case .tableContent(_, let axis) = step.source {
            return axis == .horizontal ? "its own width" : "its rows"
        }
        return step.source.constraint.map { source.line(of: $0).text } ?? "its views"
    }

    // MARK: - What is open

    /// The chain of a content whose length is open, up to where it breaks off.
    func open(_ end: ContentEnd) -> ContentChain {
        switch end.cause {
        case .empty: return row([], end: .open)
        case .loose(let last, _): return row(links(upTo: last), end: .open)
        case .hanging(let first, _):
            let rest = links(from: first)
            return row(rest.links, end: rest.end)
        case .gap(let last, let first, _):
            let rest = links(from: first)
            return row(links(upTo: last) + rest.links, end: rest.end)
        case .unsized(let view):
            let rest = followers(of: view)
            let last = rest.last ?? view
            let after = links(([view] + rest).map { ContentPath.Member(view: $0) }, openLast: false)
            return row(links(upTo: view, isOpen: true) + after.dropFirst(), end: endGap(after: last))
        case .circular(_, let members):
            guard let member = members.first else { return row([], end: .open) }
            let link = ContentChain.Link(
                gap: .points(span(member).lower), name: source.name(member), length: nil)
            return row([link], end: endGap(after: member))
        }
    }

    /// The links from the near edge to a view, as far as constraints place it.
    private func links(upTo view: UIView, isOpen: Bool = false) -> [ContentChain.Link] {
        let path = ContentPath(of: scrollView, along: axis, steps: view.stepsDeciding(axis.position))
        let members = path.members(upTo: view) ?? [ContentPath.Member(view: view)]
        return links(members, openLast: isOpen)
    }

    /// The links from a view that hangs from the far edge to that edge.
    private func links(from first: UIView) -> (links: [ContentChain.Link], end: ContentChain.Gap) {
        let path = ContentPath(
            of: scrollView, along: axis, steps: first.stepsDeciding(axis.position), fromFarEnd: true)
        let members = path.members(upTo: first)?.reversed() ?? [ContentPath.Member(view: first)]
        var links = links(members, openLast: false)
        links[0] = ContentChain.Link(gap: .open, name: links[0].name, length: links[0].length)
        return (links, endGap(after: members[members.count - 1].view))
    }

    /// The views that follow a view in its row, by the constraints between them.
    private func followers(of view: UIView) -> [UIView] {
        guard let area = view.superview else { return [] }
        let row = Row(in: area, along: axis)
        var result: [UIView] = []
        var last = view
        while let next = row.view(after: last), next !== view, !result.contains(where: { $0 === next }) {
            result.append(next)
            last = next
        }
        return result
    }

    private func endGap(after view: UIView) -> ContentChain.Gap {
        .points(contentLength - span(view).upper)
    }

    // MARK: - Rows

    private func links(_ members: [ContentPath.Member], openLast: Bool) -> [ContentChain.Link] {
        var before: CGFloat = 0
        var links: [ContentChain.Link] = []
        for (index, member) in members.enumerated() {
            let span = span(member.view)
            let distance = span.lower - before
            let isOpen = openLast && index == members.count - 1
            links.append(
                ContentChain.Link(
                    gap: member.isLimited ? .limit(distance) : .points(distance),
                    name: source.name(member.view), length: isOpen ? nil : span.length))
            before = span.upper
        }
        return links
    }

    /// A chain of links from the near edge on, read in the direction in which the content is.
    private func row(
        _ links: [ContentChain.Link], end: ContentChain.Gap, note: String? = nil
    ) -> ContentChain {
        guard isMirrored else { return chain(.row(links, end: end), note: note) }
        let gaps = links.map(\.gap) + [end]
        let turned = links.enumerated().reversed().map { index, link in
            ContentChain.Link(gap: gaps[index + 1], name: link.name, length: link.length)
        }
        return chain(.row(turned, end: gaps[0]), note: note)
    }

    // MARK: - Numbers

    private var isMirrored: Bool {
        axis == .horizontal && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var contentLength: CGFloat { scrollView.contentSize.length(axis) }

    private func span(_ view: UIView) -> Span {
        Span(scrollView.convert(view.bounds, from: view), along: axis)
    }

    private func chain(_ origin: ContentChain.Origin, note: String? = nil) -> ContentChain {
        ContentChain(
            lengthName: words.length, nearName: words.near, farName: words.far, isMirrored: isMirrored,
            origin: origin, length: scrollView.isOpen(axis.contentLength) ? nil : contentLength, note: note)
    }
}
