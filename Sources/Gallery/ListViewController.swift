import UIKit

/// The screen that all lists share: a scroll view, a container in it, five boxes in that. What the ways differ in is how
/// these are laid out.
class ListViewController: UIViewController {
    let scrollView = UIScrollView()
    let containerView = UIView()
    let boxes = (0..<5).map { _ in UIView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(containerView)
        scrollView.accessibilityIdentifier = "scroll"
        containerView.accessibilityIdentifier = "container"
        for (index, box) in boxes.enumerated() {
            box.accessibilityIdentifier = "box[\(index)]"
            box.backgroundColor = #colorLiteral(
                red: 0.9372549057, green: 0.3490196168, blue: 0.1921568662, alpha: 1)
            containerView.addSubview(box)
        }
        layOut()
    }

    /// Says where the views are.
    func layOut() {}
}
