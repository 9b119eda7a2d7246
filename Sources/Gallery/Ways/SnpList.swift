import LayoutDSL
import UIKit

/// The list in SnapKit's first spelling, in which every name begins with `snp_`.
final class SnpList: ListViewController {
    @available(*, deprecated, message: "SnapKit itself says `snp.` since its third version.")
    override func layOut() {
        scrollView.snp_makeConstraints { (make) -> Void in
            make.edges.equalTo(view)
        }
        containerView.snp_makeConstraints { (make) -> Void in
            make.edges.equalTo(scrollView)
            make.width.equalTo(view.snp_width)
        }
        for (i, orangeView) in boxes.enumerated() {
            orangeView.snp_makeConstraints { (make) -> Void in
                make.left.right.equalTo(containerView)
                make.height.equalTo(Measure.orangeViewGap)
                if i == 0 {
                    make.top.equalTo(containerView.snp_top).offset(Measure.orangeViewGap)
                } else {
                    make.top.equalTo(boxes[i - 1].snp_bottom).offset(Measure.orangeViewGap)
                }
                if i == boxes.count - 1 {
                    make.bottom.equalTo(containerView.snp_bottom).offset(-Measure.orangeViewGap)
                }
            }
        }
    }
}
