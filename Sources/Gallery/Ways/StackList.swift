import UIKit

/// The list by a stack view in place of the container: its spacing and its margins are the distances.
final class StackList: ListViewController {
    override func layOut() {
        let stackView = UIStackView(arrangedSubviews: boxes)
        stackView.axis = .vertical
        stackView.spacing = Measure.orangeViewGap
        stackView.isLayoutMarginsRelativeArrangement = true
        stackView.layoutMargins = UIEdgeInsets(
            top: Measure.orangeViewGap, left: 0, bottom: Measure.orangeViewGap, right: 0)
        stackView.accessibilityIdentifier = "container"
        containerView.removeFromSuperview()
        scrollView.addSubview(stackView)
        for subview in [scrollView, stackView] { subview.translatesAutoresizingMaskIntoConstraints = false }
        for box in boxes {
            box.heightAnchor.constraint(equalToConstant: Measure.orangeViewGap).isActive = true
        }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: content.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}
