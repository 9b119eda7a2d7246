/// The way from one offset to another that `setContentOffset(_:animated:)` takes: 0.3 seconds, slowly at both ends. Points
/// and seconds.
package struct OffsetAnimation: Equatable, Sendable {
    package static let duration = 0.3

    package let start: CGPoint
    package let target: CGPoint
    /// When it begins; nil for one that begins when it is first looked at.
    package private(set) var startTime: Double?

    package init(from start: CGPoint, to target: CGPoint, at startTime: Double? = nil) {
        self.start = start
        self.target = target
        self.startTime = startTime
    }

    /// Begins now, unless it has begun.
    package mutating func begin(at time: Double) { if startTime == nil { startTime = time } }

    package func isOver(at time: Double) -> Bool {
        startTime.map { time - $0 >= OffsetAnimation.duration } ?? false
    }

    /// Where it is; exactly at the target once it is over.
    package func offset(at time: Double) -> CGPoint {
        if isOver(at: time) { return target }
        let t = CGFloat(max(0, (time - (startTime ?? time)) / OffsetAnimation.duration))
        let part = t * t * (3 - 2 * t)
        return CGPoint(
            x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
    }
}
