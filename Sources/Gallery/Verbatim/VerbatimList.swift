// swift-format-ignore-file
import LayoutDSL
import UIKit

/// The list, word for word as it is written about: what is between the lines is the writer's, with his warning.
public final class VerbatimList: UIViewController {
    let scrollView = UIScrollView()
    let containerView = UIView()
    let ScreenWidth = UIScreen.main.bounds.width
    let orangeViewGap: CGFloat = 100

    override public func viewDidLoad() {
        super.viewDidLoad()
        // ----
        view.addSubview(scrollView)
        scrollView.snp.makeConstraints { (make) in
            make.edges.equalToSuperview()
        }

        scrollView.addSubview(containerView)
        containerView.snp.makeConstraints { (make) in
              make.edges.equalToSuperview()
              make.width.equalTo(ScreenWidth)
        }

        //add 5 orange view
        for i in 0..<5 {
            let orangeView = UIView()
            orangeView.backgroundColor = #colorLiteral(red: 0.9372549057, green: 0.3490196168, blue: 0.1921568662, alpha: 1)
            containerView.addSubview(orangeView)
            orangeView.snp.makeConstraints({ (make) in
                make.left.right.equalTo(containerView)
                make.height.equalTo(orangeViewGap)
                
                if i == 0 {
                    make.top.equalTo(containerView.snp.top).offset(orangeViewGap)
                } else if let previousView = containerView.subviews[i-1] as? UIView{
                    make.top.equalTo(previousView.snp.bottom).offset(orangeViewGap)
                }
                
                if i == 4 {
                    containerView.snp.makeConstraints({ (make) in
                        make.bottom.equalTo(orangeView.snp.bottom).offset(orangeViewGap)
                    })
                }
            })
        }
        // ----
        scrollView.accessibilityIdentifier = "scroll"
        containerView.accessibilityIdentifier = "container"
        for (i, box) in containerView.subviews.enumerated() {
            box.accessibilityIdentifier = "box[\(i)]"
        }
    }
}
