/// A scroll view of rows, one below the other.
///
/// The table itself knows how large its content is: as wide as its bounds, as high as its rows. Constraints have no
/// say in that, and rows are placed by frames. A table has no size of its own, like every scroll view. Every row has
/// its cell here; nothing is measured.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// Whether headers stay in sight.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Whether there are lines between rows; none are drawn here.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// Where a row is to be after scrolling to it.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// Stands for a height that is to be measured; here it is 44 points for a row, 28 for a header that is there.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// Whether headers stay in sight.
    public let style: Style
    /// Says what is in the table.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open override var delegate: (any UIScrollViewDelegate)? { didSet { reloadData() } }

    /// The height of a row in points, where the delegate does not say otherwise.
    open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { heightsDidChange() } } }
    /// What a height is taken for before it is measured; nothing is measured here.
    open var estimatedRowHeight = automaticDimension
    /// The height of the sections' headers in points, where the delegate does not say otherwise.
    open var sectionHeaderHeight = automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The height of the sections' footers in points, where the delegate does not say otherwise.
    open var sectionFooterHeight = automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// What is left free above the header of a section, in points: 22 in a plain table unless it is set.
    open var sectionHeaderTopPadding = automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }
    /// Whether there are lines between rows; none are drawn here.
    open var separatorStyle = SeparatorStyle.singleLine
    /// Whether a row can be selected; nothing is selected here.
    open var allowsSelection = true

    /// What lies above all rows: as high as its frame is now, and as wide as the table.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// What lies below all rows: as high as its frame is now, and as wide as the table.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    var storedGeometry: TableGeometry?
    var contents = TableContents()

    /// A table view with a frame in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// A plain table view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A plain table view of no size.
    public convenience init() { self.init(frame: .zero, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        alwaysBounceVertical = true
    }

    // MARK: - Layout

    override var decidesContentSize: Bool { true }

    open override var contentOffset: CGPoint { didSet { if contentOffset != oldValue { placeHeaders() } } }

    override func registerFurtherVariables(in engine: LayoutEngine) {
        super.registerFurtherVariables(in: engine)
        engine.addContentRows(of: self)
    }

    override func willLayoutSubviews() {
        loadCells()
        // By the setter, which code for UIKit overrides to follow the content.
        let size = CGSize(width: bounds.width, height: pixelGrid.round(geometry.height))
        if contentSize != size { contentSize = size }
        adjustContentOffsetIfNecessary()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
        placeHeaders()
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        heightsDidChange()
    }

    /// What is where follows from other heights than before; the cells stay.
    func heightsDidChange() {
        storedGeometry = nil
        contents.needsPlacement = true
        engine?.contentHeightChanged(of: self)
        setNeedsLayout()
    }
}
