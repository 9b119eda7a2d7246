import UIKit

/// A content that takes its size from views which take theirs from the content.
package struct CircularContent: Equatable, Sendable {
    /// Which of the three facts that decide a view along an axis are there.
    package struct Facts: Equatable, Sendable {
        package let nearEdge: Bool
        package let ownLength: Bool
        package let farEdge: Bool
        /// Whether content and view wait for each other along the axis.
        package let isCircular: Bool
    }

    /// The constraints that close the circle, as they were written.
    package let lines: [SourceLine]
    /// The views, as their author calls them; never empty.
    package let members: [String]
    /// `width` or `height`: the first axis with a circle.
    package let lengthName: String
    /// `left, right` or `top, bottom`: what ties the first view to the content.
    package let edges: String
    /// By how many points the first view is shorter than the content; nil if that is not simply so.
    package let difference: CGFloat?
    /// What the content and the first view are drawn as along that axis, in points.
    package let drawn: (content: CGFloat, view: CGFloat)
    package let horizontal: Facts
    package let vertical: Facts

    package static func == (a: CircularContent, b: CircularContent) -> Bool {
        a.lines == b.lines && a.members == b.members && a.lengthName == b.lengthName && a.edges == b.edges
            && a.difference == b.difference && a.drawn == b.drawn && a.horizontal == b.horizontal
            && a.vertical == b.vertical
    }

    /// `box`, `box and 2 more`.
    package var membersText: String { WordList.counted(members) }
}

extension CircularContent {
    /// Reads a scroll view; nil if there is no circle along any axis.
    @MainActor init?(of scrollView: UIScrollView, source: LayoutSource, in open: OpenFacts) {
        let ends = [NSLayoutConstraint.Axis.horizontal, .vertical].map { axis in
            open.isOpen(axis.contentLength, of: scrollView)
                ? ContentEnd(of: scrollView, along: axis, in: open) : nil
        }
        let circles = ends.map { end -> (views: [UIView], members: [UIView])? in
            guard case .circular(let views, let members)? = end?.cause, !members.isEmpty else { return nil }
            return (views, members)
        }
        guard let index = circles.firstIndex(where: { $0 != nil }), let circle = circles[index] else {
            return nil
        }
        let axis: NSLayoutConstraint.Axis = index == 0 ? .horizontal : .vertical
        let words = AxisWords(axis)
        let member = circle.members[0]
        let ties = CircularContent.ties(of: member, in: scrollView, along: axis)
        lines = source.lines(of: ties.near + ties.far)
        members = circle.members.map(source.name)
        lengthName = words.length
        edges = "\(words.near), \(words.far)"
        difference = ties.difference
        drawn = (scrollView.contentSize.length(axis), member.bounds.size.length(axis))
        func facts(_ index: Int) -> Facts {
            let axis: NSLayoutConstraint.Axis = index == 0 ? .horizontal : .vertical
            let ties = CircularContent.ties(of: member, in: scrollView, along: axis)
            return Facts(
                nearEdge: !ties.near.isEmpty, ownLength: !open.isOpen(axis.length, of: member),
                farEdge: !ties.far.isEmpty, isCircular: circles[index] != nil)
        }
        horizontal = facts(0)
        vertical = facts(1)
    }

    /// The ties of a view, and of those around it, to the scroll view's edges, and by how much they make the view shorter
    /// than the content.
    @MainActor private static func ties(
        of member: UIView, in scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis
    ) -> (near: [NSLayoutConstraint], far: [NSLayoutConstraint], difference: CGFloat?) {
        var (near, far): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        var difference: CGFloat? = 0
        var isTied = (near: true, far: true)
        var inner: UIView = member
        while inner !== scrollView, let area = inner.superview {
            let row = Row(in: area, along: axis)
            let (first, last) = (row.ties(of: inner, at: .near), row.ties(of: inner, at: .far))
            near += first
            far += last
            isTied = (isTied.near && !first.isEmpty, isTied.far && !last.isEmpty)
            if let sum = difference, let before = first.first.flatMap(row.gap),
                let after = last.first.flatMap(row.gap)
            {
                difference = sum + before + after
            } else {
                difference = nil
            }
            inner = area
        }
        return (isTied.near ? near : [], isTied.far ? far : [], difference)
    }
}
