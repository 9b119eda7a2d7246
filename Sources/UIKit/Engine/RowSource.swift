/// Who asks for what in a layout.
@MainActor package enum RowSource {
    /// Somebody wrote the constraint.
    case authored(NSLayoutConstraint)
    /// A stack view made it.
    case stackView(NSLayoutConstraint)
    /// A cell or hosted view has the size that is around it.
    case encapsulatedLayout(NSLayoutConstraint)
    /// The frame and mask of a view.
    case autoresizing(UIView, LayoutAttribute)
    /// The size of the tree's top, which the device gives.
    case top(UIView, LayoutAttribute)
    /// The size of a view's content.
    case intrinsicSize(UIView, NSLayoutConstraint.Axis)
    /// The rows of a table view, and its width, are its content.
    case tableContent(UIScrollView, NSLayoutConstraint.Axis)
    /// A length is never negative.
    case neverNegative(UIView, LayoutAttribute)

    /// The constraint, if it is one of `NSLayoutConstraint`.
    package var constraint: NSLayoutConstraint? {
        switch self {
        case .authored(let constraint), .stackView(let constraint), .encapsulatedLayout(let constraint):
            constraint
        default: nil
        }
    }
}
