// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Stack.
@MainActor func stackInSnp(in view: UIView) {
    let scroll = UIScrollView()
    let stack = UIStackView()
    let header = UIView()
    let cards = (0..<6).map { _ in UIView() }
    let banner = UIView()

    stack.translatesAutoresizingMaskIntoConstraints = false
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

    scroll.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
    }
    // The first SnapKit has no guides.
    NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        stack.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        stack.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    header.snp_makeConstraints { (make) -> Void in
        make.height.equalTo(60)
    }
    for card in cards {
        card.snp_makeConstraints { (make) -> Void in
            make.height.equalTo(140)
        }
    }
    banner.snp_makeConstraints { (make) -> Void in
        make.height.equalTo(80).priority(750)
    }
}
