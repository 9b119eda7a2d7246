// swift-format-ignore-file
import UIKit

/// Cut off.
@MainActor func outsideSuperviewInAnchors(in view: UIView) {
    let card = UIView()
    let picture = UIView()

    card.translatesAutoresizingMaskIntoConstraints = false
    card.backgroundColor = .systemGray5
    card.clipsToBounds = true
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)

    view.addSubview(card)
    card.addSubview(picture)

    NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        card.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
        card.widthAnchor.constraint(equalToConstant: 335),
        card.heightAnchor.constraint(equalToConstant: 200),
        picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
        picture.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 20),
        picture.widthAnchor.constraint(equalToConstant: 400),
        picture.heightAnchor.constraint(equalToConstant: 100),
    ])
}
