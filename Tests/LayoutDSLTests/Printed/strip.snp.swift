// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Strip.
@MainActor func stripInSnp(in view: UIView) {
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

    scroll.snp_makeConstraints { (make) -> Void in
        make.centerY.equalToSuperview()
        make.left.right.equalToSuperview()
        make.height.equalTo(topScrollHeight)
    }
    container.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
        make.height.equalTo(topScrollHeight)
    }
    for box in boxes {
        box.snp_makeConstraints { (make) -> Void in
            make.centerY.equalToSuperview()
            make.size.equalTo(boxSize)
        }
    }
    boxes[0].snp_makeConstraints { (make) -> Void in
        make.left.equalToSuperview().offset(boxGap)
    }
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        box.snp_makeConstraints { (make) -> Void in
            make.left.equalTo(previous.snp_right).offset(boxGap)
        }
    }
    boxes[9].snp_makeConstraints { (make) -> Void in
        make.right.equalToSuperview().offset(-boxGap)
    }
}
