import UIKit

/// What there is to say of a scroll view along one axis, in points.
struct AxisFacts: Equatable, Sendable {
    var axis: Axis
    /// The length of the bounds.
    var viewport: CGFloat
    /// The length of the content.
    var content: CGFloat
    /// The adjusted insets before and after the content.
    var insetBefore: CGFloat = 0
    var insetAfter: CGFloat = 0
    /// Where the origin of the bounds is.
    var offset: CGFloat = 0
    /// The offsets that the view rests at.
    var range: LegalOffsetRange
    /// Whether nothing decides the content's length.
    var isOpen = false
    /// Whether the view stops at whole pages.
    var isPaging = false
    /// Whether a person may scroll.
    var isEnabled = true
    /// How far the views of the content reach; known only where nothing decides the content's size.
    var reach: CGFloat = 0

    /// Whether a person can scroll along the axis.
    var canScroll: Bool { isEnabled && range.canScroll }

    /// Whether there is content to scroll to before the viewport.
    var goesOnBefore: Bool { offset > range.minimum }
    /// Whether there is content to scroll to behind the viewport.
    var goesOnAfter: Bool { offset < range.maximum }

    /// The page that is nearest to rest on, counted from 1, and how many there are.
    var page: (number: Int, count: Int)? {
        guard isPaging, viewport > 0, range.canScroll else { return nil }
        let count = Int((range.travel / viewport).rounded(.up)) + 1
        let number = Int(((offset - range.minimum) / viewport).rounded()) + 1
        return (min(max(1, number), count), count)
    }
}

extension AxisFacts {
    /// Reads a scroll view along an axis, as if all of it were decided.
    @MainActor init(of scrollView: UIScrollView, along axis: Axis) {
        let insets = scrollView.adjustedContentInset
        switch axis {
        case .horizontal:
            self.init(
                axis: axis, viewport: scrollView.bounds.width, content: scrollView.contentSize.width,
                insetBefore: insets.left, insetAfter: insets.right, offset: scrollView.contentOffset.x,
                range: scrollView.horizontalRange)
        case .vertical:
            self.init(
                axis: axis, viewport: scrollView.bounds.height, content: scrollView.contentSize.height,
                insetBefore: insets.top, insetAfter: insets.bottom, offset: scrollView.contentOffset.y,
                range: scrollView.verticalRange)
        }
        isPaging = scrollView.isPagingEnabled
        isEnabled = scrollView.isScrollEnabled
    }
}
