/// A row of a table view. Its views belong into `contentView`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// Which labels a cell has and where; here every style is the first one.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// How a cell shows that it is selected.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    /// What the cell can be used again for; nil if for nothing.
    public let reuseIdentifier: String?
    /// How the cell shows that it is selected; nothing is selected here.
    open var selectionStyle = SelectionStyle.default

    private var storedContentView: UIView?
    private var storedTextLabel: UILabel?

    /// A cell that a table view may use again for rows of the same identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// What a table makes when it is asked for a cell of a registered class; a subclass that has UIKit's own
    /// initialiser inherits it.
    public required convenience init(dequeuedFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// A cell for one row.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// What the cell's views belong into: it fills the cell. It is made when first asked for.
    open var contentView: UIView {
        if let storedContentView { return storedContentView }
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        storedContentView = view
        return view
    }

    /// A label over the whole cell, 16 points from its sides. It is made when first asked for.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel()
        contentView.addSubview(label)
        storedTextLabel = label
        setNeedsLayout()
        return label
    }

    /// The content view, if there is one.
    package var madeContentView: UIView? { storedContentView }
    /// The label, if there is one.
    package var madeTextLabel: UILabel? { storedTextLabel }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let storedTextLabel, storedTextLabel.translatesAutoresizingMaskIntoConstraints else { return }
        let inset = min(16, bounds.width / 2)
        storedTextLabel.frame = CGRect(
            x: inset, y: 0, width: bounds.width - 2 * inset, height: bounds.height)
    }
}
