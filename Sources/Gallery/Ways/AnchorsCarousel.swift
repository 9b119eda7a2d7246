import UIKit

/// The carousel with anchors: the pages are tied to the content, and their sizes to the frame.
final class AnchorsCarousel: CarouselViewController {
    override func layOut() {
        for subview in [scrollView] + pages + cards {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            scrollView.heightAnchor.constraint(equalToConstant: Measure.carouselHeight),
        ])
        var before = content.leadingAnchor
        for (page, card) in zip(pages, cards) {
            NSLayoutConstraint.activate([
                page.topAnchor.constraint(equalTo: content.topAnchor),
                page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                page.leadingAnchor.constraint(equalTo: before),
                page.widthAnchor.constraint(equalTo: frame.widthAnchor),
                page.heightAnchor.constraint(equalTo: frame.heightAnchor),
                card.topAnchor.constraint(equalTo: page.topAnchor, constant: Measure.cardGap),
                card.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: Measure.cardGap),
                card.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -Measure.cardGap),
                card.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -Measure.cardGap),
            ])
            before = page.trailingAnchor
        }
        content.trailingAnchor.constraint(equalTo: before).isActive = true
    }
}
