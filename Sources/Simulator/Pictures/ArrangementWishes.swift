/// How the person wants the pictures to be placed.
struct ArrangementWishes: Equatable, Sendable {
    /// Where the content is shown.
    enum Map: Equatable, Sendable {
        /// Beside the phone if it scrolls vertically, else around it.
        case automatic
        case beside
        /// Not at all, so that the phone has all the room.
        case off

        /// The one that follows when they are gone through.
        var next: Map {
            switch self {
            case .automatic: .beside
            case .beside: .off
            case .off: .automatic
            }
        }
    }

    var map = Map.automatic
    /// Steps of the scale closer than what fits; further away if negative.
    var zoom = 0
}
