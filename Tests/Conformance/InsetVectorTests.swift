import Foundation
import Testing

@testable import UIKit

/// How safe areas and margins are handed down.
@MainActor @Suite struct InsetVectorTests {
    private func window(_ size: CGSize, _ insets: UIEdgeInsets) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.deviceSafeAreaInsets = insets
        return window
    }

    @Test(arguments: Vector.area("safeArea.propagation")) func propagation(_ vector: Vector) throws {
        let window = window(vector.size("parentSize"), vector.insets(vector.given["parentSafeArea"]))
        let child = UIView(frame: vector.rect(vector.given["childFrame"]))
        window.addSubview(child)
        #expect(child.safeAreaInsets == vector.insets(vector.expect))
    }

    @Test(arguments: Vector.area("safeArea.guide")) func guide(_ vector: Vector) throws {
        let window = window(vector.size("bounds"), vector.insets(vector.given["safeAreaInsets"]))
        #expect(window.safeAreaLayoutGuide.layoutFrame == vector.rect(vector.expect["layoutFrame"]))
    }

    @Test func marginsAddTheSafeArea() throws {
        let vector = try #require(Vector.area("margins").first { $0.id == "SF-07" })
        let window = window(CGSize(width: 320, height: 480), vector.insets(vector.given["safeAreaInsets"]))
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        #expect(view.layoutMargins == vector.insets(vector.expect["layoutMargins"]))
    }

    @Test func marginsAreInherited() throws {
        let vector = try #require(Vector.area("margins").first { $0.id == "SF-08" })
        let parent = UIView(frame: CGRect(origin: .zero, size: vector.size("parentSize")))
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let child = UIView(frame: vector.rect(vector.given["childFrame"]))
        child.preservesSuperviewLayoutMargins = true
        parent.addSubview(child)
        #expect(child.layoutMargins == vector.insets(vector.expect["layoutMargins"]))
    }

    /// SF-09: 16 in compact width, 20 in regular; phones from 400 points on use 20 too.
    @Test(arguments: [(375.0, 16.0), (430.0, 20.0), (820.0, 20.0)])
    func rootMargins(_ width: Double, _ side: Double) throws {
        let window = window(CGSize(width: width, height: 800), .zero)
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(
            controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    }

    /// SF-10: the system's least margins win over smaller ones.
    @Test func rootMarginsHaveAFloor() throws {
        let window = window(CGSize(width: 430, height: 800), .zero)
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        #expect(controller.view.layoutMargins.left == 20)
        #expect(controller.view.layoutMargins.right == 30)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 10)
    }
}
