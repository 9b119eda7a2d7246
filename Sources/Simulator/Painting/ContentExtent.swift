import UIKit

/// How large the views of some content are.
@MainActor enum ContentExtent {
    /// The greatest width and the greatest height of the innermost views inside a scroll view, in points; nil if
    /// none of them has a size. What clips its inside counts as one view.
    static func largestView(in scrollView: UIScrollView) -> CGSize? {
        var largest = CGSize.zero
        for subview in scrollView.subviews { measure(subview, &largest) }
        return largest == .zero ? nil : largest
    }

    private static func measure(_ view: UIView, _ largest: inout CGSize) {
        guard !view.isHidden else { return }
        if view.subviews.isEmpty || view.clipsToBounds {
            largest.width = max(largest.width, view.frame.width)
            largest.height = max(largest.height, view.frame.height)
        } else {
            for subview in view.subviews { measure(subview, &largest) }
        }
    }
}
