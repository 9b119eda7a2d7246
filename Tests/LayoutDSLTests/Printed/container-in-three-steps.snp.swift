// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Container in three steps.
@MainActor func containerInThreeStepsInSnp(in view: UIView) {
    let screenWidth: CGFloat = 375
    let orangeViewGap: CGFloat = 100

    let scroll = UIScrollView()
    let container = UIView()
    let boxes = (0..<5).map { _ in UIView() }

    container.backgroundColor = .systemGray5
    for box in boxes {
        box.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)
    }

    view.addSubview(scroll)
    scroll.addSubview(container)
    for box in boxes {
        container.addSubview(box)
    }

    scroll.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
    }
    container.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
        make.width.equalTo(screenWidth)
    }
    for box in boxes {
        box.snp_makeConstraints { (make) -> Void in
            make.left.right.equalToSuperview()
            make.height.equalTo(orangeViewGap)
        }
    }
    boxes[0].snp_makeConstraints { (make) -> Void in
        make.top.equalToSuperview().offset(orangeViewGap)
    }
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        box.snp_makeConstraints { (make) -> Void in
            make.top.equalTo(previous.snp_bottom).offset(orangeViewGap)
        }
    }
    boxes[4].snp_makeConstraints { (make) -> Void in
        make.bottom.equalToSuperview().offset(-orangeViewGap)
    }
}
