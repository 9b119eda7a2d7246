/// Is told what happens to a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset has changed, whoever has changed it. It is told at once, and once for each change.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
