/// The top of a tree that is on a screen: it has the device's safe area, its pixels, its reading direction and
/// the metrics that text is measured with.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// How far the device's shape and bars reach in, in points.
    package var deviceSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard deviceSafeAreaInsets != oldValue else { return }
            insetsMayHaveChanged()
            setNeedsLayout()
        }
    }
    /// Pixels to a point; frames are rounded to them. 0 is a screen on which nothing is rounded.
    package var screenScale: CGFloat = 0 {
        didSet { if screenScale != oldValue { forEachInTree { $0.setNeedsLayout() } } }
    }
    /// What text is measured with.
    package var textMetrics = TextMetrics.terminal {
        didSet {
            guard textMetrics != oldValue else { return }
            forEachInTree { view in
                view.invalidateIntrinsicContentSize()
                if view.baselineOffsets != nil { view.baselinesDidChange() }
            }
        }
    }
    /// The reading direction of the user's language.
    package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
        didSet { if layoutDirection != oldValue { layoutDirectionDidChange() } }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            if let oldValue {
                oldValue.viewWillDisappear(false)
                oldValue.view.removeFromSuperview()
                oldValue.viewDidDisappear(false)
            }
            appearingController = nil
            guard let rootViewController else { return }
            let view: UIView = rootViewController.view
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            rootViewController.viewWillAppear(false)
            addSubview(view)
            appearingController = rootViewController
        }
    }

    /// Whether time is told to the window frame by frame, so that what is animated takes its time; without frames it
    /// jumps.
    package var hasFrames = false

    /// The controller whose view has come into the window and was not laid out there yet.
    var appearingController: UIViewController?

    private var transition: SizeTransition?

    override func boundsSizeWillChange(to size: CGSize) {
        guard let rootViewController else { return }
        let transition = SizeTransition(in: self)
        rootViewController.viewWillTransition(to: size, with: transition)
        self.transition = transition
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        let transition = transition
        self.transition = nil
        transition?.run()
    }
}

extension UIView {
    var pixelGrid: PixelGrid { PixelGrid(scale: window?.screenScale ?? 0) }
}
