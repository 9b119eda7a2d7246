// swift-format-ignore-file
import UIKit

/// At least, but how much.
@MainActor func floorOnlyInAnchors(in view: UIView) {
    let scroll = UIScrollView()
    let container = UIView()
    let text = UIView()

    scroll.translatesAutoresizingMaskIntoConstraints = false
    container.translatesAutoresizingMaskIntoConstraints = false
    text.translatesAutoresizingMaskIntoConstraints = false
    text.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)

    view.addSubview(scroll)
    scroll.addSubview(container)
    container.addSubview(text)

    NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leftAnchor.constraint(equalTo: view.leftAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.rightAnchor.constraint(equalTo: view.rightAnchor),
        container.topAnchor.constraint(equalTo: scroll.topAnchor),
        container.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        container.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        container.rightAnchor.constraint(equalTo: scroll.rightAnchor),
        container.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        container.heightAnchor.constraint(greaterThanOrEqualTo: scroll.heightAnchor),
        text.leftAnchor.constraint(equalTo: container.leftAnchor),
        text.rightAnchor.constraint(equalTo: container.rightAnchor),
        text.topAnchor.constraint(equalTo: container.topAnchor),
        text.heightAnchor.constraint(equalToConstant: 800),
        text.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor, constant: -20),
    ])
}
