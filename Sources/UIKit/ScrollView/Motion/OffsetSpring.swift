import Foundation

/// One axis that goes to a place of its own: a page, a place that a delegate wants, the next row of a key. It is damped so
/// that it does not swing, and keeps the speed it begins with, so that a place may move while it is under way.
///
/// Offsets in points, speeds in points a millisecond, time in milliseconds. How fast is our choice; UIKit's pages take
/// about as long.
package struct OffsetSpring: Equatable, Sendable {
    /// For pages: 17 a second.
    package static let page: CGFloat = 0.017
    /// For the steps of keys, which are to answer at once.
    package static let key: CGFloat = 0.034

    package private(set) var offset: CGFloat
    package private(set) var velocity: CGFloat
    package var target: CGFloat
    private let frequency: CGFloat

    package init(offset: CGFloat, velocity: CGFloat, target: CGFloat, frequency: CGFloat) {
        self.offset = offset
        self.velocity = velocity
        self.target = target
        self.frequency = frequency
    }

    package var isAtRest: Bool { offset == target && velocity == 0 }

    /// Goes on from elsewhere at the same speed, and to a place as far away.
    mutating func shift(by distance: CGFloat) {
        offset += distance
        target += distance
    }

    /// Lets time pass, in one step however long it is.
    package mutating func advance(by time: CGFloat) {
        let distance = offset - target
        let slope = velocity + frequency * distance
        let fading = exp(-frequency * time)
        offset = target + (distance + slope * time) * fading
        velocity = (slope - frequency * (distance + slope * time)) * fading
        if abs(offset - target) < Bounce.tolerance, abs(velocity) < 2 * Deceleration.least {
            (offset, velocity) = (target, 0)
        }
    }
}
