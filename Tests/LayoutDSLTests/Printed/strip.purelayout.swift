// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Strip.
@MainActor func stripInPurelayout(in view: UIView) {
    let topScrollHeight: CGFloat = 120
    let boxSize: CGFloat = 80
    let boxGap: CGFloat = 20

    let scroll = UIScrollView()
    let container = UIView()
    let boxes = (0..<10).map { _ in UIView() }

    scroll.backgroundColor = .yellow
    for box in boxes {
        box.backgroundColor = .red
    }

    view.addSubview(scroll)
    scroll.addSubview(container)
    for box in boxes {
        container.addSubview(box)
    }

    scroll.autoAlignAxis(toSuperviewAxis: .horizontal)
    scroll.autoPinEdge(toSuperviewEdge: .left)
    scroll.autoPinEdge(toSuperviewEdge: .right)
    scroll.autoSetDimension(.height, toSize: topScrollHeight)
    container.autoPinEdgesToSuperviewEdges()
    container.autoSetDimension(.height, toSize: topScrollHeight)
    for box in boxes {
        box.autoAlignAxis(toSuperviewAxis: .horizontal)
        box.autoSetDimensions(to: CGSize(width: boxSize, height: boxSize))
    }
    boxes[0].autoPinEdge(toSuperviewEdge: .left, withInset: boxGap)
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        box.autoPinEdge(.left, to: .right, of: previous, withOffset: boxGap)
    }
    boxes[9].autoPinEdge(toSuperviewEdge: .right, withInset: boxGap)
}
