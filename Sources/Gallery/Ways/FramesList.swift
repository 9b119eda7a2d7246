import UIKit

/// The list by frames and a content size that is set by hand, each time the screen is laid out.
final class FramesList: ListViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let gap = Measure.orangeViewGap
        let width = view.bounds.width
        scrollView.frame = view.bounds
        for (index, box) in boxes.enumerated() {
            box.frame = CGRect(x: 0, y: gap + 2 * gap * CGFloat(index), width: width, height: gap)
        }
        let height = (boxes.last?.frame.maxY ?? 0) + gap
        containerView.frame = CGRect(x: 0, y: 0, width: width, height: height)
        scrollView.contentSize = containerView.frame.size
    }
}
