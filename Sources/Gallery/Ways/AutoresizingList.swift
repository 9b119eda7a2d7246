import UIKit

/// The list by frames once and masks from then on: widths follow the screen, and so does the container's.
final class AutoresizingList: ListViewController {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    override func layOut() {
        let gap = Measure.orangeViewGap
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let height = gap * CGFloat(2 * boxes.count + 1)
        containerView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        containerView.autoresizingMask = .flexibleWidth
        for (index, box) in boxes.enumerated() {
            box.frame = CGRect(
                x: 0, y: gap + 2 * gap * CGFloat(index), width: view.bounds.width, height: gap)
            box.autoresizingMask = .flexibleWidth
        }
    }

    /// No mask reaches the content's size.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.contentSize = containerView.frame.size
    }
}
