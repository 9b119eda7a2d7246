import UIKit

/// An edge of a view.
public enum ALEdge: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing

    /// The same edge of the margins.
    var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        }
    }

    /// Whether inwards is towards smaller coordinates.
    var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}

/// A size of a view.
public enum ALDimension: Int, Sendable {
    case width = 7
    case height = 8
}

/// A line through a view. The vertical one goes through the centre from top to bottom, so it says where the view is
/// horizontally.
public enum ALAxis: Int, Sendable {
    case vertical = 9
    case horizontal = 10
    case lastBaseline = 11
    case firstBaseline = 12

    public static let baseline = ALAxis.lastBaseline
}

/// An edge of a view's margins.
public enum ALMargin: Int, Sendable {
    case left = 13
    case right, top, bottom, leading, trailing
}

/// A line through the middle of a view's margins.
public enum ALMarginAxis: Int, Sendable {
    case vertical = 19
    case horizontal = 20
}

/// Any attribute of a view.
public enum ALAttribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, vertical, horizontal, lastBaseline,
        firstBaseline
    case marginLeft, marginRight, marginTop, marginBottom, marginLeading, marginTrailing
    case marginAxisVertical, marginAxisHorizontal

    public static let baseline = ALAttribute.lastBaseline
}

/// What has the raw value of an attribute of UIKit.
protocol LayoutAttributeNumber: RawRepresentable<Int> {}

extension LayoutAttributeNumber {
    /// UIKit's attribute of the same number.
    var layoutAttribute: NSLayoutConstraint.Attribute {
        NSLayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
    }
}

extension ALEdge: LayoutAttributeNumber {}
extension ALDimension: LayoutAttributeNumber {}
extension ALAxis: LayoutAttributeNumber {}
extension ALMargin: LayoutAttributeNumber {}
extension ALMarginAxis: LayoutAttributeNumber {}
extension ALAttribute: LayoutAttributeNumber {}
