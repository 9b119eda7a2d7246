/// One axis of content that was let go: it slows down, crosses an edge in mid-flight, springs back, and comes to rest.
/// Offsets in points, speeds in points a millisecond, time in milliseconds.
package struct FreeMotion: Equatable, Sendable {
    /// Not rounded to pixels; what is seen is.
    package private(set) var offset: CGFloat
    package private(set) var velocity: CGFloat
    package var range: LegalOffsetRange
    private let deceleration: Deceleration
    private let bounces: Bool

    package init(
        offset: CGFloat, velocity: CGFloat, range: LegalOffsetRange, deceleration: Deceleration,
        bounces: Bool = true
    ) {
        self.offset = offset
        self.velocity = velocity
        self.range = range
        self.deceleration = deceleration
        self.bounces = bounces
    }

    /// Whether it rests: inside its range and slower than anything is seen to move.
    package var isAtRest: Bool { range.clamp(offset) == offset && abs(velocity) < Deceleration.least }

    /// Goes on from elsewhere at the same speed.
    mutating func shift(by distance: CGFloat) { offset += distance }

    /// Lets a frame pass.
    package mutating func advance(by time: CGFloat) {
        guard !isAtRest, time > 0 else { return }
        if range.clamp(offset) != offset { return springBack(time) }
        let free = deceleration.step(offset, velocity, time: time)
        let edge = range.clamp(free.offset)
        guard free.offset != edge else {
            (offset, velocity) = free
            if abs(velocity) < Deceleration.least { velocity = 0 }
            return
        }
        guard bounces else {
            (offset, velocity) = (edge, 0)
            return
        }
        // The part of the frame up to the edge is free, as far as a straight line says.
        let before = time * (edge - offset) / (free.offset - offset)
        velocity = deceleration.step(offset, velocity, time: before).velocity
        offset = edge
        springBack(time - before, from: edge)
    }

    private mutating func springBack(_ time: CGFloat, from start: CGFloat? = nil) {
        let edge = start ?? range.clamp(offset)
        (offset, velocity) = Bounce(edge: edge, deceleration: deceleration)
            .step(offset, velocity, time: time)
        let isInside = range.clamp(offset) == offset && start == nil
        if isInside || start == nil && abs(offset - edge) < Bounce.tolerance {
            (offset, velocity) = (edge, 0)
        }
    }
}
