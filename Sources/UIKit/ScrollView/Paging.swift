/// Where pages lie along an axis: a page is as long as the bounds, and pages begin at whole multiples of that,
/// counted from the content's beginning and not from an inset's. All lengths in points.
package struct Paging: Equatable, Sendable {
    package let stride: CGFloat
    package let content: CGFloat
    package let range: LegalOffsetRange

    package init(stride: CGFloat, content: CGFloat, range: LegalOffsetRange) {
        self.stride = stride
        self.content = content
        self.range = range
    }

    /// The offset to rest at of a page view that was let go, with a speed in points a millisecond: one page on in the
    /// direction of a fling, however strong it is; without one the nearer page.
    package func target(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        guard stride > 0 else { return range.clamp(offset) }
        let place = offset / stride
        let threshold = PanTracking.flingThreshold
        var page = place.rounded()
        if velocity > threshold { page = place.rounded(.down) + 1 }
        if velocity < -threshold { page = place.rounded(.up) - 1 }
        page = min(max(page, 0), (range.maximum / stride).rounded(.up))
        return range.clamp(min(page * stride, range.maximum))
    }

    /// The offset `pages` swipes away, forward if it is positive. Between two pages the nearer ones in that direction
    /// count; an offset in the insets before the first page or behind the last one is on that page.
    package func offset(from offset: CGFloat, by pages: Int) -> CGFloat {
        guard stride > 0, pages != 0 else { return range.clamp(offset) }
        let place = min(max(offset / stride, 0), max(0, content / stride - 1))
        // A thousandth of a page from a page is on it.
        let page =
            pages > 0
            ? (place + 0.001).rounded(.down) + CGFloat(pages) : (place - 0.001).rounded(.up) + CGFloat(pages)
        return range.clamp(page * stride)
    }
}
