// swift-format-ignore-file
import LayoutDSL
import UIKit

/// The code of which is written that it surely has no effect, word for word between the lines.
public final class VerbatimLoop: UIViewController {
    override public func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView()
        let subview = UIView()
        view.addSubview(scrollView)
        scrollView.addSubview(subview)
        scrollView.accessibilityIdentifier = "scroll"
        subview.accessibilityIdentifier = "subview"
        subview.backgroundColor = .red
        scrollView.snp_makeConstraints { (make) -> Void in
            make.edges.equalTo(view)
        }
        // ----
        subview.snp_makeConstraints { (make) -> Void in

            make.edges.equalTo(scrollView).offset(5)

        }
        // ----
    }
}
