/// A finger that drags: when the drag begins, how far it has come, and how fast it is.
///
/// Points and seconds, in the coordinates of whatever does not move along with the content. The numbers are recorded
/// on UIKit.
package struct PanTracking: Equatable, Sendable {
    /// How far a finger has to move before it drags, in points.
    package static let hysteresis: CGFloat = 10
    /// Slower than this, in points a millisecond, letting go does not fling.
    package static let flingThreshold: CGFloat = 0.25
    /// A finger that was still for so long has no speed any more. UIKit's touches bring it down by their jitter; a mouse
    /// has none.
    package static let stillness = 0.1

    private let start: CGPoint
    private var position: CGPoint
    private var time: Double
    /// The part of the way that was needed to begin; nil before the drag has begun.
    private var consumed: CGPoint?
    /// The speed between the last two positions, in points a second.
    private var segment: CGPoint?
    /// The speeds that were reported at the last event and the one before, in points a second.
    private var reported: [CGPoint] = []

    package init(at position: CGPoint, time: Double) {
        start = position
        self.position = position
        self.time = time
    }

    /// Whether the finger has moved far enough to drag.
    package var hasBegun: Bool { consumed != nil }

    /// From where the finger came down to where it is.
    var way: CGPoint { CGPoint(x: position.x - start.x, y: position.y - start.y) }

    /// How far the drag has come, in points; nothing before it has begun.
    package var translation: CGPoint {
        guard let consumed else { return .zero }
        return CGPoint(x: position.x - start.x - consumed.x, y: position.y - start.y - consumed.y)
    }

    /// The speed that the last event has reported, in points a second.
    package var velocity: CGPoint { reported.last ?? .zero }

    /// The finger is somewhere else. The speed is one part of what it was on the last piece of the way and four of the
    /// piece before that.
    package mutating func move(to new: CGPoint, time newTime: Double) {
        let elapsed = newTime - time
        if elapsed > 0 {
            let current = CGPoint(x: (new.x - position.x) / elapsed, y: (new.y - position.y) / elapsed)
            let before = segment ?? .zero
            reported = Array(reported.suffix(1)) + [current.mixed(0.2, with: before, 0.8)]
            segment = current
        }
        (position, time) = (new, newTime)
        guard consumed == nil else { return }
        let distance = (way.x * way.x + way.y * way.y).squareRoot()
        guard distance >= PanTracking.hysteresis else { return }
        let part = PanTracking.hysteresis / distance
        consumed = CGPoint(x: way.x * part, y: way.y * part)
    }

    /// The speed of the content when the finger leaves, in points a millisecond, positive where the offset grows; nothing
    /// below the threshold or after standing still.
    package func releaseVelocity(at releaseTime: Double) -> CGPoint {
        let latest = velocity
        let speed = (latest.x * latest.x + latest.y * latest.y).squareRoot() / 1000
        guard hasBegun, speed >= PanTracking.flingThreshold, releaseTime - time <= PanTracking.stillness
        else {
            return .zero
        }
        let previous = reported.count > 1 ? reported[0] : .zero
        return PanTracking.releaseVelocity(previous: previous, latest: latest)
    }

    /// The speed of the content, in points a millisecond, for what the last two events reported, in points a second: three
    /// parts of the earlier and one of the latest, where there is an earlier one.
    package static func releaseVelocity(previous: CGPoint, latest: CGPoint) -> CGPoint {
        let mixed = previous == .zero ? latest : previous.mixed(0.75, with: latest, 0.25)
        return CGPoint(x: -mixed.x / 1000, y: -mixed.y / 1000)
    }
}

extension CGPoint {
    fileprivate func mixed(_ part: CGFloat, with other: CGPoint, _ otherPart: CGFloat) -> CGPoint {
        CGPoint(x: part * x + otherPart * other.x, y: part * y + otherPart * other.y)
    }
}
