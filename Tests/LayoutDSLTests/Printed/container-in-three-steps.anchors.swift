// swift-format-ignore-file
import UIKit

/// Container in three steps.
@MainActor func containerInThreeStepsInAnchors(in view: UIView) {
    let screenWidth: CGFloat = 375
    let orangeViewGap: CGFloat = 100

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

    NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leftAnchor.constraint(equalTo: view.leftAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.rightAnchor.constraint(equalTo: view.rightAnchor),
        container.topAnchor.constraint(equalTo: scroll.topAnchor),
        container.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        container.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        container.rightAnchor.constraint(equalTo: scroll.rightAnchor),
        container.widthAnchor.constraint(equalToConstant: screenWidth),
    ])
    for box in boxes {
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: container.leftAnchor),
            box.rightAnchor.constraint(equalTo: container.rightAnchor),
            box.heightAnchor.constraint(equalToConstant: orangeViewGap),
        ])
    }
    boxes[0].topAnchor.constraint(equalTo: container.topAnchor, constant: orangeViewGap).isActive = true
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        box.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: orangeViewGap).isActive = true
    }
    boxes[4].bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -orangeViewGap).isActive = true
}
