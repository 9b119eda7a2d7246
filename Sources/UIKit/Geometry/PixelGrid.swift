/// The pixels of a screen: `scale` of them to a point. A scale of 0 stands for a screen without pixels, on
/// which nothing is rounded.
struct PixelGrid: Equatable, Sendable {
    var scale: CGFloat

    /// The nearest pixel edge, in points; halves go away from zero.
    func round(_ value: CGFloat) -> CGFloat {
        guard scale > 0 else { return value }
        return (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    /// The smallest pixel edge that is not below `value`, in points. Values a hair above an edge, as sums of
    /// decimal fractions produce them, count as on it.
    func roundUp(_ value: CGFloat) -> CGFloat {
        guard scale > 0 else { return value }
        return (value * scale - 1e-6).rounded(.up) / scale
    }

    /// A scroll offset as UIKit stores it: the whole points first, then the fraction to the nearest pixel
    /// (reference: recorded traces on 3x screens, 6819.5045 → 6819.6667).
    func roundOffset(_ value: CGFloat) -> CGFloat {
        guard scale > 0 else { return value }
        let whole = value.rounded(.down)
        return whole + ((value - whole) * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    /// The rectangle with its edges, not its size, moved to pixels: neighbours that touched still touch.
    func round(_ rect: CGRect) -> CGRect {
        guard scale > 0 else { return rect }
        let minX = round(rect.origin.x)
        let minY = round(rect.origin.y)
        return CGRect(
            x: minX, y: minY, width: round(rect.origin.x + rect.size.width) - minX,
            height: round(rect.origin.y + rect.size.height) - minY)
    }
}
