import UIKit

/// The carousel by a horizontal stack view: the pages follow one another by themselves.
final class StackCarousel: CarouselViewController {
    override func layOut() {
        let stackView = UIStackView(arrangedSubviews: pages)
        stackView.accessibilityIdentifier = "strip"
        scrollView.addSubview(stackView)
        for subview in [scrollView, stackView] + cards {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            scrollView.heightAnchor.constraint(equalToConstant: Measure.carouselHeight),
            stackView.topAnchor.constraint(equalTo: content.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stackView.heightAnchor.constraint(equalTo: frame.heightAnchor),
        ])
        for (page, card) in zip(pages, cards) {
            NSLayoutConstraint.activate([
                page.widthAnchor.constraint(equalTo: frame.widthAnchor),
                card.topAnchor.constraint(equalTo: page.topAnchor, constant: Measure.cardGap),
                card.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: Measure.cardGap),
                card.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -Measure.cardGap),
                card.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -Measure.cardGap),
            ])
        }
    }
}
