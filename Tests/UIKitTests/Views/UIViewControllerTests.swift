import Testing

@testable import UIKit

/// What a controller hears of its view (UIViewController, "Responding to view-related events").
@MainActor @Suite struct UIViewControllerTests {
    private final class Page: UIView {
        var calls: () -> Void = {}
        override func layoutSubviews() {
            calls()
            super.layoutSubviews()
        }
    }

    private final class Controller: UIViewController {
        var calls: [String] = []
        var asksForMore = false

        override func loadView() {
            calls.append("loadView")
            let page = Page()
            page.calls = { [weak self] in self?.calls.append("layoutSubviews") }
            view = page
        }
        override func viewDidLoad() { calls.append("viewDidLoad") }
        override func updateViewConstraints() {
            calls.append("updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
            guard asksForMore else { return }
            coordinator.animate { [unowned self] _ in calls.append("first at \(Int(view.bounds.width))") }
            coordinator.animate { [unowned self] context in
                calls.append("second in \(Int(context.containerView.bounds.width))")
                view.setNeedsLayout()
            } completion: { [unowned self] _ in
                calls.append("completion")
            }
        }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private let layout = ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"]

    /// The view is made when it is first asked for, once; the controller is told around the layout of its subviews.
    @Test func aViewsLife() {
        let controller = Controller()
        #expect(!controller.isViewLoaded)
        #expect(controller.take() == [])
        let window = UIWindow(frame: rect(0, 0, 100, 200))
        window.rootViewController = controller
        #expect(controller.take() == ["loadView", "viewDidLoad"])
        window.layoutIfNeeded()
        #expect(controller.take() == layout)
        window.layoutIfNeeded()
        #expect(controller.take() == [])
    }

    /// The controller updates its view's constraints, before the layout.
    @Test func constraintsOfTheView() {
        let window = UIWindow(frame: rect(0, 0, 100, 200))
        let controller = Controller()
        window.rootViewController = controller
        window.layoutIfNeeded()
        _ = controller.take()
        controller.view.setNeedsUpdateConstraints()
        #expect(controller.view.needsUpdateConstraints())
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(controller.take() == ["updateViewConstraints"] + layout)
        #expect(!controller.view.needsUpdateConstraints())
    }

    /// Told of the size to come while the view has the old one; the layout follows in the next pass.
    @Test func anotherSize() {
        let window = UIWindow(frame: rect(0, 0, 100, 200))
        let controller = Controller()
        window.rootViewController = controller
        window.layoutIfNeeded()
        _ = controller.take()
        window.frame = rect(5, 5, 100, 200)
        #expect(controller.take() == [])
        window.frame = rect(0, 0, 200, 100)
        #expect(controller.take() == ["from 100 to 200"])
        window.layoutIfNeeded()
        #expect(controller.take() == layout)
        window.bounds.size = CGSize(width: 300, height: 100)
        #expect(controller.take() == ["from 200 to 300"])
    }

    /// Closures run in the order in which they were given, with the view laid out for its new size; what they change is
    /// laid out before the completions.
    @Test func closuresGoAlong() {
        let window = UIWindow(frame: rect(0, 0, 100, 200))
        let controller = Controller()
        controller.asksForMore = true
        window.rootViewController = controller
        window.layoutIfNeeded()
        _ = controller.take()
        window.frame = rect(0, 0, 200, 100)
        #expect(
            controller.take() == ["from 100 to 200"] + layout + ["first at 200", "second in 200"] + layout
                + ["completion"])
        window.layoutIfNeeded()
        #expect(controller.take() == [])
    }
}
