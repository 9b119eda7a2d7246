import UIKit

/// One attribute of a view, guide or strip of a controller, as the right side of a relation.
@MainActor public final class MASViewAttribute {
    /// The view that the attribute belongs to; a guide's is the one that owns it.
    public private(set) weak var view: UIView?
    /// What constraints speak of: the view itself, or the guide.
    public private(set) weak var item: AnyObject?
    public let layoutAttribute: NSLayoutConstraint.Attribute

    public init(view: UIView?, item: AnyObject? = nil, layoutAttribute: NSLayoutConstraint.Attribute) {
        self.view = view
        self.item = item ?? view
        self.layoutAttribute = layoutAttribute
    }

    /// Whether it is a width or a height.
    public var isSizeAttribute: Bool { layoutAttribute.isSize }

    /// Whether both are the same attribute of the same view.
    public func isEqual(_ other: MASViewAttribute) -> Bool {
        view === other.view && layoutAttribute == other.layoutAttribute
    }
}

/// A set of attributes, for `attributes()` of a maker.
public struct MASAttribute: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    private init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << attribute.rawValue }

    public static let left = MASAttribute(.left)
    public static let right = MASAttribute(.right)
    public static let top = MASAttribute(.top)
    public static let bottom = MASAttribute(.bottom)
    public static let leading = MASAttribute(.leading)
    public static let trailing = MASAttribute(.trailing)
    public static let width = MASAttribute(.width)
    public static let height = MASAttribute(.height)
    public static let centerX = MASAttribute(.centerX)
    public static let centerY = MASAttribute(.centerY)
    public static let baseline = MASAttribute(.lastBaseline)
    public static let lastBaseline = MASAttribute(.lastBaseline)
    public static let firstBaseline = MASAttribute(.firstBaseline)
    public static let leftMargin = MASAttribute(.leftMargin)
    public static let rightMargin = MASAttribute(.rightMargin)
    public static let topMargin = MASAttribute(.topMargin)
    public static let bottomMargin = MASAttribute(.bottomMargin)
    public static let leadingMargin = MASAttribute(.leadingMargin)
    public static let trailingMargin = MASAttribute(.trailingMargin)
    public static let centerXWithinMargins = MASAttribute(.centerXWithinMargins)
    public static let centerYWithinMargins = MASAttribute(.centerYWithinMargins)

    /// The attributes in the order in which they make constraints: unlike SnapKit's, left, right, top, bottom.
    var layoutAttributes: [NSLayoutConstraint.Attribute] {
        let order: [NSLayoutConstraint.Attribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        return order.filter { rawValue & 1 << $0.rawValue != 0 }
    }
}
