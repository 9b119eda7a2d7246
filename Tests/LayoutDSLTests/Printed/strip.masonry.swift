// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Strip.
@MainActor func stripInMasonry(in view: UIView) {
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

    scroll.mas_makeConstraints { make in
        make?.centerY.equalTo()(view)
        make?.left.equalTo()(view)
        make?.right.equalTo()(view)
        make?.height.equalTo()(topScrollHeight)
    }
    container.mas_makeConstraints { make in
        make?.edges.equalTo()(scroll)
        make?.height.equalTo()(topScrollHeight)
    }
    for box in boxes {
        box.mas_makeConstraints { make in
            make?.centerY.equalTo()(container)
            make?.size.equalTo()(boxSize)
        }
    }
    boxes[0].mas_makeConstraints { make in
        make?.left.equalTo()(container)?.offset()(boxGap)
    }
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        box.mas_makeConstraints { make in
            make?.left.equalTo()(previous.mas_right)?.offset()(boxGap)
        }
    }
    boxes[9].mas_makeConstraints { make in
        make?.right.equalTo()(container)?.offset()(-boxGap)
    }
}
