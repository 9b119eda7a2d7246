import Foundation

/// Content beyond an edge that springs back. Offsets in points, speeds in points a millisecond, time in milliseconds.
///
/// Recorded on UIKit: each millisecond leaves 0.99 of the distance to the edge, whatever the rate at which a fling slows
/// down; the speed that it came with fades by both.
package struct Bounce: Equatable, Sendable {
    private static let pull: CGFloat = 0.99
    /// Nearer than this it is at the edge.
    package static let tolerance: CGFloat = 0.5

    package let edge: CGFloat
    package let deceleration: Deceleration

    package init(edge: CGFloat, deceleration: Deceleration) {
        self.edge = edge
        self.deceleration = deceleration
    }

    /// What one frame of `time` does.
    package func step(_ offset: CGFloat, _ velocity: CGFloat, time: CGFloat) -> (
        offset: CGFloat, velocity: CGFloat
    ) {
        let kept = Deceleration.exponential(time * log(Bounce.pull))
        let free = deceleration.step(0, velocity, time: time)
        return (edge + kept * (offset - edge) + kept * free.offset, free.velocity * kept)
    }

    /// The same without frames.
    package func offset(from offset: CGFloat, velocity: CGFloat, after time: CGFloat) -> CGFloat {
        let way = deceleration.offset(from: 0, velocity: velocity, after: time)
        return edge + pow(Bounce.pull, time) * (offset - edge + way)
    }
}
