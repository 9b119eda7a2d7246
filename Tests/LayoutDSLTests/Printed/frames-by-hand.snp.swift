// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Frames by hand.
@MainActor func framesByHandInSnp(in view: UIView) {
    let scroll = UIScrollView()
    let upper = UIView()
    let lower = UIView()

    scroll.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 375, height: 1000)
    upper.frame = CGRect(x: 20, y: 20, width: 335, height: 460)
    upper.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)
    lower.frame = CGRect(x: 20, y: 520, width: 335, height: 460)
    lower.backgroundColor = .systemIndigo

    view.addSubview(scroll)
    scroll.addSubview(upper)
    scroll.addSubview(lower)
}
