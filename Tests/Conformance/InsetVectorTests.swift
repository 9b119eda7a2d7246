import Foundation
import Testing

@testable import UIKit

/// How safe areas and margins are handed down.
@MainActor @Suite struct InsetVectorTests {
    nonisolated static let propagation = Vector.area("safeArea.propagation")
    nonisolated static let guide = Vector.area("safeArea.guide")
    nonisolated static let margins = Vector.ids("SF-07")
    nonisolated static let inheritedMargins = Vector.ids("SF-08")
    nonisolated static let rootMargins = Vector.ids("SF-09")
    nonisolated static let rootMarginFloors = Vector.ids("SF-10")
    nonisolated static var covered: [Vector] {
        propagation + guide + margins + inheritedMargins + rootMargins + rootMarginFloors
    }

    private func window(_ size: CGSize, _ insets: UIEdgeInsets) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.deviceSafeAreaInsets = insets
        return window
    }

    @Test(arguments: propagation) func propagation(_ vector: Vector) throws {
        let window = window(vector.size("parentSize"), vector.insets(vector.given["parentSafeArea"]))
        let child = UIView(frame: vector.rect(vector.given["childFrame"]))
        window.addSubview(child)
        #expect(child.safeAreaInsets == vector.insets(vector.expect))
    }

    @Test(arguments: guide) func guide(_ vector: Vector) throws {
        let window = window(vector.size("bounds"), vector.insets(vector.given["safeAreaInsets"]))
        #expect(window.safeAreaLayoutGuide.layoutFrame == vector.rect(vector.expect["layoutFrame"]))
    }

    @Test(arguments: margins) func marginsAddTheSafeArea(_ vector: Vector) throws {
        let window = window(CGSize(width: 320, height: 480), vector.insets(vector.given["safeAreaInsets"]))
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        #expect(view.layoutMargins == vector.insets(vector.expect["layoutMargins"]))
    }

    @Test(arguments: inheritedMargins) func marginsAreInherited(_ vector: Vector) throws {
        let parent = UIView(frame: CGRect(origin: .zero, size: vector.size("parentSize")))
        let margin = CGFloat(try #require(vector.number(vector.given["parentMargins"])))
        parent.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        let child = UIView(frame: vector.rect(vector.given["childFrame"]))
        child.preservesSuperviewLayoutMargins = true
        parent.addSubview(child)
        #expect(child.layoutMargins == vector.insets(vector.expect["layoutMargins"]))
    }

    /// SF-09: a phone's width is compact, a tablet's regular; phones from 400 points on have the wider margins too.
    @Test(arguments: rootMargins, [(375.0, 0), (820.0, 1), (430.0, 1)])
    func rootMargins(_ vector: Vector, _ screen: (width: CGFloat, sizeClass: Int)) throws {
        let sides = try #require(vector.expect["leadingTrailing"] as? [NSNumber])
        let side = CGFloat(sides[screen.sizeClass].doubleValue)
        let window = window(CGSize(width: screen.width, height: 800), .zero)
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(
            controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    }

    /// SF-10: the system's least margins win over smaller ones, not over larger ones.
    @Test(arguments: rootMarginFloors) func rootMarginsHaveAFloor(_ vector: Vector) throws {
        let window = window(CGSize(width: 430, height: 800), .zero)
        let controller = UIViewController()
        window.rootViewController = controller
        let minimum = try #require(vector.number(vector.given["systemMinimum"]))
        let custom = CGFloat(try #require(vector.number(vector.given["custom"])))
        #expect(Double(controller.systemMinimumLayoutMargins.leading) == minimum)
        controller.view.layoutMargins = UIEdgeInsets(top: 0, left: custom, bottom: 0, right: 30)
        #expect(Double(controller.view.layoutMargins.left) == vector.number(vector.expect["effective"]))
        #expect(controller.view.layoutMargins.right == 30)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == custom)
    }
}
