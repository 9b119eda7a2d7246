// swift-format-ignore-file
import UIKit

/// At least, but how much.
@MainActor func floorOnlyInVisualFormat(in view: UIView) {
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

    for format in ["H:|[scroll]|", "V:|[scroll]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["scroll": scroll]))
    }
    for format in ["H:|[container(==scroll)]|", "V:|[container(>=scroll)]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["container": container, "scroll": scroll]))
    }
    for format in ["H:|[text]|", "V:|[text(800)]-(>=20)-|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["text": text]))
    }
}
