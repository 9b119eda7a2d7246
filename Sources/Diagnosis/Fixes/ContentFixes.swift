import UIKit

/// What may decide an open length of a scroll view's content, the likeliest small change first.
@MainActor struct ContentFixes {
    private let content: AmbiguousContent
    private let scrollView: UIScrollView
    private let axis: NSLayoutConstraint.Axis

    init(_ content: AmbiguousContent) {
        self.content = content
        scrollView = content.scrollView
        axis = content.end.axis
    }

    var candidates: [FixCandidate] {
        switch content.end.cause {
        case .empty, .unsized: return [likeTheFrame(scrollView)]
        case .loose(let last, let area):
            let tie = FixCandidate(added: [tieFar(last, to: area)])
            // What is only centred, or has only a limit, was not meant to say where the content ends.
            if !content.floor.isEmpty { return [asLongAsTheFrame] + equalities + [tie] }
            return isCentred(last, in: area) ? [asLongAsTheFrame, tie] : [tie, asLongAsTheFrame]
        case .hanging(let first, let area):
            return [FixCandidate(added: [tieNear(first, to: area)]), asLongAsTheFrame]
        case .gap(let last, let first, let area):
            return fillingTheFrame + equalities + [FixCandidate(added: [follow(first, last, in: area)])]
        case .circular(let views, _):
            let filling = views.first.map { FrameFilling($0, in: scrollView, facts: content.facts) }
            let both = [filling?.candidate].compactMap { $0 }
            if filling?.turnsSigns == true { return both }
            return both + views.prefix(1).map(likeTheFrame) + [asLongAsTheFrame]
        }
    }

    // MARK: - Tied to the edges

    private func tieFar(_ view: UIView, to area: UIView) -> NSLayoutConstraint {
        let row = content.row(area)
        return tie(view, to: area, row.edges.far, row.missingGap(after: view))
    }

    private func tieNear(_ view: UIView, to area: UIView) -> NSLayoutConstraint {
        let row = content.row(area)
        return tie(
            view, to: area, row.edges.near, row.commonGap(of: view.constraintsAffectingLayout(for: axis)))
    }

    private func tie(
        _ view: UIView, to area: UIView, _ edge: NSLayoutConstraint.Attribute, _ gap: CGFloat
    ) -> NSLayoutConstraint {
        .equality(view, edge, area, edge, constant: edge.constant(for: gap))
    }

    private func follow(_ view: UIView, _ last: UIView, in area: UIView) -> NSLayoutConstraint {
        let row = content.row(area)
        let gap = row.commonGap(of: last.constraintsAffectingLayout(for: axis))
        return .equality(
            view, row.edges.near, last, row.edges.far, constant: row.edges.near.constant(for: gap))
    }

    // MARK: - As long as the frame

    /// The outermost wrapper, or the content itself, as long as the frame.
    private var asLongAsTheFrame: FixCandidate { likeTheFrame(content.end.wrappers.first ?? scrollView) }

    private func likeTheFrame(_ view: UIView) -> FixCandidate {
        let length = axis.lengthAttribute
        guard view === scrollView else {
            return FixCandidate(added: [.equality(view, length, scrollView, length)])
        }
        return FixCandidate(added: [
            .equality(
                scrollView.contentLayoutGuide, length, scrollView.frameLayoutGuide, length)
        ])
    }

    /// Where the content is at least as long as the frame, it is that long if it can.
    private var fillingTheFrame: [FixCandidate] {
        content.floor.filter { $0.firstAttribute.isSize && $0.secondItem != nil }.compactMap { floor in
            guard let first = floor.firstItem, let second = floor.secondItem else { return nil }
            let filling = NSLayoutConstraint.equality(
                first, floor.firstAttribute, second, floor.secondAttribute)
            filling.constant = floor.constant
            filling.priority = .defaultLow
            return FixCandidate(added: [filling])
        }
    }

    /// Limits turned into values.
    private var equalities: [FixCandidate] {
        content.floor.compactMap { floor in
            let line = content.facts.source.line(of: floor)
            let all = content.facts.source.constraints(of: line, including: floor)
            guard all.count == 1, let first = floor.firstItem else { return nil }
            let equal = NSLayoutConstraint(
                item: first, attribute: floor.firstAttribute, relatedBy: .equal, toItem: floor.secondItem,
                attribute: floor.secondAttribute, multiplier: floor.multiplier, constant: floor.constant)
            equal.priority = floor.priority
            return FixCandidate(added: [equal], removed: [line], removedConstraints: all)
        }
    }

    private func isCentred(_ view: UIView, in area: UIView) -> Bool {
        content.row(area).constraints.contains {
            [.centerX, .centerY].contains($0.firstAttribute)
                && ($0.firstItem === view || $0.secondItem === view)
        }
    }
}
