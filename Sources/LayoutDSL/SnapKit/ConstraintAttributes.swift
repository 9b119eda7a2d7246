import UIKit

/// A set of attributes. However they were written, they make constraints in the order of the list.
public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private static let order: [NSLayoutConstraint.Attribute] = [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
    ]

    /// The attributes in the order in which they make constraints.
    var layoutAttributes: [NSLayoutConstraint.Attribute] {
        Self.order.indices.filter { rawValue & 1 << UInt($0) != 0 }.map { Self.order[$0] }
    }

    init(_ attributes: NSLayoutConstraint.Attribute...) {
        rawValue = attributes.reduce(0) { set, attribute in
            set | (Self.order.firstIndex(of: attribute).map { 1 << UInt($0) } ?? 0)
        }
    }

    static let edges = ConstraintAttributes(.left, .top, .right, .bottom)
    static let directionalEdges = ConstraintAttributes(.leading, .top, .trailing, .bottom)
    static let horizontalEdges = ConstraintAttributes(.left, .right)
    static let verticalEdges = ConstraintAttributes(.top, .bottom)
    static let directionalHorizontalEdges = ConstraintAttributes(.leading, .trailing)
    static let size = ConstraintAttributes(.width, .height)
    static let center = ConstraintAttributes(.centerX, .centerY)
    static let margins = ConstraintAttributes(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
    static let directionalMargins = ConstraintAttributes(
        .leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
    static let centerWithinMargins = ConstraintAttributes(.centerXWithinMargins, .centerYWithinMargins)

    /// What each attribute of this set is related to in `other`; nil if the sets do not go together.
    func partners(in other: ConstraintAttributes) -> [NSLayoutConstraint.Attribute]? {
        let own = layoutAttributes
        if other.isEmpty || other == self { return own }
        let others = other.layoutAttributes
        if others.count == 1 { return own.map { _ in others[0] } }
        let pairs: [(ConstraintAttributes, ConstraintAttributes)] = [
            (.edges, .margins), (.directionalEdges, .directionalMargins),
        ]
        let isPair = pairs.contains { $0 == self && $1 == other || $1 == self && $0 == other }
        return isPair ? own.map(\.marginCounterpart) : nil
    }
}

extension NSLayoutConstraint.Attribute {
    /// An edge's margin, and a margin's edge.
    fileprivate var marginCounterpart: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        default: self
        }
    }
}
