import UIKit

/// What an axis is called.
struct AxisWords {
    let letter: String
    /// `width` or `height`.
    let length: String
    /// `left` or `top`.
    let near: String
    /// `right` or `bottom`.
    let far: String
    let nearest: String
    let furthest: String
    /// `horizontally` or `vertically`.
    let along: String

    init(_ axis: NSLayoutConstraint.Axis) {
        self = axis == .horizontal ? AxisWords.horizontal : AxisWords.vertical
    }

    private init(
        _ letter: String, _ length: String, _ near: String, _ far: String, _ nearest: String,
        _ furthest: String, _ along: String
    ) {
        self.letter = letter
        self.length = length
        self.near = near
        self.far = far
        self.nearest = nearest
        self.furthest = furthest
        self.along = along
    }

    private static let horizontal = AxisWords(
        "x", "width", "left", "right", "leftmost", "rightmost", "horizontally")
    private static let vertical = AxisWords("y", "height", "top", "bottom", "highest", "lowest", "vertically")
}

extension NSLayoutConstraint.Axis {
    /// The attribute of a frame's length along the axis.
    var lengthAttribute: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
    /// The same, as what may be left open.
    var length: LayoutAttribute { self == .horizontal ? .width : .height }
    /// A frame's position along the axis.
    var position: LayoutAttribute { self == .horizontal ? .x : .y }
}
