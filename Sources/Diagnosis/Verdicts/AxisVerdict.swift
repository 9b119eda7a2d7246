import UIKit

/// Whether a scroll view scrolls along an axis, and why; all lengths in points.
package struct AxisVerdict: Sendable {
    /// `x` or `y`.
    package let letter: String
    /// `width` or `height`.
    package let lengthName: String
    /// The length of the content; nil if nothing decides it.
    package let content: CGFloat?
    /// The length of the bounds.
    package let viewport: CGFloat
    /// The adjusted insets before and after the content.
    package let insets: (before: CGFloat, after: CGFloat)
    /// The part of them that the safe area has added.
    package let systemInsets: (before: CGFloat, after: CGFloat)
    /// The offsets that the view rests at.
    package let range: LegalOffsetRange
    package let offset: CGFloat
    /// The page that is nearest and how many there are; nil for a view that does not scroll by pages.
    package let page: (number: Int, count: Int)?
    /// Whether a person may scroll.
    package let isScrollEnabled: Bool

    /// Reads a scroll view that was laid out.
    @MainActor package init(of scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis) {
        let words = AxisWords(axis)
        let isHorizontal = axis == .horizontal
        let size = scrollView.contentSize
        let (all, system) = (scrollView.adjustedContentInset, scrollView.systemContentInset)
        letter = words.letter
        lengthName = words.length
        content =
            scrollView.isOpen(isHorizontal ? .contentWidth : .contentHeight)
            ? nil : isHorizontal ? size.width : size.height
        viewport = isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
        insets = isHorizontal ? (all.left, all.right) : (all.top, all.bottom)
        systemInsets = isHorizontal ? (system.left, system.right) : (system.top, system.bottom)
        range = isHorizontal ? scrollView.horizontalRange : scrollView.verticalRange
        offset = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
        isScrollEnabled = scrollView.isScrollEnabled
        page = AxisVerdict.page(
            isPaging: scrollView.isPagingEnabled, viewport: viewport, range: range, offset: offset)
    }

    private static func page(
        isPaging: Bool, viewport: CGFloat, range: LegalOffsetRange, offset: CGFloat
    ) -> (number: Int, count: Int)? {
        guard isPaging, viewport > 0, range.canScroll else { return nil }
        let count = Int((range.travel / viewport).rounded(.up)) + 1
        let number = Int(((offset - range.minimum) / viewport).rounded()) + 1
        return (min(max(1, number), count), count)
    }

    /// `y: content 1516 > viewport 480: scrolls, 0 … 1036`.
    package var sentence: String {
        guard let content else { return "\(letter): content \(lengthName) is not decided" }
        let surplus = insets.before + insets.after
        var length = "content \(NumberText.short(content))"
        if surplus > 0 { length += " + insets \(NumberText.short(surplus))" }
        if surplus < 0 { length += " - insets \(NumberText.short(-surplus))" }
        guard range.canScroll else {
            return "\(letter): \(length) fits \(NumberText.short(viewport)): does not scroll"
        }
        let comparison = "\(letter): \(length) > viewport \(NumberText.short(viewport))"
        guard isScrollEnabled else { return "\(comparison): scrolling is switched off" }
        return
            "\(comparison): scrolls, \(NumberText.short(range.minimum)) … \(NumberText.short(range.maximum))"
    }
}
