import UIKit

/// A view that reaches out of a scroll view's decided content, and why the content ends before it.
@MainActor struct ContentOverflow {
    /// Why the content does not reach as far as the view.
    enum Cause {
        /// A constraint gives the content the length of the frame.
        case lockedToFrame(NSLayoutConstraint)
        /// A constraint puts the view beyond the edge that it is tied to.
        case wrongSign(NSLayoutConstraint)
        /// The constraints that decide the content's length leave the view out.
        case notTied([NSLayoutConstraint])
        /// The content's length is set by hand, or the view lies before the content's beginning.
        case outside
    }

    /// Rounding to pixels moves an edge by half a point at most.
    static let tolerance: CGFloat = 0.5

    let facts: LayoutFacts
    let scrollView: UIScrollView
    let axis: NSLayoutConstraint.Axis
    /// The one that reaches furthest.
    let view: UIView
    /// By how much, in points.
    let amount: CGFloat
    let isBefore: Bool
    let cause: Cause

    /// All of them, at most one for each end of each axis of each scroll view.
    static func all(in facts: LayoutFacts) -> [ContentOverflow] {
        facts.scrollViews.flatMap { scrollView in
            NSLayoutConstraint.Axis.both.flatMap { axis -> [ContentOverflow] in
                guard !scrollView.isOpen(axis.contentLength) else { return [] }
                return ContentSearch(facts: facts, scrollView: scrollView, axis: axis).overflows
            }
        }
    }

    var words: AxisWords { AxisWords(axis) }
    var content: CGFloat { scrollView.contentSize.length(axis) }

    /// `315 points beyond the right of the content of scroll`.
    var place: String {
        let edge = isBefore ? words.near : words.far
        return "\(NumberText.short(amount)) points beyond the \(edge) of \(facts.name(scrollView))'s content"
    }

    /// Whether the view lies inside the content in a layout that is tried.
    func isCured(_ trial: LayoutTrial) -> Bool {
        let span = Span(trial.frame(of: view, in: scrollView), along: axis)
        let content = trial.contentSize(of: scrollView).length(axis)
        return span.lower >= -Self.tolerance && span.upper <= content + Self.tolerance
    }
}

/// Looks for views that reach out of a scroll view's content along an axis.
@MainActor private struct ContentSearch {
    let facts: LayoutFacts
    let scrollView: UIScrollView
    let axis: NSLayoutConstraint.Axis

    var overflows: [ContentOverflow] {
        var last: (view: UIView, span: Span)?
        var first: (view: UIView, span: Span)?
        forEachView(in: scrollView) { view in
            let span = Span(scrollView.convert(view.bounds, from: view), along: axis)
            guard span.length > 0 else { return }
            if span.upper > last?.span.upper ?? -.infinity { last = (view, span) }
            if span.lower < first?.span.lower ?? .infinity { first = (view, span) }
        }
        return [last.flatMap { beyond($0.view, $0.span) }, first.flatMap { before($0.view, $0.span) }]
            .compactMap { $0 }
    }

    private func beyond(_ view: UIView, _ span: Span) -> ContentOverflow? {
        let content = scrollView.contentSize.length(axis)
        let amount = span.upper - content
        guard amount > ContentOverflow.tolerance else { return nil }
        let cause = cause(of: view)
        // What can be seen is no loss, but a sign error is one all the same.
        if case .wrongSign = cause {
        } else {
            let range = scrollView.range(axis)
            let seen = range.maximum + scrollView.bounds.size.length(axis)
            guard span.upper > seen + ContentOverflow.tolerance else { return nil }
        }
        return overflow(view, amount, isBefore: false, cause)
    }

    private func before(_ view: UIView, _ span: Span) -> ContentOverflow? {
        let least = min(0, scrollView.range(axis).minimum)
        guard span.lower < least - ContentOverflow.tolerance else { return nil }
        return overflow(view, -span.lower, isBefore: true, .outside)
    }

    private func overflow(
        _ view: UIView, _ amount: CGFloat, isBefore: Bool, _ cause: ContentOverflow.Cause
    ) -> ContentOverflow {
        ContentOverflow(
            facts: facts, scrollView: scrollView, axis: axis, view: view, amount: amount, isBefore: isBefore,
            cause: cause)
    }

    /// Visits the views that one would see if the content were large enough. What is inside a view that clips
    /// is that view's matter, and what is tied to the screen goes along with it.
    private func forEachView(in view: UIView, _ body: (UIView) -> Void) {
        for subview in view.subviews
        where subview.isShown && !isTiedOutside(subview) && !facts.suffersFromContradiction(subview) {
            body(subview)
            if !(subview is UIScrollView), !subview.clipsToBounds { forEachView(in: subview, body) }
        }
    }

    /// Whether a constraint of the axis ties the view's place to something that does not scroll.
    private func isTiedOutside(_ view: UIView) -> Bool {
        view.constraintsMentioningView.contains { constraint in
            guard constraint.firstAttribute.axis == axis, !constraint.firstAttribute.isSize else {
                return false
            }
            let other = constraint.firstItem === view ? constraint.secondItem : constraint.firstItem
            if let guide = other as? UILayoutGuide { return guide === scrollView.frameLayoutGuide }
            guard let other = other as? UIView, other !== scrollView else { return false }
            return !other.isDescendant(of: scrollView)
        }
    }

    private func cause(of view: UIView) -> ContentOverflow.Cause {
        let deciding = scrollView.constraints(deciding: axis.contentLength)
        if let wrong = wrongSign(above: view) { return .wrongSign(wrong) }
        if let lock = deciding.first(where: tiesLengthToFrame) { return .lockedToFrame(lock) }
        return deciding.isEmpty ? .outside : .notTied(deciding)
    }

    /// A tie between the far edges of a view, or of one around it, and of what is around that, which puts the
    /// inner one outside.
    private func wrongSign(above view: UIView) -> NSLayoutConstraint? {
        var inner: UIView? = view
        while let current = inner, current !== scrollView, let area = current.superview {
            let ties = Row(in: area, along: axis).ties(of: current, at: .far)
            let wrong = ties.first { tie in
                let outward = tie.firstItem === current ? tie.constant : -tie.constant
                let isMirrored =
                    tie.firstAttribute.followsReadingDirection
                    && area.effectiveUserInterfaceLayoutDirection == .rightToLeft
                return tie.relation == .equal && (isMirrored ? -outward : outward) > 0
            }
            if let wrong { return wrong }
            inner = area
        }
        return nil
    }

    private func tiesLengthToFrame(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.firstAttribute.isSize, constraint.firstAttribute.axis == axis else { return false }
        return [constraint.firstItem, constraint.secondItem].contains { item in
            if let guide = item as? UILayoutGuide { return guide === scrollView.frameLayoutGuide }
            guard let view = item as? UIView else { return false }
            return view === scrollView || !view.isDescendant(of: scrollView)
        } && constraint.secondItem != nil
    }
}

extension LayoutTrial {
    /// The frame that a view would have in the content of the scroll view around it, in points.
    @MainActor func frame(of view: UIView, in scrollView: UIScrollView) -> CGRect {
        var frame = frame(of: view)
        var outer = view.superview
        while let current = outer, current !== scrollView {
            let origin = self.frame(of: current).origin
            frame.origin.x += origin.x
            frame.origin.y += origin.y
            outer = current.superview
        }
        return frame
    }
}
