import Foundation

/// Which axes a drag moves that begins in a direction, where `isDirectionalLockEnabled`: within 20 degrees of an axis that
/// one alone, in between both.
package enum DirectionLock: Equatable, Sendable {
    case horizontal, vertical, none

    package init(beginningWith translation: CGPoint) {
        let angle = atan2(abs(translation.y), abs(translation.x))
        self = angle < 0.349066 ? .horizontal : angle > 1.22173 ? .vertical : .none
    }
}
