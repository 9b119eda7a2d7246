import UIKit

/// The views of a content that no offset shows.
@MainActor struct Unreachable {
    /// What the innermost of them are called, in tree order.
    private(set) var names: [String] = []
    private let axis: Axis
    private let reachable: ClosedRange<CGFloat>

    /// Looks in a scroll view along an axis.
    init(in scrollView: UIScrollView, along axis: Axis, _ facts: AxisFacts) {
        self.axis = axis
        let start = min(0, facts.range.minimum)
        reachable = start...max(start, facts.range.maximum + facts.viewport)
        for subview in scrollView.subviews { add(subview, at: .zero) }
    }

    private mutating func add(_ view: UIView, at place: CGPoint) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let frame = view.frame.offsetBy(dx: place.x, dy: place.y)
        if view.clipsToBounds || view.subviews.isEmpty {
            let (near, far) =
                axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
            let isOutside = near >= reachable.upperBound || far <= reachable.lowerBound
            if isOutside, far > near, let id = view.accessibilityIdentifier { names.append(id) }
            return
        }
        let inner = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
        for subview in view.subviews { add(subview, at: inner) }
    }
}
