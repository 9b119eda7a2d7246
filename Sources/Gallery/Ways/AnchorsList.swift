import UIKit

/// The list with anchors, and with the guides that say outright which side of the scroll view is meant.
final class AnchorsList: ListViewController {
    override func layOut() {
        for subview in [scrollView, containerView] + boxes {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            containerView.topAnchor.constraint(equalTo: content.topAnchor),
            containerView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            containerView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            containerView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            containerView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        var above = containerView.topAnchor
        for box in boxes {
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: above, constant: Measure.orangeViewGap),
                box.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: Measure.orangeViewGap),
            ])
            above = box.bottomAnchor
        }
        containerView.bottomAnchor.constraint(equalTo: above, constant: Measure.orangeViewGap).isActive = true
    }
}
