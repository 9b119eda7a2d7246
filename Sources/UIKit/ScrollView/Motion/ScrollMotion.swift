/// What moves a scroll view's content at present.
enum ScrollMotion {
    /// A finger is on it.
    case tracking(Tracking)
    /// It was let go and goes on; where each axis is to rest if somebody says, and when it was last looked at, in seconds.
    case decelerating(Decelerating)
    /// It goes on step by step, as keys ask.
    case stepping(Stepping)
    /// It goes to an offset that the program has set.
    case animating(OffsetAnimation, isToTop: Bool)

    struct Tracking {
        var pan: PanTracking
        /// What the finger asked for when it came down, in offsets as if there were no rubber band.
        var raw: CGPoint
        var lock: DirectionLock?
    }

    struct Stepping {
        var x: OffsetSpring
        var y: OffsetSpring
        /// When it was last looked at, in seconds; nil before the first time.
        var time: Double?

        var target: CGPoint { CGPoint(x: x.target, y: y.target) }
    }

    struct Decelerating {
        var x: AxisMotion
        var y: AxisMotion
        /// Where it ends if it is told to end there.
        var target: CGPoint?
        var time: Double
    }
}
