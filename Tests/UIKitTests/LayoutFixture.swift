import UIKit

/// A window of a phone's size with a root view and a scroll view that fills it, all by constraints.
@MainActor final class ScrollFixture {
    let window: UIWindow
    let root: UIView
    let scroll = UIScrollView()

    init(width: CGFloat = 375, height: CGFloat = 667) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let controller = UIViewController()
        window.rootViewController = controller
        root = controller.view
        add(scroll, to: root)
        pinEdges(of: scroll, to: root)
    }

    /// Adds a view that its constraints place.
    @discardableResult func add<View: UIView>(_ view: View, to superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    func pinEdges(of view: UIView, to other: UIView, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
            view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -inset),
        ])
    }

    func fix(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    func layOut() { window.layoutIfNeeded() }
}

/// A view whose content has a size.
final class ContentView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(width: CGFloat, height: CGFloat = UIView.noIntrinsicMetric) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
