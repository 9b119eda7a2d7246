// swift-format-ignore-file
import UIKit

/// Stack.
@MainActor func stackInVisualFormat(in view: UIView) {
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

    for format in ["H:|[scroll]|", "V:|[scroll]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["scroll": scroll]))
    }
    // A format has no guides.
    NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        stack.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        stack.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[header(60)]", metrics: nil,
            views: ["header": header]))
    for card in cards {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[card(140)]", metrics: nil,
                views: ["card": card]))
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[banner(80@750)]", metrics: nil,
            views: ["banner": banner]))
}
