import UIKit

/// The screen that all carousels share: a scroll view that stops at pages, five pages, a card on each. What the ways
/// differ in is how these are laid out.
class CarouselViewController: UIViewController {
    let scrollView = UIScrollView()
    let pages = Measure.cities.map { _ in UIView() }
    let cards = Measure.cities.map { _ in UIView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.accessibilityIdentifier = "scroll"
        scrollView.isPagingEnabled = true
        for (index, (page, card)) in zip(pages, cards).enumerated() {
            page.accessibilityIdentifier = "page[\(index)]"
            card.accessibilityIdentifier = "card[\(index)]"
            card.backgroundColor = #colorLiteral(
                red: 0.9372549057, green: 0.3490196168, blue: 0.1921568662, alpha: 1)
            scrollView.addSubview(page)
            page.addSubview(card)
        }
        layOut()
    }

    /// Says where the views are.
    func layOut() {}
}
