// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Two boxes.
@MainActor func twoBoxesInMasonry(in view: UIView) {
    let scroll = UIScrollView()
    let a = UIView()
    let b = UIView()

    a.backgroundColor = .systemOrange
    b.backgroundColor = .systemTeal

    view.addSubview(scroll)
    scroll.addSubview(a)
    scroll.addSubview(b)

    scroll.mas_makeConstraints { make in
        make?.edges.equalTo()(view)
    }
    a.mas_makeConstraints { make in
        make?.size.equalTo()(10)
        make?.left.equalTo()(scroll)
        make?.top.equalTo()(scroll)
        make?.bottom.equalTo()(scroll)
    }
    b.mas_makeConstraints { make in
        make?.size.equalTo()(10)
        make?.left.equalTo()(a.mas_right)
        make?.top.equalTo()(a)
        make?.right.equalTo()(scroll)
    }
}
