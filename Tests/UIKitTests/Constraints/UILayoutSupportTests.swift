import Testing

@testable import UIKit

/// The strips at the top and the bottom of a controller's view, as code before safe areas uses them.
@MainActor @Suite struct UILayoutSupportTests {
    private let controller = UIViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    init() {
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        window.rootViewController = controller
    }

    /// 200 - 20 - 34 = 146.
    @Test func theyEndWhereTheSafeAreaBegins() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        let side = NSLayoutConstraint(
            item: box, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
            attribute: .bottom, multiplier: 1, constant: 0)
        NSLayoutConstraint.activate([
            side, box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            box.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            box.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
        ])
        window.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 20, width: 20, height: 146))
        #expect(controller.topLayoutGuide.length == 20)
        #expect(controller.bottomLayoutGuide.length == 34)
        // They have no constraints of their own: only those above are there, which the root view holds but one.
        #expect(controller.view.constraints.count == 4)
        window.deviceSafeAreaInsets = .zero
        window.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 0, height: 200))
        #expect(box.undecidedAttributes == [])
    }

    @Test func theyAreGuidesOfTheView() {
        let guide = controller.topLayoutGuide as? UILayoutGuide
        #expect(guide?.owningView === controller.view)
        #expect(guide === controller.topLayoutGuide)
        #expect(guide?.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(
            (controller.bottomLayoutGuide as? UILayoutGuide)?.layoutFrame
                == CGRect(x: 0, y: 166, width: 100, height: 34))
        #expect(controller.view.layoutGuides.isEmpty)
    }
}
