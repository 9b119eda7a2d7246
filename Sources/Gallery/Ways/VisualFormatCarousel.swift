import UIKit

/// The carousel in Visual Format. That the scroll view is in the middle is not to be said in it.
final class VisualFormatCarousel: CarouselViewController {
    override func layOut() {
        var views: [String: UIView] = ["scroll": scrollView]
        for index in pages.indices {
            views["page\(index)"] = pages[index]
            views["card\(index)"] = cards[index]
        }
        for subview in views.values { subview.translatesAutoresizingMaskIntoConstraints = false }
        let metrics = ["height": Measure.carouselHeight, "gap": Measure.cardGap]
        let row = pages.indices.map { "[page\($0)(==scroll)]" }.joined()
        let formats =
            ["H:|[scroll]|", "V:[scroll(height)]", "H:|\(row)|"]
            + pages.indices.flatMap { index in
                [
                    "V:|[page\(index)(==scroll)]|", "H:|-gap-[card\(index)]-gap-|",
                    "V:|-gap-[card\(index)]-gap-|",
                ]
            }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: metrics, views: views))
        }
        scrollView.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}
