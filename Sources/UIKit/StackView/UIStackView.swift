/// A row or column of views, laid out by constraints that the stack makes, and makes anew when its views or
/// properties change. It draws nothing and has no size of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How the arranged views share the length along the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the arranged views lie across the axis.
    public struct Alignment: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let fill = Alignment(rawValue: 0)
        public static let leading = Alignment(rawValue: 1)
        public static let top = leading
        public static let firstBaseline = Alignment(rawValue: 2)
        public static let center = Alignment(rawValue: 3)
        public static let trailing = Alignment(rawValue: 4)
        public static let bottom = trailing
        public static let lastBaseline = Alignment(rawValue: 5)
    }

    /// Stands for the stack's own spacing in `setCustomSpacing`.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// Stands for the system's spacing, 8 points.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The views in the order along the axis; those that are hidden take no room.
    public private(set) var arrangedSubviews: [UIView] = []

    /// The direction in which the views follow one another.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }
    /// How the views share the length along the axis.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }
    /// Where the views lie across the axis.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// The distance between neighbours, in points; at least that where the distribution spreads them.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    /// Whether distances between views of text in a column count between baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// Whether the views keep inside the layout margins instead of the edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    private var customSpacings: [(view: UIView, spacing: CGFloat)] = []
    private var arrangement = StackArrangement()
    /// Whether the arrangement is to be made anew, and not just the shares in it.
    private var needsArrangement = true

    /// A stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Arranged views

    /// Adds a view at the end, as a subview too.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Puts a view at a place along the axis, and adds it as a subview if it is none.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        precondition(
            (0...arrangedSubviews.count).contains(stackIndex), "index out of bounds for arranged subview")
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: stackIndex)
        arrangementChanged()
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings.removeAll { $0.view === view }
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Replaces the distance after an arranged view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings.removeAll { $0.view === arrangedSubview }
        if spacing != UIStackView.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
        arrangementChanged()
    }

    /// The distance that was set for after a view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings.first { $0.view === arrangedSubview }?.spacing ?? UIStackView.spacingUseDefault
    }

    /// The distance after a view in points, whatever decides it.
    func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        if custom == UIStackView.spacingUseDefault { return spacing }
        return custom == UIStackView.spacingUseSystem ? 8 : custom
    }

    // MARK: - Baselines

    /// In a column the first view that is shown, in a row the tallest one by its content.
    open override var forFirstBaselineLayout: UIView { axis == .vertical ? shown.first ?? self : tallest }

    /// In a column the last view that is shown, in a row the tallest one by its content.
    open override var forLastBaselineLayout: UIView { axis == .vertical ? shown.last ?? self : tallest }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private var tallest: UIView {
        shown.reduce(self) { found, view in
            found === self || view.intrinsicContentSize.height > found.intrinsicContentSize.height
                ? view : found
        }
    }

    /// Other views may stand for the baselines now, or none: what mentions them is read anew, and a stack around this
    /// one that goes by baselines is arranged anew.
    private func baselinesMayHaveMoved() {
        readBaselinesAgain()
        guard let outer = superview as? UIStackView, outer.goesByBaselines else { return }
        outer.arrangementChanged()
    }

    private var goesByBaselines: Bool {
        axis == .vertical
            ? isBaselineRelativeArrangement : alignment == .firstBaseline || alignment == .lastBaseline
    }

    // MARK: - Constraints

    /// A view was added, removed, hidden or shown, or a property has changed.
    func arrangementChanged() {
        needsArrangement = true
        setNeedsUpdateConstraints()
        fittingSizeMayHaveChanged()
    }

    /// The proportions are those of sizes that are measured again.
    override func fittingSizeMayHaveChanged() {
        if distribution == .fillProportionally { setNeedsUpdateConstraints() }
        super.fittingSizeMayHaveChanged()
    }

    override func hiddenDidChange(of subview: UIView) {
        if arrangedSubviews.contains(where: { $0 === subview }) { arrangementChanged() }
    }

    override func intrinsicSizeDidChange(of subview: UIView) {
        super.intrinsicSizeDidChange(of: subview)
        if goesByBaselines, arrangement.isOutdated(for: subview) { arrangementChanged() }
        // Which view is the tallest may have changed.
        if axis == .horizontal { baselinesMayHaveMoved() }
    }

    open override func updateConstraints() {
        if needsArrangement {
            needsArrangement = false
            arrangement.replace(by: StackConstraints(of: self), in: self)
            baselinesMayHaveMoved()
        } else {
            arrangement.replaceShares(by: StackConstraints(sharesOf: self).constraints)
        }
        super.updateConstraints()
    }
}
