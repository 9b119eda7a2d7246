// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Cut off.
@MainActor func outsideSuperviewInMasonry(in view: UIView) {
    let card = UIView()
    let picture = UIView()

    card.backgroundColor = .systemGray5
    card.clipsToBounds = true
    picture.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)

    view.addSubview(card)
    card.addSubview(picture)

    card.mas_makeConstraints { make in
        make?.top.equalTo()(view)?.offset()(20)
        make?.left.equalTo()(view)?.offset()(20)
        make?.width.equalTo()(335)
        make?.height.equalTo()(200)
    }
    picture.mas_makeConstraints { make in
        make?.top.equalTo()(card)?.offset()(20)
        make?.left.equalTo()(card)?.offset()(20)
        make?.width.equalTo()(400)
        make?.height.equalTo()(100)
    }
}
