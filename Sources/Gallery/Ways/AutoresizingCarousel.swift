import UIKit

/// The carousel by masks: the scroll view stays in the middle, and a card keeps its distances from its page.
final class AutoresizingCarousel: CarouselViewController {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    override func layOut() {
        let size = CGSize(width: view.bounds.width, height: Measure.carouselHeight)
        scrollView.frame = CGRect(
            origin: CGPoint(x: 0, y: (view.bounds.height - size.height) / 2), size: size)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
        for (page, card) in zip(pages, cards) {
            page.frame = CGRect(origin: .zero, size: size)
            card.frame = page.bounds.insetBy(dx: Measure.cardGap, dy: Measure.cardGap)
            card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
    }

    /// A mask knows one superview; that pages stand one behind another is told by frames.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = scrollView.bounds.size
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
        }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    }
}
