// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Cut off.
@MainActor func outsideSuperviewInSnp(in view: UIView) {
    let card = UIView()
    let picture = UIView()

    card.backgroundColor = .systemGray5
    card.clipsToBounds = true
    picture.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)

    view.addSubview(card)
    card.addSubview(picture)

    card.snp_makeConstraints { (make) -> Void in
        make.top.equalToSuperview().offset(20)
        make.left.equalToSuperview().offset(20)
        make.size.equalTo(CGSize(width: 335, height: 200))
    }
    picture.snp_makeConstraints { (make) -> Void in
        make.top.equalToSuperview().offset(20)
        make.left.equalToSuperview().offset(20)
        make.size.equalTo(CGSize(width: 400, height: 100))
    }
}
