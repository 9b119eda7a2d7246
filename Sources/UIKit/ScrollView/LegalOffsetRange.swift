/// The offsets that a scroll view comes to rest at on one axis, in points.
///
/// The lowest shows the content's near edge behind its inset; the highest shows the far edge behind its own,
/// and is never below the lowest: content that fits stays where it begins.
package struct LegalOffsetRange: Equatable, Sendable {
    package let minimum: CGFloat
    package let maximum: CGFloat

    /// The range for content of length `content` behind insets, seen through a viewport of length `viewport`.
    package init(viewport: CGFloat, content: CGFloat, insetBefore: CGFloat, insetAfter: CGFloat) {
        minimum = -insetBefore
        maximum = max(minimum, content + insetAfter - viewport)
    }

    package init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = max(minimum, maximum)
    }

    /// Whether there is more than one place to rest at.
    package var canScroll: Bool { maximum > minimum }

    /// How far one can scroll, in points.
    package var travel: CGFloat { maximum - minimum }

    /// The legal offset nearest to `offset`.
    package func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, minimum), maximum) }
}
