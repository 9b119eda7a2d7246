/// A place for a picture. Without one it has no size of its own; the simulator gives it one, the size that a
/// picture of it would have.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The size in points of the picture that stands here; nil for none.
    package var placeholderSize: CGSize? {
        didSet { if placeholderSize != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override var intrinsicContentSize: CGSize { placeholderSize ?? super.intrinsicContentSize }
}
