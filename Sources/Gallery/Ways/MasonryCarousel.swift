import LayoutDSL
import UIKit

/// The carousel in Masonry: without a second view, an edge is measured from the superview's.
final class MasonryCarousel: CarouselViewController {
    override func layOut() {
        scrollView.mas_makeConstraints { make in
            make?.left.right().and().centerY().equalTo()(view)
            make?.height.mas_equalTo()(Measure.carouselHeight)
        }
        for (i, page) in pages.enumerated() {
            page.mas_makeConstraints { make in
                make?.top.bottom().mas_equalTo()(0)
                make?.size.equalTo()(scrollView)
                make?.left.equalTo()(i == 0 ? scrollView.mas_left : pages[i - 1].mas_right)
                if i == pages.count - 1 {
                    make?.right.mas_equalTo()(0)
                }
            }
            cards[i].mas_makeConstraints { make in
                make?.edges.equalTo()(page)?.inset()(Measure.cardGap)
            }
        }
    }
}
