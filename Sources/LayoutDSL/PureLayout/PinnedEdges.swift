import UIKit

/// Which edges the calls for several of them pin, in which order, and how far inwards.
enum PinnedEdges {
    typealias Edge = (edge: ALEdge, inset: CGFloat)

    /// Top, leading, bottom, trailing.
    static func all(_ insets: UIEdgeInsets) -> [Edge] {
        [
            (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom), (.trailing, insets.right),
        ]
    }

    /// All but one. Beside a fixed side that is left out, the remaining one is a fixed side.
    static func all(but excluded: ALEdge, _ insets: UIEdgeInsets) -> [Edge] {
        switch excluded {
        case .left: [(.top, insets.top), (.bottom, insets.bottom), (.right, insets.right)]
        case .right: [(.top, insets.top), (.left, insets.left), (.bottom, insets.bottom)]
        default: all(insets).filter { $0.edge != excluded }
        }
    }
}
