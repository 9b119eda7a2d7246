import UIKit

/// Where a side of a constraint lies in the layout as it is.
@MainActor struct SideValue {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    /// The item on the other side, which decides how a scroll view is read.
    let other: AnyObject?
    /// The view that holds the constraint: positions are told in its coordinates.
    let space: UIView

    /// The length, or the position in `space`, in points; nil for a baseline.
    var value: CGFloat? {
        guard attribute != .firstBaseline, attribute != .lastBaseline, let rectangle = rectangle else {
            return nil
        }
        switch attribute {
        case .left, .leftMargin: return rectangle.minX
        case .right, .rightMargin: return rectangle.maxX
        case .top, .topMargin: return rectangle.minY
        case .bottom, .bottomMargin: return rectangle.maxY
        case .leading, .leadingMargin: return isMirrored ? rectangle.maxX : rectangle.minX
        case .trailing, .trailingMargin: return isMirrored ? rectangle.minX : rectangle.maxX
        case .width: return rectangle.width
        case .height: return rectangle.height
        case .centerX, .centerXWithinMargins: return rectangle.midX
        case .centerY, .centerYWithinMargins: return rectangle.midY
        default: return nil
        }
    }

    /// Whether the reading direction turns the edge around.
    var isMirrored: Bool {
        guard attribute.followsReadingDirection, let view = owner else { return false }
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// How the side is read, if it is a scroll view or a guide of one.
    var reading: ScrollViewReading? { ScrollViewReading(item, attribute, seenFrom: other) }

    private var owner: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    private var rectangle: CGRect? {
        guard let owner else { return nil }
        let own = ownRectangle(of: owner)
        return owner === space ? own : owner.convert(own, to: space)
    }

    /// In the coordinates inside the item's view.
    private func ownRectangle(of owner: UIView) -> CGRect {
        if let guide = item as? UILayoutGuide { return guide.layoutFrame }
        var rectangle = owner.bounds
        if let scrollView = owner as? UIScrollView, let reading,
            reading.reason != .fromOutside, reading.reason != .alone
        {
            let isContent = reading.meaning == .contentArea
            rectangle = CGRect(
                origin: .zero, size: isContent ? scrollView.contentSize : scrollView.bounds.size)
        }
        return attribute.isMarginAttribute ? rectangle.inset(by: owner.layoutMargins) : rectangle
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is measured from the layout margins instead of the frame.
    fileprivate var isMarginAttribute: Bool {
        rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
    }
}
