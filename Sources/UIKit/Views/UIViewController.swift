/// The owner of a view and of what happens around its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// A controller whose view is made when it is first asked for.
    public override init() { super.init() }

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
    open func loadView() { view = UIView() }

    /// Called once, right after the view was made.
    open func viewDidLoad() {}
    /// Updates the constraints of the view, in place of its own `updateConstraints`, which this calls; call super last.
    open func updateViewConstraints() { view.updateConstraints() }
    /// Called before the view's subviews are placed.
    open func viewWillLayoutSubviews() {}
    /// Called after the view's subviews were placed.
    open func viewDidLayoutSubviews() {}
    /// Called before the window changes its size, in points, and with it the view. What `coordinator` is given runs
    /// once the view is laid out for the new size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {}
}
