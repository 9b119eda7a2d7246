// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Two boxes.
@MainActor func twoBoxesInSnapkit(in view: UIView) {
    let scroll = UIScrollView()
    let a = UIView()
    let b = UIView()

    a.backgroundColor = .systemOrange
    b.backgroundColor = .systemTeal

    view.addSubview(scroll)
    scroll.addSubview(a)
    scroll.addSubview(b)

    scroll.snp.makeConstraints { make in
        make.edges.equalToSuperview()
    }
    a.snp.makeConstraints { make in
        make.size.equalTo(10)
        make.top.left.bottom.equalToSuperview()
    }
    b.snp.makeConstraints { make in
        make.size.equalTo(10)
        make.left.equalTo(a.snp.right)
        make.top.equalTo(a)
        make.right.equalToSuperview()
    }
}
