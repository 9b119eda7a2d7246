import UIKit

/// A method of a view that statements can call.
struct ViewMethod: Sendable {
    let name: String
    /// Whether only scroll views have it.
    let isOfScrollViews: Bool
    /// How its argument is written; nil if it takes none.
    let argument: String?
    let call: @MainActor @Sendable (UIView, CGPoint) -> Void

    /// Whether its argument has no fractions.
    var takesWholeNumbers: Bool { name == "page" }

    static let all: [ViewMethod] = [
        method("layoutIfNeeded") { $0.layoutIfNeeded() },
        method("setNeedsLayout") { $0.setNeedsLayout() },
        method("setNeedsUpdateConstraints") { $0.setNeedsUpdateConstraints() },
        method("updateConstraintsIfNeeded") { $0.updateConstraintsIfNeeded() },
        method("invalidateIntrinsicContentSize") { $0.invalidateIntrinsicContentSize() },
        // As a person would: what is not legal is clamped.
        scroll("scrollTo", "(x, y)") { $0.contentOffset = $0.clampedOffset($1) },
        scroll("scrollBy", "(dx, dy)") { scrollView, distance in
            scrollView.scroll(by: CGSize(width: distance.x, height: distance.y))
        },
        scroll("page", "(dx, dy), whole numbers of pages") { scrollView, pages in
            scrollView.contentOffset = CGPoint(
                x: scrollView.page(Int(pages.x), along: .horizontal),
                y: scrollView.page(Int(pages.y), along: .vertical))
        },
    ]

    /// The method of that name.
    static func named(_ name: String) -> ViewMethod? { all.first { $0.name == name } }

    private static func method(
        _ name: String, _ call: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> ViewMethod {
        ViewMethod(name: name, isOfScrollViews: false, argument: nil) { view, _ in call(view) }
    }

    private static func scroll(
        _ name: String, _ argument: String,
        _ call: @escaping @MainActor @Sendable (UIScrollView, CGPoint) -> Void
    ) -> ViewMethod {
        ViewMethod(name: name, isOfScrollViews: true, argument: argument) { view, point in
            if let scrollView = view as? UIScrollView { call(scrollView, point) }
        }
    }
}

extension UIScrollView {
    /// The offset along an axis that is some pages on: as a swipe ends where it scrolls by pages, else by the length
    /// of the bounds.
    fileprivate func page(_ pages: Int, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        let isHorizontal = axis == .horizontal
        let offset = isHorizontal ? contentOffset.x : contentOffset.y
        let stride = isHorizontal ? bounds.width : bounds.height
        let range = isHorizontal ? horizontalRange : verticalRange
        guard isPagingEnabled else { return range.clamp(offset + CGFloat(pages) * stride) }
        let content = isHorizontal ? contentSize.width : contentSize.height
        return Paging(stride: stride, content: content, range: range).offset(from: offset, by: pages)
    }

    /// Scrolls by a distance in points, as far as is legal.
    fileprivate func scroll(by distance: CGSize) {
        contentOffset = clampedOffset(
            CGPoint(x: contentOffset.x + distance.width, y: contentOffset.y + distance.height))
    }
}
