import ConstraintSolver

/// A view that shows a part of content larger than itself.
///
/// Scrolling moves the origin of the bounds, which is the content offset: the coordinate system, not the
/// subviews. Between a scroll view and a view inside it, a constraint on an edge or a margin means the content
/// area, one on a width, a height or a centre means the frame; to a view outside all of them mean the frame.
/// The content's size comes out of the same solve as every frame.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// How quickly a fling slows down: the factor on its speed a millisecond.
    public struct DecelerationRate: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    var storedContentSize = CGSize.zero
    /// The content size that the program has set, in points; nil on an axis on which it has set none.
    package var contentSizeSetByHand: (width: CGFloat?, height: CGFloat?) { handSetContentSize }
    /// What the program set by hand, per axis; nil where it never did.
    var handSetContentSize: (width: CGFloat?, height: CGFloat?)
    var contentVariables: (width: Variable, height: Variable)?
    /// The active constraints whose equations hold the offset.
    var offsetDependents: [NSLayoutConstraint] = []
    var guides = Guides()
    var lastAdjusted = AdjustedState()
    /// What moves the content at present; nil for nothing.
    var motion: ScrollMotion?

    /// Is told of scrolling; of a table view it says how high the parts are too.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// How much of the content keeps clear of each edge, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { adjustContentOffsetIfNecessary() } }
    }
    /// When the safe area is added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetBehaviorDidChange() } }
    }
    /// Whether scrolling stops at multiples of the bounds' size.
    open var isPagingEnabled = false
    /// Whether scrolling past an edge is possible and springs back.
    open var bounces = true
    /// Whether vertical dragging bounces even where the content fits.
    open var alwaysBounceVertical = false { didSet { adjustContentOffsetIfNecessary() } }
    /// Whether horizontal dragging bounces even where the content fits.
    open var alwaysBounceHorizontal = false { didSet { adjustContentOffsetIfNecessary() } }
    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// Whether a person can scroll at all; the program still can.
    open var isScrollEnabled = true
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether the vertical indicator is shown while scrolling.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal indicator is shown while scrolling.
    open var showsHorizontalScrollIndicator = true
    /// How quickly a fling slows down.
    open var decelerationRate = DecelerationRate.normal

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    // MARK: - Content

    /// The size of the content area in points. Where constraints mention the content's width or height they
    /// decide it, and replace a value set by hand at the next layout pass; where none does the value stays.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            handSetContentSize = (newValue.width, newValue.height)
            engine?.handSetContentSizeChanged(of: self)
            guard newValue != storedContentSize else { return }
            storedContentSize = newValue
            setNeedsLayout()
            adjustContentOffsetIfNecessary()
        }
    }

    /// The origin of the bounds: the point of the content area at the top left of the viewport, in points. It
    /// is stored to the pixel but not clamped; changes of the content's size, the bounds' size or the insets
    /// clamp it.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set {
            let grid = pixelGrid
            let offset = CGPoint(x: grid.roundOffset(newValue.x), y: grid.roundOffset(newValue.y))
            guard offset != boundsOrigin else { return }
            boundsOrigin = offset
            engine?.contentOffsetChanged(of: self)
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Sets the offset without clamping it; if `animated`, on a way of 0.3 seconds. What moves the content stops.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animateContentOffset(to: contentOffset)
        } else {
            if isInMotion { motion = nil }
            self.contentOffset = contentOffset
        }
    }

    /// Scrolls as little as it takes for a rectangle of the content to lie inside the bounds less the adjusted
    /// insets; of one that is longer than that the far end is shown. What lies outside the content does not
    /// count, and nothing happens for a rectangle that is wholly outside.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = rect.intersection(CGRect(origin: .zero, size: contentSize))
        guard !target.isNull else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat
        {
            if high > visibleHigh { return high - visibleHigh }
            return low < visibleLow ? max(low - visibleLow, high - visibleHigh) : 0
        }
        let offset = CGPoint(
            x: contentOffset.x + shift(target.minX, target.maxX, visible.minX, visible.maxX),
            y: contentOffset.y + shift(target.minY, target.maxY, visible.minY, visible.maxY))
        setContentOffset(clampedOffset(offset), animated: animated)
    }

    // MARK: - Layout

    /// Whether the view itself knows how large its content is, so that nothing is left for constraints.
    var decidesContentSize: Bool { false }

    override func registerFurtherVariables(in engine: LayoutEngine) {
        engine.registerContentVariables(of: self)
    }

    override func willLayoutSubviews() {
        engine?.applySolvedContentSize(to: self)
        adjustContentOffsetIfNecessary()
    }

    override func boundsSizeDidChange() {
        // During a pass the content's size is about to follow; the offset is adjusted to both at once.
        if engineRecord == nil || storedTranslatesMask { adjustContentOffsetIfNecessary() }
    }

    private func insetBehaviorDidChange() {
        adjustContentOffsetIfNecessary()
        insetsMayHaveChanged()
    }

    override func layoutRectangle(
        for attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?,
        in engine: LayoutEngine
    ) -> LayoutRectangle {
        guard let other, let view = other.layoutView, other !== self, view.isDescendant(of: self) else {
            return super.layoutRectangle(for: attribute, seenFrom: other, in: engine)
        }
        return attribute.meansContentArea
            ? engine.contentRectangle(of: self) : engine.restingRectangle(of: self)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute, on a scroll view that a view inside it is constrained to, means the content
    /// area: edges and margins do, sizes and centres mean the frame.
    package var meansContentArea: Bool {
        switch self {
        case .width, .height, .centerX, .centerY, .notAnAttribute: false
        default: true
        }
    }
}
