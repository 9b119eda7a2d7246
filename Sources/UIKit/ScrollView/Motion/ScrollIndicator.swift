/// The bar that tells where one is, along one axis, in points from the beginning of the viewport. How it is drawn is not
/// known of UIKit to the point; this is a rule that fits what is.
package struct ScrollIndicator: Equatable, Sendable {
    package let start: CGFloat
    package let length: CGFloat

    package init(
        viewport: CGFloat, content: CGFloat, offset: CGFloat, range: LegalOffsetRange,
        insetBefore: CGFloat = 0, insetAfter: CGFloat = 0, margin: CGFloat = 3, least: CGFloat = 36
    ) {
        let track = viewport - insetBefore - insetAfter - 2 * margin
        let beyond = max(0, range.minimum - offset, offset - range.maximum)
        let plain = content > 0 ? max(least, track * viewport / content) : least
        length = max(8, plain - beyond)
        let part = range.canScroll ? (range.clamp(offset) - range.minimum) / range.travel : 0
        start = margin + insetBefore + (track - length) * part
    }
}
