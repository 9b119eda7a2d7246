/// One axis of a frame that follows its superview's length: both edges are linear in it.
struct AutoresizingEquation: Equatable {
    /// minimum = minimumFactor · superview length + minimumConstant, in points.
    var minimumFactor: CGFloat
    var minimumConstant: CGFloat
    /// length = lengthFactor · superview length + lengthConstant, in points.
    var lengthFactor: CGFloat
    var lengthConstant: CGFloat

    /// How the part that begins at `minimum` and is `length` long follows a superview that is `whole` long
    /// now: what is gained or lost is shared among the flexible parts in proportion to what they are now, or
    /// equally if all of them are zero (a policy; UIKit's own rule for that is not known). All fixed, or only
    /// the far margin flexible, means: stays.
    init(
        minimum: CGFloat, length: CGFloat, whole: CGFloat, flexibleLow: Bool, flexibleLength: Bool,
        flexibleHigh: Bool
    ) {
        let high = whole - minimum - length
        guard flexibleLow || flexibleLength else {
            self.init(minimumFactor: 0, minimumConstant: minimum, lengthFactor: 0, lengthConstant: length)
            return
        }
        let parts = [(flexibleLow, minimum), (flexibleLength, length), (flexibleHigh, high)]
        let sum = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
        let count = CGFloat(parts.filter(\.0).count)
        func share(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return 0 }
            return sum == 0 ? 1 / count : part.1 / sum
        }
        let lowShare = share(parts[0])
        let lengthShare = share(parts[1])
        self.init(
            minimumFactor: lowShare, minimumConstant: minimum - lowShare * whole, lengthFactor: lengthShare,
            lengthConstant: length - lengthShare * whole)
    }

    private init(
        minimumFactor: CGFloat, minimumConstant: CGFloat, lengthFactor: CGFloat, lengthConstant: CGFloat
    ) {
        self.minimumFactor = minimumFactor
        self.minimumConstant = minimumConstant
        self.lengthFactor = lengthFactor
        self.lengthConstant = lengthConstant
    }
}

extension UIView {
    /// How the frame follows a superview of size `whole`, horizontally and vertically, by the mask.
    func autoresizingEquations(in whole: CGSize) -> (x: AutoresizingEquation, y: AutoresizingEquation) {
        let mask = autoresizingMask
        return (
            AutoresizingEquation(
                minimum: storedFrame.origin.x, length: storedFrame.size.width, whole: whole.width,
                flexibleLow: mask.contains(.flexibleLeftMargin),
                flexibleLength: mask.contains(.flexibleWidth),
                flexibleHigh: mask.contains(.flexibleRightMargin)),
            AutoresizingEquation(
                minimum: storedFrame.origin.y, length: storedFrame.size.height, whole: whole.height,
                flexibleLow: mask.contains(.flexibleTopMargin),
                flexibleLength: mask.contains(.flexibleHeight),
                flexibleHigh: mask.contains(.flexibleBottomMargin))
        )
    }

    /// Follows a superview that has changed from one size to another.
    func autoresize(from old: CGSize, to new: CGSize) {
        let (x, y) = autoresizingEquations(in: old)
        frame = CGRect(
            x: x.minimumFactor * new.width + x.minimumConstant,
            y: y.minimumFactor * new.height + y.minimumConstant,
            width: x.lengthFactor * new.width + x.lengthConstant,
            height: y.lengthFactor * new.height + y.lengthConstant)
    }
}
