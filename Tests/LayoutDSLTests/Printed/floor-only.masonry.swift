// swift-format-ignore-file
import LayoutDSL
import UIKit

/// At least, but how much.
@MainActor func floorOnlyInMasonry(in view: UIView) {
    let scroll = UIScrollView()
    let container = UIView()
    let text = UIView()

    text.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)

    view.addSubview(scroll)
    scroll.addSubview(container)
    container.addSubview(text)

    scroll.mas_makeConstraints { make in
        make?.edges.equalTo()(view)
    }
    container.mas_makeConstraints { make in
        make?.edges.equalTo()(scroll)
        make?.width.equalTo()(scroll)
        make?.height.greaterThanOrEqualTo()(scroll)
    }
    text.mas_makeConstraints { make in
        make?.left.equalTo()(container)
        make?.right.equalTo()(container)
        make?.top.equalTo()(container)
        make?.height.equalTo()(800)
        make?.bottom.lessThanOrEqualTo()(container)?.offset()(-20)
    }
}
