// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Vertical list.
@MainActor func verticalListInPurelayout(in view: UIView) {
    let orangeViewGap: CGFloat = 100

    let scroll = UIScrollView()
    let container = UIView()
    let boxes = (0..<5).map { _ in UIView() }

    for box in boxes {
        box.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)
    }

    view.addSubview(scroll)
    scroll.addSubview(container)
    for box in boxes {
        container.addSubview(box)
    }

    scroll.autoPinEdgesToSuperviewEdges()
    container.autoPinEdgesToSuperviewEdges()
    container.autoMatch(.width, to: .width, of: view)
    for box in boxes {
        box.autoPinEdge(toSuperviewEdge: .left)
        box.autoPinEdge(toSuperviewEdge: .right)
        box.autoSetDimension(.height, toSize: orangeViewGap)
    }
    boxes[0].autoPinEdge(toSuperviewEdge: .top, withInset: orangeViewGap)
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        box.autoPinEdge(.top, to: .bottom, of: previous, withOffset: orangeViewGap)
    }
    boxes[4].autoPinEdge(toSuperviewEdge: .bottom, withInset: orangeViewGap)
}
