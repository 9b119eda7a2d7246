/// Is told what happens to a scroll view.
///
/// A fling: will begin dragging, did scroll …, will end dragging, did end dragging, will begin decelerating, did scroll …,
/// did end decelerating. A slow release ends with did end dragging. An animated offset: did scroll …, did end scrolling
/// animation. Recorded on UIKit.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset has changed, whoever has changed it. It is told at once, and once for each change.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger has begun to drag. The offset has not changed yet.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger leaves with a velocity in points a millisecond, positive where the offset grows. What is written into
    /// `targetContentOffset` is where the content comes to rest.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger has left; `decelerate` says whether the content goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest, or a finger has caught it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top; yes unless it says otherwise.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
