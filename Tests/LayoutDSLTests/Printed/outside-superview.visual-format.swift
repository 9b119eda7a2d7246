// swift-format-ignore-file
import UIKit

/// Cut off.
@MainActor func outsideSuperviewInVisualFormat(in view: UIView) {
    let card = UIView()
    let picture = UIView()

    card.translatesAutoresizingMaskIntoConstraints = false
    card.backgroundColor = .systemGray5
    card.clipsToBounds = true
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)

    view.addSubview(card)
    card.addSubview(picture)

    for format in ["H:|-20-[card(335)]", "V:|-20-[card(200)]"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["card": card]))
    }
    for format in ["H:|-20-[picture(400)]", "V:|-20-[picture(100)]"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["picture": picture]))
    }
}
