/// What the offset was last adjusted to.
struct AdjustedState: Equatable {
    var viewport = CGSize.zero
    var contentSize = CGSize.zero
    var insets = UIEdgeInsets.zero
}

extension UIScrollView {
    /// `contentInset` plus the part of the safe area that the behaviour adds, in points.
    public var adjustedContentInset: UIEdgeInsets { contentInset + systemContentInset }

    /// The part of the safe area that `contentInsetAdjustmentBehavior` adds. An axis counts as scrollable if
    /// the content is longer than the bounds less `contentInset`, before anything is added, so that the answer
    /// does not depend on itself.
    package var systemContentInset: UIEdgeInsets {
        let safeArea = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safeArea
        case .automatic, .scrollableAxes:
            let size = bounds.size
            let isWide =
                contentSize.width > size.width - contentInset.left - contentInset.right
                || alwaysBounceHorizontal
            let isTall =
                contentSize.height > size.height - contentInset.top - contentInset.bottom
                || alwaysBounceVertical
            return UIEdgeInsets(
                top: isTall ? safeArea.top : 0, left: isWide ? safeArea.left : 0,
                bottom: isTall ? safeArea.bottom : 0, right: isWide ? safeArea.right : 0)
        }
    }

    /// The horizontal offsets to rest at, in points, to the pixel.
    package var horizontalRange: LegalOffsetRange {
        let insets = adjustedContentInset
        return toPixels(
            LegalOffsetRange(
                viewport: bounds.size.width, content: contentSize.width, insetBefore: insets.left,
                insetAfter: insets.right))
    }

    /// The vertical offsets to rest at, in points, to the pixel.
    package var verticalRange: LegalOffsetRange {
        let insets = adjustedContentInset
        return toPixels(
            LegalOffsetRange(
                viewport: bounds.size.height, content: contentSize.height, insetBefore: insets.top,
                insetAfter: insets.bottom))
    }

    private func toPixels(_ range: LegalOffsetRange) -> LegalOffsetRange {
        let grid = pixelGrid
        return LegalOffsetRange(
            minimum: grid.roundOffset(range.minimum), maximum: grid.roundOffset(range.maximum))
    }

    /// The legal offset nearest to a point, as a person's scrolling ends there.
    package func clampedOffset(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontalRange.clamp(offset.x), y: verticalRange.clamp(offset.y))
    }

    /// Brings the offset back into its legal range after the content's size, the bounds' size or the insets
    /// have changed. A view at rest at its top or left edge stays there when that edge's inset changes.
    func adjustContentOffsetIfNecessary() {
        let state = AdjustedState(
            viewport: bounds.size, contentSize: contentSize, insets: adjustedContentInset)
        guard state != lastAdjusted else { return }
        // Under a finger, and while it moves by itself, the content is where it is; it goes back when it is let go.
        if isTracking || isDecelerating {
            lastAdjusted = state
            return
        }
        let old = lastAdjusted.insets
        lastAdjusted = state
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -state.insets.top }
        if offset.x == -old.left { offset.x = -state.insets.left }
        contentOffset = clampedOffset(offset)
    }
}
