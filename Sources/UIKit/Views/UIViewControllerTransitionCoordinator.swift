/// What closures that go along with a transition are told of it.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view in which it happens.
    var containerView: UIView { get }
}

/// Lets a controller do something of its own along with a change of its view's size.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    /// Has `animation` run with the transition and `completion` after it; returns whether they will.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Has `animation` run with the transition; returns whether it will.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change of a window's size, which happens at once.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
    let isAnimated = false
    let transitionDuration: TimeInterval = 0
    let containerView: UIView
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(in containerView: UIView) { self.containerView = containerView }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs what was asked for, in that order: the closures see the layout of the new size, and what they change
    /// is laid out before the completions.
    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        containerView.layoutIfNeeded()
        for animation in animations { animation(self) }
        containerView.layoutIfNeeded()
        for completion in completions { completion(self) }
    }
}
