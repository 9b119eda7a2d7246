import LayoutDSL
import UIKit

/// The founding documents' list in SnapKit: a container that fills the scroll view, and the last box ties its bottom.
final class SnapKitList: ListViewController {
    override func layOut() {
        scrollView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
        }
        containerView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(view)
        }
        for (i, orangeView) in boxes.enumerated() {
            orangeView.snp.makeConstraints { make in
                make.left.right.equalTo(containerView)
                make.height.equalTo(Measure.orangeViewGap)
                if i == 0 {
                    make.top.equalTo(containerView.snp.top).offset(Measure.orangeViewGap)
                } else {
                    make.top.equalTo(boxes[i - 1].snp.bottom).offset(Measure.orangeViewGap)
                }
                if i == 4 {
                    containerView.snp.makeConstraints { make in
                        make.bottom.equalTo(orangeView.snp.bottom).offset(Measure.orangeViewGap)
                    }
                }
            }
        }
    }
}
