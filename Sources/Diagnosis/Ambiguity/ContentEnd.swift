import ConstraintSolver
import UIKit

/// Where the row of views that should reach the far end of a scroll view's content breaks off.
@MainActor struct ContentEnd {
    /// What is missing.
    enum Cause {
        /// Nothing is in the content.
        case empty
        /// `last` is decided, and the far edge of `area`, a view or the scroll view itself, is not tied to it.
        case loose(last: UIView, area: UIView)
        /// `first` hangs from the far edge, and the near edge of `area` is not tied to it.
        case hanging(first: UIView, area: UIView)
        /// `last` is decided, `first` hangs from the far edge, and nothing ties the one to the other.
        case gap(last: UIView, first: UIView, area: UIView)
        /// A view in the row has no length.
        case unsized(UIView)
        /// The views take their length from the content, which takes its length from them; `members` are the
        /// innermost of them.
        case circular([UIView], members: [UIView])
    }

    let scrollView: UIScrollView
    let axis: NSLayoutConstraint.Axis
    let cause: Cause

    init(of scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis, in open: OpenFacts) {
        self.scrollView = scrollView
        self.axis = axis
        let content: LayoutAttribute = axis == .horizontal ? .contentWidth : .contentHeight
        let directions = open.open(content, of: scrollView)?.movement.map(\.direction) ?? []
        let search = Search(axis: axis, open: open, directions: Set(directions))
        let followers = scrollView.subviews.filter { search.standing(of: $0) == .follows }
        cause =
            search.cause(in: scrollView)
            ?? (scrollView.subviews.isEmpty
                ? .empty : .circular(followers, members: followers.flatMap(search.members)))
    }

    /// The views whose length follows the content's, from the outermost inwards to where the row breaks off.
    var wrappers: [UIView] {
        guard let area = area, area !== scrollView else { return [] }
        var result: [UIView] = []
        var view: UIView? = area
        while let current = view, current !== scrollView {
            result.append(current)
            view = current.superview
        }
        return result.reversed()
    }

    /// The view, or the scroll view, whose edge is loose.
    var area: UIView? {
        switch cause {
        case .loose(_, let area), .hanging(_, let area), .gap(_, _, let area): area
        case .empty, .unsized, .circular: nil
        }
    }
}

extension ContentEnd {
    /// How a view stands in an area whose length is open.
    enum Standing {
        /// At a known distance from the near edge, with a known length.
        case decided
        /// With a known length, but not at a known distance from the near edge.
        case hangs
        /// With an open length.
        case follows
    }

    /// Looks for the break, in the innermost area first.
    @MainActor fileprivate struct Search {
        let axis: NSLayoutConstraint.Axis
        let open: OpenFacts
        /// Those that the content's length moves along; what is open for other reasons counts as decided.
        let directions: Set<Int>

        func standing(of view: UIView) -> Standing {
            if moves(axis.length, of: view) { return .follows }
            return moves(axis.position, of: view) ? .hangs : .decided
        }

        /// The innermost views in a view that follow, or the view itself.
        func members(in view: UIView) -> [UIView] {
            let inside = view.subviews.filter { standing(of: $0) == .follows }.flatMap(members)
            return inside.isEmpty ? [view] : inside
        }

        private func moves(_ attribute: LayoutAttribute, of view: UIView) -> Bool {
            open.open(attribute, of: view)?.movement.contains { directions.contains($0.direction) } ?? false
        }

        func cause(in area: UIView) -> Cause? {
            let views = area.subviews
            let followers = views.filter { standing(of: $0) == .follows }
            for view in followers where !(view is UIScrollView) && !view.subviews.isEmpty {
                if let cause = cause(in: view) { return cause }
            }
            let last = furthest(views.filter { standing(of: $0) == .decided })
            let first = nearest(views.filter { standing(of: $0) == .hangs })
            if let last, let unsized = followers.first(where: { begins($0, after: last) }) {
                return .unsized(unsized)
            }
            if let last, let first { return .gap(last: last, first: first, area: area) }
            if let last { return .loose(last: last, area: area) }
            return first.map { .hanging(first: $0, area: area) }
        }

        private func furthest(_ views: [UIView]) -> UIView? {
            views.reduce(nil) { best, view in
                guard let best else { return view }
                return far(view) > far(best) ? view : best
            }
        }

        private func nearest(_ views: [UIView]) -> UIView? {
            views.reduce(nil) { best, view in
                guard let best else { return view }
                return near(view) < near(best) ? view : best
            }
        }

        /// Whether a view of open length begins where the decided ones are over, as one in the row does and a
        /// background does not.
        private func begins(_ view: UIView, after last: UIView) -> Bool {
            !moves(axis.position, of: view) && near(view) >= far(last) && far(last) > 0
        }

        private func near(_ view: UIView) -> CGFloat {
            axis == .horizontal ? view.frame.minX : view.frame.minY
        }
        private func far(_ view: UIView) -> CGFloat {
            axis == .horizontal ? view.frame.maxX : view.frame.maxY
        }
    }
}
