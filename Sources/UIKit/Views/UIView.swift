/// A rectangle of the screen, with subviews inside it.
///
/// `frame` and `center` are in the superview's coordinates, `bounds` in the view's own, all in points; x grows
/// to the right, y downwards. A view made in code is placed by its frame until
/// `translatesAutoresizingMaskIntoConstraints` is set to false; from then on by its constraints.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// A dimension of `intrinsicContentSize` that the view's content does not decide.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    // The two stored pieces of the view's geometry: where the frame is, and what its own origin is called.
    // Keeping the frame's origin instead of the centre makes frames exact to the last bit.
    var storedFrame: CGRect
    var boundsOrigin = CGPoint.zero

    /// The view that holds this one; nil for a window or a view that was not added yet.
    public internal(set) weak var superview: UIView?
    /// From the backmost to the frontmost.
    public internal(set) var subviews: [UIView] = []

    var layoutState = LayoutState()
    var displayState = DisplayState()
    var engineRecord: EngineRecord?
    package var objectNumber = ObjectNumber()
    /// Whether rows with this view's insets in their constants are kept up to date.
    var followsInsets = false
    /// The constraints that this view holds, in the order in which they were activated.
    public internal(set) var constraints: [NSLayoutConstraint] = []
    /// The active constraints that mention this view or one of its guides, wherever they are held.
    var mentioningConstraints: [NSLayoutConstraint] = []
    /// The guides that were added to the view.
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    var systemGuides = SystemGuides()
    /// Only the top view of a tree has one, and only once layout was asked for.
    var ownEngine: LayoutEngine?
    weak var owningViewController: UIViewController?

    var storedTranslatesMask = true
    var storedMargins = UIView.defaultMargins
    /// Whether `storedMargins` holds the leading margin on its left and the trailing one on its right.
    var hasDirectionalMargins = false
    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// A name for tests and tools; a scene's `id`.
    open var accessibilityIdentifier: String?
    /// A number for the program's own use.
    open var tag = 0
    /// Whether the view and its subviews are left out of the drawing. Layout goes on as if they were shown.
    open var isHidden = false { didSet { if isHidden != oldValue { superview?.hiddenDidChange(of: self) } } }
    /// How opaque the view and its subviews are, 0...1.
    open var alpha: CGFloat = 1
    /// The colour behind the view's content; nil is transparent.
    open var backgroundColor: UIColor?
    /// Whether subviews are cut off at the bounds. Scroll views begin with true.
    open var clipsToBounds = false
    /// Whether subviews that are placed by frames follow a change of this view's size by their masks.
    open var autoresizesSubviews = true
    /// How the frame follows a change of the superview's size.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { engine?.baseRowsChanged(of: self) } }
    }
    /// Which direction the view's content runs in, whatever the language.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }
    /// Whether the view's margins are at least what remains of its superview's where their edges are close.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { insetsMayHaveChanged() } }
    }
    /// Whether the safe area's insets are added to the margins.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { insetsMayHaveChanged() } }
    }

    /// A view with a frame in points, in the coordinates of its superview to be.
    public init(frame: CGRect) {
        storedFrame = frame
        super.init()
        prepareForFirstPasses()
    }

    /// A view as `init(frame:)` makes it: nothing is read from archives here. It is there for code that has to have it.
    public required init?(coder: NSCoder) {
        storedFrame = .zero
        super.init()
        prepareForFirstPasses()
    }

    private func prepareForFirstPasses() {
        let ownClass = type(of: self)
        if ownClass.requiresConstraintBasedLayout { layoutState.needsUpdateConstraints = true }
        if UIView.drawsAtFirst(ownClass) { displayState.area = .infinite }
    }

    /// A view of no size at the origin.
    public convenience override init() { self.init(frame: .zero) }

    /// A size that is asked for in place of `intrinsicContentSize`, as Interface Builder's placeholder size is;
    /// nil for none. In points.
    package var statedIntrinsicContentSize: CGSize? {
        didSet { if statedIntrinsicContentSize != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size that layout counts as that of the view's content.
    package var effectiveIntrinsicContentSize: CGSize { statedIntrinsicContentSize ?? intrinsicContentSize }

    // MARK: - What subclasses override

    /// The size that the view's content asks for, in points; `noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size in points that the view would take of a size offered to it; the view's own version gives its
    /// present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that its content takes; what is placed by constraints keeps it until the next pass.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// How far the alignment rectangle, on which constraints act, lies inside the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Places the subviews. The view's own version gives those that have constraints the frames that were
    /// solved for them.
    open func layoutSubviews() { applySolvedFramesToSubviews() }

    /// The last chance to change constraints before they are solved; call super last.
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }

    /// Whether views of the class have constraints that they only make in `updateConstraints`, which is then called
    /// before their first layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Draws the view's content in `rect`, in its own coordinates: called after layout when the view is first shown
    /// and where `setNeedsDisplay` asked for it. The view's own version draws nothing.
    open func draw(_ rect: CGRect) {}

    /// The view whose first baseline this one's is: a descendant with text, or the view itself. The view's own
    /// version asks for that of the last baseline.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose last baseline this one's is: a descendant with text, or the view itself.
    open var forLastBaselineLayout: UIView { self }

    /// Called before the view is added to a superview, or with nil before it is taken out of one.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called before the view comes into a window, or with nil before it leaves one.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view has come into a window or left one.
    open func didMoveToWindow() {}
    /// Called after the view was added to a superview or taken out of one.
    open func didMoveToSuperview() {}
    /// Called after `subview` was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before `subview` is taken out.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called by a layout pass just before `layoutSubviews`, once the superview has set the frame.
    func willLayoutSubviews() {}

    /// Where the baselines of the view's text are, in points below the top and above the bottom; nil for a view
    /// without text, whose baselines are its bottom edge.
    var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { nil }

    /// What this view is to the solver when a constraint between it and `other` is read; overridden where
    /// that depends on `other`.
    func layoutRectangle(
        for attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?,
        in engine: LayoutEngine
    ) -> LayoutRectangle {
        engine.frameRectangle(of: self)
    }

    /// Called when a subview was hidden or shown.
    func hiddenDidChange(of subview: UIView) {}

    /// Called when a subview's content has another size.
    func intrinsicSizeDidChange(of subview: UIView) { fittingSizeMayHaveChanged() }

    /// Called when what is inside the view may want another size, and with it what is around the view.
    func fittingSizeMayHaveChanged() { superview?.fittingSizeMayHaveChanged() }

    /// Whether views of this class can have content that wraps.
    var mayWrapContent: Bool { false }

    /// Whether the height of the view's content depends on the width that layout gives it, which is the
    /// `layoutWidth` of its record in the engine.
    var wrapsContent: Bool { false }

    /// Called before the size of the bounds is changed by hand.
    func boundsSizeWillChange(to size: CGSize) {}

    /// Called when the size of the bounds has changed, by hand or by layout.
    func boundsSizeDidChange() {}

    /// The variables that a kind of view has beside its frame's; registered after those.
    func registerFurtherVariables(in engine: LayoutEngine) {}

    nonisolated open override var description: String {
        // UIKit's objects are only touched on the main thread; a description asked for elsewhere stops there.
        MainActor.assumeIsolated {
            let name = accessibilityIdentifier.map { " '\($0)'" } ?? ""
            return "<\(type(of: self))\(name) frame = \(NumberText.list(frame))>"
        }
    }
}

/// Which way the content of a view runs.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The reading direction of the user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIView {
    /// Which parts of a frame stretch when the superview's size changes; the others stay as they are.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}
