import UIKit

/// The length that a view's content asks for along an axis.
@MainActor enum IntrinsicLength {
    /// In points; nil if the content asks for none.
    static func of(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let size = view.effectiveIntrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        return length == UIView.noIntrinsicMetric ? nil : length
    }
}
