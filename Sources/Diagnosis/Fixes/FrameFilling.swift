import UIKit

/// A view that is tied to all four edges of a scroll view's content, whose size waits for the view's: given the
/// size of the frame less the distances it keeps, both are decided, and nothing scrolls astray.
@MainActor struct FrameFilling {
    /// The change; nil if the view is not tied like that, or the content is open along one axis only.
    let candidate: FixCandidate?
    /// Whether the distances at the far edges have the wrong sign, so that any other size would hang out.
    let turnsSigns: Bool

    init(_ view: UIView, in scrollView: UIScrollView, facts: LayoutFacts) {
        let open = scrollView.undecidedContentAttributes
        let sides = [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
            Side(view, in: scrollView, along: axis)
        }
        guard open.count == 2, view.superview === scrollView, sides.count == 2 else {
            (candidate, turnsSigns) = (nil, false)
            return
        }
        func sizes(_ rest: (Side) -> CGFloat) -> [NSLayoutConstraint] {
            sides.map { .equality(view, $0.length, scrollView, $0.length, constant: -rest($0)) }
        }
        if sides.allSatisfy({ $0.near >= 0 && $0.far >= 0 }) {
            candidate = FixCandidate(added: sizes { $0.near + $0.far })
            turnsSigns = false
            return
        }
        // One line with one constant: `edges == edges + 5` means 5 inwards at each.
        let ties = sides.flatMap(\.ties)
        let lines = facts.source.lines(of: ties)
        guard sides.allSatisfy({ $0.near == -$0.far && $0.near == sides[0].near }), lines.count == 1,
            facts.source.constraints(of: lines[0]).count == ties.count
        else {
            (candidate, turnsSigns) = (nil, false)
            return
        }
        let distance = abs(sides[0].near)
        let edges: [(edge: NSLayoutConstraint.Attribute, constant: CGFloat)] = [
            (.top, distance), (.left, distance), (.bottom, -distance), (.right, -distance),
        ]
        candidate = FixCandidate(
            added: edges.map { .equality(view, $0.edge, scrollView, $0.edge, constant: $0.constant) }
                + sizes { _ in 2 * distance }, removed: lines, removedConstraints: ties)
        turnsSigns = true
    }

    /// How the view is tied along an axis.
    private struct Side {
        let length: NSLayoutConstraint.Attribute
        let ties: [NSLayoutConstraint]
        /// The distances at both ends, inwards.
        let near: CGFloat
        let far: CGFloat

        @MainActor init?(_ view: UIView, in scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis) {
            let row = Row(in: scrollView, along: axis)
            let ties = row.ties(of: view, at: .near) + row.ties(of: view, at: .far)
            guard ties.count == 2, let near = row.gap(ties[0]), let far = row.gap(ties[1]) else { return nil }
            (length, self.ties, self.near, self.far) = (axis.lengthAttribute, ties, near, far)
        }
    }
}
