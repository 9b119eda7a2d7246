// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Two boxes.
@MainActor func twoBoxesInSnp(in view: UIView) {
    let scroll = UIScrollView()
    let a = UIView()
    let b = UIView()

    a.backgroundColor = .systemOrange
    b.backgroundColor = .systemTeal

    view.addSubview(scroll)
    scroll.addSubview(a)
    scroll.addSubview(b)

    scroll.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
    }
    a.snp_makeConstraints { (make) -> Void in
        make.size.equalTo(10)
        make.top.left.bottom.equalToSuperview()
    }
    b.snp_makeConstraints { (make) -> Void in
        make.size.equalTo(10)
        make.left.equalTo(a.snp_right)
        make.top.equalTo(a)
        make.right.equalToSuperview()
    }
}
