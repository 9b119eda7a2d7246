import LayoutDSL
import UIKit

/// The list in PureLayout: a call for each constraint, and an inset that goes inwards on every side.
final class PureLayoutList: ListViewController {
    override func layOut() {
        scrollView.autoPinEdgesToSuperviewEdges()
        containerView.autoPinEdgesToSuperviewEdges()
        containerView.autoMatch(.width, to: .width, of: view)
        for (i, orangeView) in boxes.enumerated() {
            orangeView.autoPinEdge(toSuperviewEdge: .leading)
            orangeView.autoPinEdge(toSuperviewEdge: .trailing)
            orangeView.autoSetDimension(.height, toSize: Measure.orangeViewGap)
            if i == 0 {
                orangeView.autoPinEdge(toSuperviewEdge: .top, withInset: Measure.orangeViewGap)
            } else {
                orangeView.autoPinEdge(.top, to: .bottom, of: boxes[i - 1], withOffset: Measure.orangeViewGap)
            }
            if i == boxes.count - 1 {
                orangeView.autoPinEdge(toSuperviewEdge: .bottom, withInset: Measure.orangeViewGap)
            }
        }
    }
}
