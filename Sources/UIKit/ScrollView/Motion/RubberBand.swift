/// How far content follows a finger beyond the offsets it can rest at: less and less, and never by a whole viewport.
///
/// Recorded on UIKit: a pull of `d` points is seen as `c·d·R / (R + c·d)`, with the viewport's length `R` and c = 0.55.
package struct RubberBand: Equatable, Sendable {
    package static let coefficient: CGFloat = 0.55

    package let range: LegalOffsetRange
    /// The viewport's length in points.
    package let viewport: CGFloat

    package init(range: LegalOffsetRange, viewport: CGFloat) {
        self.range = range
        self.viewport = viewport
    }

    /// The offset that is seen where the finger asks for `raw`.
    package func shown(_ raw: CGFloat) -> CGFloat {
        let edge = range.clamp(raw)
        let pull = abs(raw - edge)
        guard pull > 0, viewport > 0 else { return edge }
        let stretched = RubberBand.coefficient * pull * viewport / (viewport + RubberBand.coefficient * pull)
        return raw < edge ? edge - stretched : edge + stretched
    }

    /// What a finger asks for where `shown` is seen. It keeps content still that is caught while it springs back.
    package func raw(_ shown: CGFloat) -> CGFloat {
        let edge = range.clamp(shown)
        let stretched = abs(shown - edge)
        guard stretched > 0, viewport > stretched else { return shown }
        let pull = stretched * viewport / (RubberBand.coefficient * (viewport - stretched))
        return shown < edge ? edge - pull : edge + pull
    }
}
