// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Two boxes.
@MainActor func twoBoxesInPurelayout(in view: UIView) {
    let scroll = UIScrollView()
    let a = UIView()
    let b = UIView()

    a.backgroundColor = .systemOrange
    b.backgroundColor = .systemTeal

    view.addSubview(scroll)
    scroll.addSubview(a)
    scroll.addSubview(b)

    scroll.autoPinEdgesToSuperviewEdges()
    a.autoSetDimensions(to: CGSize(width: 10, height: 10))
    a.autoPinEdge(toSuperviewEdge: .left)
    a.autoPinEdge(toSuperviewEdge: .top)
    a.autoPinEdge(toSuperviewEdge: .bottom)
    b.autoSetDimensions(to: CGSize(width: 10, height: 10))
    b.autoPinEdge(.left, to: .right, of: a)
    b.autoPinEdge(.top, to: .top, of: a)
    b.autoPinEdge(toSuperviewEdge: .right)
}
