// swift-format-ignore-file
import UIKit

/// Strip.
@MainActor func stripInAnchors(in view: UIView) {
    let topScrollHeight: CGFloat = 120
    let boxSize: CGFloat = 80
    let boxGap: CGFloat = 20

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

    NSLayoutConstraint.activate([
        scroll.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        scroll.leftAnchor.constraint(equalTo: view.leftAnchor),
        scroll.rightAnchor.constraint(equalTo: view.rightAnchor),
        scroll.heightAnchor.constraint(equalToConstant: topScrollHeight),
        container.topAnchor.constraint(equalTo: scroll.topAnchor),
        container.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        container.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        container.rightAnchor.constraint(equalTo: scroll.rightAnchor),
        container.heightAnchor.constraint(equalToConstant: topScrollHeight),
    ])
    for box in boxes {
        NSLayoutConstraint.activate([
            box.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: boxSize),
            box.heightAnchor.constraint(equalToConstant: boxSize),
        ])
    }
    boxes[0].leftAnchor.constraint(equalTo: container.leftAnchor, constant: boxGap).isActive = true
    for (previous, box) in zip(boxes, boxes.dropFirst()) {
        box.leftAnchor.constraint(equalTo: previous.rightAnchor, constant: boxGap).isActive = true
    }
    boxes[9].rightAnchor.constraint(equalTo: container.rightAnchor, constant: -boxGap).isActive = true
}
