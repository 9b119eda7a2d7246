import UIKit

/// The list in Visual Format: one line a row of views, and one for the column of boxes, from edge to edge.
final class VisualFormatList: ListViewController {
    override func layOut() {
        var views: [String: UIView] = ["scroll": scrollView, "container": containerView, "screen": view]
        for (index, box) in boxes.enumerated() { views["box\(index)"] = box }
        for subview in [scrollView, containerView] + boxes {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        let metrics = ["gap": Measure.orangeViewGap]
        let column = boxes.indices.map { "-gap-[box\($0)(gap)]" }.joined()
        let formats =
            ["H:|[scroll]|", "V:|[scroll]|", "H:|[container(==screen)]|", "V:|[container]|"]
            + boxes.indices.map { "H:|[box\($0)]|" } + ["V:|\(column)-gap-|"]
        for format in formats {
            view.addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: metrics, views: views))
        }
    }
}
