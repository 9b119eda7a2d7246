// swift-format-ignore-file
import UIKit

/// Two boxes.
@MainActor func twoBoxesInVisualFormat(in view: UIView) {
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

    for format in ["H:|[scroll]|", "V:|[scroll]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["scroll": scroll]))
    }
    for format in ["H:|[a(10)]", "V:|[a(10)]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["a": a]))
    }
    for format in ["H:[a][b(10)]|", "V:[b(10)]"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["b": b, "a": a]))
    }
    // A format has distances between neighbours and from the superview alone.
    b.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
}
