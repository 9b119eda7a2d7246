// swift-format-ignore-file
import UIKit

/// Container in three steps.
@MainActor func containerInThreeStepsInVisualFormat(in view: UIView) {
    let scroll = UIScrollView()
    let container = UIView()
    let boxes = (0..<5).map { _ in UIView() }

    scroll.translatesAutoresizingMaskIntoConstraints = false
    container.translatesAutoresizingMaskIntoConstraints = false
    container.backgroundColor = .systemGray5
    for box in boxes {
        box.translatesAutoresizingMaskIntoConstraints = false
        box.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)
    }

    view.addSubview(scroll)
    scroll.addSubview(container)
    for box in boxes {
        container.addSubview(box)
    }

    for format in ["H:|[scroll]|", "V:|[scroll]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["scroll": scroll]))
    }
    for format in ["H:|[container(375)]|", "V:|[container]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["container": container]))
    }
    for box in boxes {
        for format in ["H:|[box]|", "V:[box(100)]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["box": box]))
        }
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-100-[boxes_0]", metrics: nil,
            views: ["boxes_0": boxes[0]]))
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[previous]-100-[box]", metrics: nil,
                views: ["box": box, "previous": previous]))
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[boxes_4]-100-|", metrics: nil,
            views: ["boxes_4": boxes[4]]))
}
