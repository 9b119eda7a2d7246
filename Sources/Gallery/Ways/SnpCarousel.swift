import LayoutDSL
import UIKit

/// The carousel in SnapKit's first spelling, in which every name begins with `snp_`.
final class SnpCarousel: CarouselViewController {
    @available(*, deprecated, message: "SnapKit itself says `snp.` since its third version.")
    override func layOut() {
        scrollView.snp_makeConstraints { (make) -> Void in
            make.centerY.equalTo(view.snp_centerY)
            make.left.right.equalTo(view)
            make.height.equalTo(Measure.carouselHeight)
        }
        for (i, page) in pages.enumerated() {
            page.snp_makeConstraints { (make) -> Void in
                make.top.bottom.equalTo(scrollView)
                make.size.equalTo(scrollView.snp_size)
                make.left.equalTo(i == 0 ? scrollView.snp_left : pages[i - 1].snp_right)
                if i == pages.count - 1 {
                    make.right.equalTo(scrollView.snp_right)
                }
            }
            cards[i].snp_makeConstraints { (make) -> Void in
                make.edges.equalTo(page).inset(Measure.cardGap)
            }
        }
    }
}
