/// The owner of a view and of what happens around its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// What the controller is called; nothing shows it here.
    open var title: String?

    /// Under which bars the view reaches; there are none here.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether it reaches under bars that hide it too; there are none here.
    open var extendedLayoutIncludesOpaqueBars = false
    /// What code before `contentInsetAdjustmentBehavior` asks for; it changes nothing here.
    open var automaticallyAdjustsScrollViewInsets = true

    var layoutSupports = LayoutSupports()
    private var knownSafeArea = UIEdgeInsets.zero

    /// A controller whose view is made when it is first asked for. There are no nibs here: the name is not looked at.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A controller as `init()` makes it: nothing is read from archives here.
    public required init?(coder: NSCoder) { super.init() }

    /// A controller whose view is made when it is first asked for.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The view; asking for it calls `loadView` and `viewDidLoad` once.
    open var view: UIView {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? UIView()
            if loadedView == nil { self.view = view }
            viewDidLoad()
            return view
        }
        set {
            loadedView?.owningViewController = nil
            loadedView = newValue
            newValue.owningViewController = self
            // A root view has no margins of its own beside the system's least ones.
            if newValue.storedMargins == UIView.defaultMargins { newValue.layoutMargins = .zero }
        }
    }

    /// Has the view made, if it was not yet.
    public func loadViewIfNeeded() { _ = view }

    /// Whether the view was made already.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Whether the view's margins are never below what the system wants for a root view.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.insetsMayHaveChanged() }
    }

    /// The least margins of a root view, in points: 16 at the sides, 20 from a width of 400 on, none at the
    /// top and the bottom.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (loadedView?.bounds.width ?? 0) >= 400 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    var systemMinimumMargins: UIEdgeInsets {
        let margins = systemMinimumLayoutMargins
        return UIEdgeInsets(
            top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }

    /// Makes the view; the controller's own version makes a plain one.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Called once, right after the view was made.
    open func viewDidLoad() {}
    /// Called before the view comes into a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has come into a window and was laid out there for the first time.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Updates the constraints of the view, in place of its own `updateConstraints`, which this calls; call super last.
    open func updateViewConstraints() { view.updateConstraints() }
    /// Called before a layout of the view that finds another safe area than the one before.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called before the view's subviews are placed.
    open func viewWillLayoutSubviews() {}
    /// Called after the view's subviews were placed.
    open func viewDidLayoutSubviews() {}
    /// Called where the system runs out of memory, which it does not here.
    open func didReceiveMemoryWarning() {}
    /// Called before the window changes its size, in points, and with it the view. What `coordinator` is given runs
    /// once the view is laid out for the new size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {}

    /// What comes before the layout of the view.
    func willLayoutView() {
        let safeArea = view.safeAreaInsets
        if safeArea != knownSafeArea {
            knownSafeArea = safeArea
            viewSafeAreaInsetsDidChange()
        }
        viewWillLayoutSubviews()
    }
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
