import UIKit

/// From where to where something reaches along an axis, in points.
struct Span: Equatable {
    let lower: CGFloat
    let upper: CGFloat

    init(_ rect: CGRect, along axis: NSLayoutConstraint.Axis) {
        lower = axis == .horizontal ? rect.minX : rect.minY
        upper = axis == .horizontal ? rect.maxX : rect.maxY
    }

    var length: CGFloat { upper - lower }
}

extension CGSize {
    /// The length along an axis.
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension NSLayoutConstraint.Axis {
    /// The axis at a right angle to it.
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
    /// The length of a scroll view's content along it.
    var contentLength: LayoutAttribute { self == .horizontal ? .contentWidth : .contentHeight }

    static let both: [NSLayoutConstraint.Axis] = [.vertical, .horizontal]
}

extension UIScrollView {
    /// The offsets that the view rests at along an axis.
    func range(_ axis: NSLayoutConstraint.Axis) -> LegalOffsetRange {
        axis == .horizontal ? horizontalRange : verticalRange
    }
}

extension UIView {
    /// Whether one would see it: it is neither hidden nor transparent.
    var isShown: Bool { !isHidden && alpha >= 0.01 }

    /// The part of the surrounding scroll view that moves it: nil if there is none.
    var enclosingScrollView: UIScrollView? {
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.superview
        }
        return nil
    }
}
