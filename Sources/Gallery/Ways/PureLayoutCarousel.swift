import LayoutDSL
import UIKit

/// The carousel in PureLayout. The horizontal axis goes through a view's middle from side to side, so it says where the
/// view is vertically.
final class PureLayoutCarousel: CarouselViewController {
    override func layOut() {
        scrollView.autoPinEdge(toSuperviewEdge: .left)
        scrollView.autoPinEdge(toSuperviewEdge: .right)
        scrollView.autoAlignAxis(toSuperviewAxis: .horizontal)
        scrollView.autoSetDimension(.height, toSize: Measure.carouselHeight)
        for (i, page) in pages.enumerated() {
            page.autoPinEdge(toSuperviewEdge: .top)
            page.autoPinEdge(toSuperviewEdge: .bottom)
            page.autoMatch(.width, to: .width, of: scrollView)
            page.autoMatch(.height, to: .height, of: scrollView)
            if i == 0 {
                page.autoPinEdge(toSuperviewEdge: .left)
            } else {
                page.autoPinEdge(.left, to: .right, of: pages[i - 1])
            }
            if i == pages.count - 1 {
                page.autoPinEdge(toSuperviewEdge: .right)
            }
            let gap = Measure.cardGap
            cards[i].autoPinEdgesToSuperviewEdges(
                with: UIEdgeInsets(top: gap, left: gap, bottom: gap, right: gap))
        }
    }
}
