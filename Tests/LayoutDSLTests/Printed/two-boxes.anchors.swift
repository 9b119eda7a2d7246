// swift-format-ignore-file
import UIKit

/// Two boxes.
@MainActor func twoBoxesInAnchors(in view: UIView) {
    let scroll = UIScrollView()
    let a = UIView()
    let b = UIView()

    scroll.translatesAutoresizingMaskIntoConstraints = false
    a.translatesAutoresizingMaskIntoConstraints = false
    a.backgroundColor = .systemOrange
    b.translatesAutoresizingMaskIntoConstraints = false
    b.backgroundColor = .systemTeal

    view.addSubview(scroll)
    scroll.addSubview(a)
    scroll.addSubview(b)

    NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leftAnchor.constraint(equalTo: view.leftAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.rightAnchor.constraint(equalTo: view.rightAnchor),
        a.widthAnchor.constraint(equalToConstant: 10),
        a.heightAnchor.constraint(equalToConstant: 10),
        a.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        a.topAnchor.constraint(equalTo: scroll.topAnchor),
        a.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        b.widthAnchor.constraint(equalToConstant: 10),
        b.heightAnchor.constraint(equalToConstant: 10),
        b.leftAnchor.constraint(equalTo: a.rightAnchor),
        b.topAnchor.constraint(equalTo: a.topAnchor),
        b.rightAnchor.constraint(equalTo: scroll.rightAnchor),
    ])
}
