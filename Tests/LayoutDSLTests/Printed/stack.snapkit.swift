// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Stack.
@MainActor func stackInSnapkit(in view: UIView) {
    let scroll = UIScrollView()
    let stack = UIStackView()
    let header = UIView()
    let cards = (0..<6).map { _ in UIView() }
    let banner = UIView()

    stack.axis = .vertical
    stack.spacing = 20
    header.backgroundColor = .systemIndigo
    for card in cards {
        card.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)
    }
    banner.backgroundColor = .systemYellow
    banner.isHidden = true

    view.addSubview(scroll)
    scroll.addSubview(stack)
    stack.addArrangedSubview(header)
    for card in cards {
        stack.addArrangedSubview(card)
    }
    stack.addArrangedSubview(banner)

    scroll.snp.makeConstraints { make in
        make.edges.equalToSuperview()
    }
    stack.snp.makeConstraints { make in
        make.edges.equalTo(scroll.contentLayoutGuide)
        make.width.equalTo(scroll.frameLayoutGuide)
    }
    header.snp.makeConstraints { make in
        make.height.equalTo(60)
    }
    for card in cards {
        card.snp.makeConstraints { make in
            make.height.equalTo(140)
        }
    }
    banner.snp.makeConstraints { make in
        make.height.equalTo(80).priority(.high)
    }
}
