import UIKit

/// The carousel by frames: the content is as many frames wide as there are pages.
final class FramesCarousel: CarouselViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = CGSize(width: view.bounds.width, height: Measure.carouselHeight)
        scrollView.frame = CGRect(
            origin: CGPoint(x: 0, y: (view.bounds.height - size.height) / 2), size: size)
        for (index, (page, card)) in zip(pages, cards).enumerated() {
            page.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
            card.frame = page.bounds.insetBy(dx: Measure.cardGap, dy: Measure.cardGap)
        }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    }
}
