import Testing

@testable import UIKit

/// The screen's size is never what gives way: a mask that does not fit is given up, however old it is.
@MainActor @Suite struct ScreenSizeTests {
    @Test func theWindowKeepsItsSize() {
        ContradictionLog.write = { _ in }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let controller = UIViewController()
        window.rootViewController = controller
        // 300 points high, and 300 from the bottom for ever: a screen of 200 has no room for that.
        let placed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        placed.autoresizingMask = [.flexibleHeight]
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(placed)
        placed.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: placed.topAnchor),
            inner.bottomAnchor.constraint(equalTo: placed.bottomAnchor),
        ])
        window.layoutIfNeeded()
        window.frame.size.height = 200
        window.layoutIfNeeded()
        #expect(window.bounds.size == CGSize(width: 400, height: 200))
        #expect(controller.view.frame.size == CGSize(width: 400, height: 200))
    }
}
