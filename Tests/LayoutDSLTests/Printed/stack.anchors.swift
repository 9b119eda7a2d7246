// swift-format-ignore-file
import UIKit

/// Stack.
@MainActor func stackInAnchors(in view: UIView) {
    let scroll = UIScrollView()
    let stack = UIStackView()
    let header = UIView()
    let cards = (0..<6).map { _ in UIView() }
    let banner = UIView()

    scroll.translatesAutoresizingMaskIntoConstraints = false
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

    NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leftAnchor.constraint(equalTo: view.leftAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.rightAnchor.constraint(equalTo: view.rightAnchor),
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        stack.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        stack.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        header.heightAnchor.constraint(equalToConstant: 60),
    ])
    for card in cards {
        card.heightAnchor.constraint(equalToConstant: 140).isActive = true
    }
    let bannerHeight = banner.heightAnchor.constraint(equalToConstant: 80)
    bannerHeight.priority = .defaultHigh
    bannerHeight.isActive = true
}
