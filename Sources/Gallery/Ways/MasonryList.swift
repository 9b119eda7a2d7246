import LayoutDSL
import UIKit

/// The list in Masonry, as Swift sees it: what takes a block in Objective-C is called twice.
final class MasonryList: ListViewController {
    override func layOut() {
        scrollView.mas_makeConstraints { make in
            make?.edges.equalTo()(view)
        }
        containerView.mas_makeConstraints { make in
            make?.edges.equalTo()(scrollView)
            make?.width.equalTo()(view.mas_width)
        }
        for (i, orangeView) in boxes.enumerated() {
            orangeView.mas_makeConstraints { make in
                make?.left.right().equalTo()(containerView)
                make?.height.mas_equalTo()(Measure.orangeViewGap)
                if i == 0 {
                    make?.top.equalTo()(containerView)?.offset()(Measure.orangeViewGap)
                } else {
                    make?.top.equalTo()(boxes[i - 1].mas_bottom)?.offset()(Measure.orangeViewGap)
                }
                if i == boxes.count - 1 {
                    make?.bottom.equalTo()(containerView)?.offset()(-Measure.orangeViewGap)
                }
            }
        }
    }
}
