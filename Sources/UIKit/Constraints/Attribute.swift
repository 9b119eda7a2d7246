extension NSLayoutConstraint.Attribute {
    /// Whether it is a width or a height.
    package var isSize: Bool { self == .width || self == .height }

    /// The direction it lies in; nil for `notAnAttribute`.
    package var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }

    /// Whether it is an edge that changes sides with the reading direction.
    package var followsReadingDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is a horizontal edge that stays on its side.
    package var isFixedSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether it is a baseline of text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether it is measured from the layout margins instead of the frame.
    var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

    /// Where on the item's rectangle it lies along its axis; nil for sizes.
    var place: EdgePlace? {
        switch self {
        case .left, .top, .leftMargin, .topMargin, .firstBaseline: .minimum
        case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline: .maximum
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
        case .leading, .leadingMargin: .leading
        case .trailing, .trailingMargin: .trailing
        case .width, .height, .notAnAttribute: nil
        }
    }
}

/// A place on one axis of a rectangle.
enum EdgePlace {
    case minimum, middle, maximum, leading, trailing

    /// The same place where the reading direction is resolved.
    func resolved(isMirrored: Bool) -> EdgePlace {
        switch self {
        case .leading: isMirrored ? .maximum : .minimum
        case .trailing: isMirrored ? .minimum : .maximum
        default: self
        }
    }
}
