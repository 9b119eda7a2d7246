import LayoutDSL
import UIKit

/// A carousel in SnapKit: each page is as large as the scroll view's frame, and the last one ties the right.
final class SnapKitCarousel: CarouselViewController {
    override func layOut() {
        scrollView.snp.makeConstraints { make in
            make.left.right.centerY.equalToSuperview()
            make.height.equalTo(Measure.carouselHeight)
        }
        for (i, page) in pages.enumerated() {
            page.snp.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                make.size.equalTo(scrollView)
                if i == 0 {
                    make.left.equalToSuperview()
                } else {
                    make.left.equalTo(pages[i - 1].snp.right)
                }
                if i == pages.count - 1 {
                    make.right.equalToSuperview()
                }
            }
            cards[i].snp.makeConstraints { make in
                make.edges.equalToSuperview().inset(Measure.cardGap)
            }
        }
    }
}
