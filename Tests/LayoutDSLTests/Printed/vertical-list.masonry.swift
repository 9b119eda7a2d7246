// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Vertical list.
@MainActor func verticalListInMasonry(in view: UIView) {
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

    scroll.mas_makeConstraints { make in
        make?.edges.equalTo()(view)
    }
    container.mas_makeConstraints { make in
        make?.edges.equalTo()(scroll)
        make?.width.equalTo()(view)
    }
    for box in boxes {
        box.mas_makeConstraints { make in
            make?.left.equalTo()(container)
            make?.right.equalTo()(container)
            make?.height.equalTo()(orangeViewGap)
        }
    }
    boxes[0].mas_makeConstraints { make in
        make?.top.equalTo()(container)?.offset()(orangeViewGap)
    }
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        box.mas_makeConstraints { make in
            make?.top.equalTo()(previous.mas_bottom)?.offset()(orangeViewGap)
        }
    }
    boxes[4].mas_makeConstraints { make in
        make?.bottom.equalTo()(container)?.offset()(-orangeViewGap)
    }
}
