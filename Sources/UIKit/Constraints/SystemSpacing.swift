/// Distances of the system's choosing: 8 points between edges.
private let systemSpacing: CGFloat = 8

extension NSLayoutXAxisAnchor {
    /// self == anchor + multiplier · system spacing; a negative multiplier counts as 0.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: max(0, multiplier) * systemSpacing)
    }

    /// self >= anchor + multiplier · system spacing.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: max(0, multiplier) * systemSpacing)
    }

    /// self <= anchor + multiplier · system spacing.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: max(0, multiplier) * systemSpacing)
    }
}

extension NSLayoutYAxisAnchor {
    /// self == anchor + multiplier · system spacing; a negative multiplier counts as 0.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: max(0, multiplier) * systemSpacing)
    }

    /// self >= anchor + multiplier · system spacing.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: max(0, multiplier) * systemSpacing)
    }

    /// self <= anchor + multiplier · system spacing.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: max(0, multiplier) * systemSpacing)
    }
}
