// swift-format-ignore-file
import LayoutDSL
import UIKit

/// At least, but how much.
@MainActor func floorOnlyInPurelayout(in view: UIView) {
    let scroll = UIScrollView()
    let container = UIView()
    let text = UIView()

    text.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)

    view.addSubview(scroll)
    scroll.addSubview(container)
    container.addSubview(text)

    scroll.autoPinEdgesToSuperviewEdges()
    container.autoPinEdgesToSuperviewEdges()
    container.autoMatch(.width, to: .width, of: scroll)
    container.autoMatch(.height, to: .height, of: scroll, withOffset: 0, relation: .greaterThanOrEqual)
    text.autoPinEdge(toSuperviewEdge: .left)
    text.autoPinEdge(toSuperviewEdge: .right)
    text.autoPinEdge(toSuperviewEdge: .top)
    text.autoSetDimension(.height, toSize: 800)
    text.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20, relation: .greaterThanOrEqual)
}
