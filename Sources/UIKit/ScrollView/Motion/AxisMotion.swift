/// One axis of content that moves by itself: it was flung, or it goes to a place.
enum AxisMotion: Equatable, Sendable {
    case free(FreeMotion)
    case spring(OffsetSpring)

    /// From where a finger has left it, with a speed in points a millisecond, to where it is to rest.
    ///
    /// - Parameters:
    ///   - target: Where it is to rest; nil for where the fling ends by itself.
    ///   - bounces: Whether it may go beyond its range.
    init(
        offset: CGFloat, velocity: CGFloat, range: LegalOffsetRange, rate: CGFloat, bounces: Bool,
        target: CGFloat?
    ) {
        if let target, range.clamp(offset) == offset {
            guard let fitting = Deceleration(from: offset, velocity: velocity, to: target) else {
                self = .spring(
                    OffsetSpring(
                        offset: offset, velocity: velocity, target: target, frequency: OffsetSpring.page))
                return
            }
            self = .free(
                FreeMotion(
                    offset: offset, velocity: velocity, range: range, deceleration: fitting, bounces: bounces)
            )
            return
        }
        self = .free(
            FreeMotion(
                offset: offset, velocity: velocity, range: range, deceleration: Deceleration(rate: rate),
                bounces: bounces))
    }

    var offset: CGFloat {
        switch self {
        case .free(let motion): motion.offset
        case .spring(let spring): spring.offset
        }
    }

    /// In points a millisecond.
    var velocity: CGFloat {
        switch self {
        case .free(let motion): motion.velocity
        case .spring(let spring): spring.velocity
        }
    }

    var isAtRest: Bool {
        switch self {
        case .free(let motion): motion.isAtRest
        case .spring(let spring): spring.isAtRest
        }
    }

    /// Goes on from elsewhere at the same speed.
    mutating func shift(by distance: CGFloat) {
        switch self {
        case .free(var motion):
            motion.shift(by: distance)
            self = .free(motion)
        case .spring(var spring):
            spring.shift(by: distance)
            self = .spring(spring)
        }
    }

    /// Lets milliseconds pass, in a range that may have changed since.
    mutating func advance(by time: CGFloat, in range: LegalOffsetRange) {
        switch self {
        case .free(var motion):
            motion.range = range
            motion.advance(by: time)
            self = .free(motion)
        case .spring(var spring):
            spring.advance(by: time)
            self = .spring(spring)
        }
    }
}
