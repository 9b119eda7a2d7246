import UIKit

@testable import Simulator

/// Small stages made by frames, with the numbers of the founding documents' scenes.
@MainActor enum Stages {
    static let orange = UIColor(rgb: 0xEF5931)

    static func stage(
        _ name: String, about: String = "", size: CGSize = CGSize(width: 375, height: 667),
        device: String = "phone", isFit: Bool = false, _ views: [UIView]
    ) -> Stage {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let root = view("view", 0, 0, size.width, size.height)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(root)
        for view in views { root.addSubview(view) }
        return Stage(
            name: name, deviceName: device, about: about, window: window, rootView: root, isFit: isFit)
    }

    static func view(
        _ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil
    ) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.accessibilityIdentifier = id
        view.backgroundColor = color
        return view
    }

    static func scroll(
        _ id: String, _ frame: CGRect, content: CGSize, _ views: [UIView] = []
    ) -> UIScrollView {
        let scroll = UIScrollView(frame: frame)
        scroll.accessibilityIdentifier = id
        scroll.contentSize = content
        for view in views { scroll.addSubview(view) }
        return scroll
    }

    static func label(
        _ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        _ alignment: NSTextAlignment = .natural
    ) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
        label.text = text
        label.textAlignment = alignment
        return label
    }

    /// Five boxes of 100 with gaps of 100 in a content of 1100.
    static func list() -> Stage {
        let boxes = (0..<5).map { view("box[\($0)]", 0, 100 + 200 * CGFloat($0), 375, 100, orange) }
        let container = view("container", 0, 0, 375, 1100)
        for box in boxes { container.addSubview(box) }
        let scroll = scroll(
            "scroll", CGRect(x: 0, y: 0, width: 375, height: 667), content: CGSize(width: 375, height: 1100),
            [container])
        return stage(
            "Vertical list", about: "Five boxes in a container that fills the scroll view.", [scroll])
    }

    /// Five pages of 375, each with a card inset by 16 and a name in its middle.
    static func carousel() -> Stage {
        let names = ["Oslo", "Lima", "Kyoto", "Cairo", "Quito"]
        let pages = names.enumerated().map { index, name in
            let page = view("page[\(index)]", 375 * CGFloat(index), 0, 375, 220)
            let card = view("card[\(index)]", 16, 0, 343, 220, orange)
            card.addSubview(label(name, 0, 100, 343, 20, .center))
            page.addSubview(card)
            return page
        }
        let scroll = scroll(
            "pages", CGRect(x: 0, y: 192, width: 375, height: 220), content: CGSize(width: 1875, height: 220),
            pages)
        scroll.isPagingEnabled = true
        return stage("Carousel", [scroll])
    }

    static func scrollView(of stage: Stage) -> UIScrollView? { ScrollFocus(in: stage.rootView).focused }
}
