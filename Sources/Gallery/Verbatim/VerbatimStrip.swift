// swift-format-ignore-file
import LayoutDSL
import UIKit

/// A strip of boxes in a container, word for word as it is written about in SnapKit's first spelling as far as that goes:
/// what is between the lines is the writer's. How the boxes follow one another is left to the reader there.
public final class VerbatimStrip: UIViewController {
    let containerView = UIView()
    let topScrollHeight: CGFloat = 120
    let gap: CGFloat = 20

    override public func viewDidLoad() {
        super.viewDidLoad()
        // ----
        let scrollView = UIScrollView()

        view.addSubview(scrollView)

        scrollView.snp_makeConstraints { (make) -> Void in

            make.centerY.equalTo(view.snp_centerY)

            make.left.right.equalTo(view)

            make.height.equalTo(topScrollHeight)

        }

        scrollView.addSubview(containerView)

        containerView.snp_makeConstraints { (make) -> Void in

            make.edges.equalTo(scrollView)

            make.height.equalTo(topScrollHeight)

        }
        // ----
        scrollView.accessibilityIdentifier = "scroll"
        containerView.accessibilityIdentifier = "container"
        for i in 0..<5 {
            let box = UIView()
            box.accessibilityIdentifier = "box[\(i)]"
            box.backgroundColor = .red
            containerView.addSubview(box)
            box.snp_makeConstraints { (make) -> Void in
                make.top.bottom.equalTo(containerView).inset(gap)
                make.width.equalTo(topScrollHeight)
                make.left.equalTo(i == 0 ? containerView.snp_left : containerView.subviews[i - 1].snp_right).offset(gap)
                if i == 4 {
                    make.right.equalTo(containerView).offset(-gap)
                }
            }
        }
    }
}
