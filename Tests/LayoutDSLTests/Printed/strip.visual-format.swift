// swift-format-ignore-file
import UIKit

/// Strip.
@MainActor func stripInVisualFormat(in view: UIView) {
    let scroll = UIScrollView()
    let container = UIView()
    let boxes = (0..<10).map { _ in UIView() }

    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.backgroundColor = .yellow
    container.translatesAutoresizingMaskIntoConstraints = false
    for box in boxes {
        box.translatesAutoresizingMaskIntoConstraints = false
        box.backgroundColor = .red
    }

    view.addSubview(scroll)
    scroll.addSubview(container)
    for box in boxes {
        container.addSubview(box)
    }

    for format in ["H:|[scroll]|", "V:[scroll(120)]"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["scroll": scroll]))
    }
    // A format has no centres.
    scroll.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    for format in ["H:|[container]|", "V:|[container(120)]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["container": container]))
    }
    for box in boxes {
        for format in ["H:[box(80)]", "V:[box(80)]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: nil,
                    views: ["box": box]))
        }
        // A format has no centres.
        box.centerYAnchor.constraint(equalTo: container.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-20-[boxes_0]", options: .directionLeftToRight, metrics: nil,
            views: ["boxes_0": boxes[0]]))
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:[previous]-20-[box]", options: .directionLeftToRight, metrics: nil,
                views: ["box": box, "previous": previous]))
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:[boxes_9]-20-|", options: .directionLeftToRight, metrics: nil,
            views: ["boxes_9": boxes[9]]))
}
