import Foundation

/// Content that was flung and slows down. Offsets in points, speeds in points a millisecond, time in milliseconds.
///
/// Recorded on UIKit: each millisecond leaves the part `rate` of the speed. It goes frame by frame, with an exponential
/// that is cut after its second power; the closed forms have the whole exponential and differ by a tenth of a point.
package struct Deceleration: Equatable, Sendable {
    /// Slower than this it stops, in points a millisecond.
    package static let least: CGFloat = 0.01

    package let rate: CGFloat

    package init(rate: CGFloat) { self.rate = rate }

    /// A rate with which a fling from `offset` ends at `target`; nil if it goes the other way, is hardly moving, or would
    /// have to brake harder or softer than looks like a fling.
    package init?(from offset: CGFloat, velocity: CGFloat, to target: CGFloat) {
        let way = target - offset
        guard abs(velocity) > Deceleration.least, way * velocity > 0 else { return nil }
        let ratio = abs(way) / (abs(velocity) - Deceleration.least)
        let rate = ratio / (1 + ratio)
        guard (0.9...0.9995).contains(rate) else { return nil }
        self.rate = rate
    }

    /// The exponential as UIKit takes it.
    static func exponential(_ x: CGFloat) -> CGFloat { x > -0.5 ? 1 + x + x * x / 2 : exp(x) }

    /// What one frame of `time` does.
    package func step(_ offset: CGFloat, _ velocity: CGFloat, time: CGFloat) -> (
        offset: CGFloat, velocity: CGFloat
    ) {
        let left = Deceleration.exponential(time * log(rate))
        return (offset + velocity * rate / (1 - rate) * (1 - left), velocity * left)
    }

    // MARK: - Closed forms

    package func offset(from offset: CGFloat, velocity: CGFloat, after time: CGFloat) -> CGFloat {
        offset + velocity * rate / (1 - rate) * (1 - pow(rate, time))
    }

    package func velocity(_ velocity: CGFloat, after time: CGFloat) -> CGFloat { velocity * pow(rate, time) }

    /// How long it moves.
    package func duration(velocity: CGFloat) -> CGFloat {
        abs(velocity) <= Deceleration.least ? 0 : log(Deceleration.least / abs(velocity)) / log(rate)
    }

    /// Where it stops.
    package func landing(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        offset + loss(of: velocity) * rate / (1 - rate)
    }

    /// Where UIKit tells the delegate that it will stop: up to half a point for each point a millisecond further than it
    /// does.
    package func target(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        offset + loss(of: velocity) / abs(log(rate))
    }

    /// The speed that is lost until it stops.
    private func loss(of velocity: CGFloat) -> CGFloat {
        let loss = max(0, abs(velocity) - Deceleration.least)
        return velocity < 0 ? -loss : loss
    }
}
