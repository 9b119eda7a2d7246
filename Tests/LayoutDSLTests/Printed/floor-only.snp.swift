// swift-format-ignore-file
import LayoutDSL
import UIKit

/// At least, but how much.
@MainActor func floorOnlyInSnp(in view: UIView) {
    let scroll = UIScrollView()
    let container = UIView()
    let text = UIView()

    text.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)

    view.addSubview(scroll)
    scroll.addSubview(container)
    container.addSubview(text)

    scroll.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
    }
    container.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
        make.width.equalToSuperview()
        make.height.greaterThanOrEqualToSuperview()
    }
    text.snp_makeConstraints { (make) -> Void in
        make.top.left.right.equalToSuperview()
        make.height.equalTo(800)
        make.bottom.lessThanOrEqualToSuperview().offset(-20)
    }
}
