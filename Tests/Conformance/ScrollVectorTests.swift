import Foundation
import Testing

@testable import UIKit

/// UIScrollView's arithmetic: ranges, clamping, rounding and insets.
@MainActor @Suite struct ScrollVectorTests {
    nonisolated static let range = Vector.area("scroll.range")
    nonisolated static let clamp = Vector.area("scroll.clamp")
    nonisolated static let setOffset = Vector.area("scroll.setOffset")
    nonisolated static let rectToVisible = Vector.area("scroll.rectToVisible")
    nonisolated static let rounding = Vector.area("scroll.rounding")
    /// SI-02 waits for the bar controllers, whose content is inset on an axis that does not scroll.
    nonisolated static let adjustedInset = Vector.area("scroll.adjustedInset").filter {
        $0.id != "SI-02"
    }
    nonisolated static var covered: [Vector] {
        range + clamp + setOffset + rectToVisible + rounding + adjustedInset
    }

    /// A scroll view by frames, with insets that only the program sets.
    private func scrollView(_ vector: Vector) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: vector.size("boundsSize")))
        scrollView.contentInset = vector.insets(vector.given["adjustedContentInset"])
        scrollView.contentSize = vector.size("contentSize")
        if let offset = vector.point(vector.given["offset"]) { scrollView.contentOffset = offset }
        return scrollView
    }

    @Test(arguments: range) func range(_ vector: Vector) throws {
        let scrollView = scrollView(vector)
        let x = scrollView.horizontalRange
        let y = scrollView.verticalRange
        #expect(CGPoint(x: x.minimum, y: y.minimum) == vector.point(vector.expect["minOffset"]))
        #expect(CGPoint(x: x.maximum, y: y.maximum) == vector.point(vector.expect["maxOffset"]))
        #expect(x.canScroll == vector.expect["canScrollX"] as? Bool)
        #expect(y.canScroll == vector.expect["canScrollY"] as? Bool)
    }

    @Test(arguments: clamp) func clamp(_ vector: Vector) throws {
        let scrollView = scrollView(vector)
        let size = try #require(vector.point(vector.given["newContentSize"]))
        scrollView.contentSize = CGSize(width: size.x, height: size.y)
        #expect(scrollView.contentOffset == vector.point(vector.expect["contentOffset"]))
    }

    /// Counts what it is told.
    private final class Listener: UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    @Test(arguments: setOffset) func setOffset(_ vector: Vector) throws {
        let scrollView = scrollView(vector)
        let call = try #require(vector.given["call"] as? String)
        let numbers = call.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.setContentOffset(CGPoint(x: numbers[0], y: numbers[1]), animated: false)
        #expect(Double(listener.count) == vector.number(vector.expect["didScrollCount"]))
        #expect(scrollView.contentOffset == vector.point(vector.expect["contentOffset"]))
        #expect(scrollView.bounds.origin == scrollView.contentOffset)
    }

    @Test(arguments: rectToVisible) func rectToVisible(_ vector: Vector) throws {
        let scrollView = scrollView(vector)
        scrollView.contentOffset = try #require(vector.point(vector.given["contentOffset"]))
        scrollView.scrollRectToVisible(vector.rect(vector.given["rect"]), animated: false)
        #expect(scrollView.contentOffset == vector.point(vector.expect["contentOffset"]))
    }

    @Test(arguments: rounding) func rounding(_ vector: Vector) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.screenScale = CGFloat(try #require(vector.number(vector.given["scale"])))
        let scrollView = UIScrollView()
        window.addSubview(scrollView)
        let proposed = try #require(vector.number(vector.given["proposedOffset"]))
        scrollView.contentOffset = CGPoint(x: 0, y: proposed)
        let expected = try #require(vector.number(vector.expect["contentOffset"]))
        #expect(abs(scrollView.contentOffset.y - expected) < 1e-5)
    }

    @Test(arguments: adjustedInset) func adjustedInset(_ vector: Vector) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeAreaInsets = vector.insets(vector.given["safeAreaInsets"])
        let scrollView = UIScrollView(frame: window.bounds)
        window.addSubview(scrollView)
        scrollView.contentInset = vector.insets(vector.given["contentInset"])
        scrollView.contentSize = CGSize(
            width: vector.flag("scrollableX") ? 1000 : 100, height: vector.flag("scrollableY") ? 1000 : 100)
        let behaviors: [(String, UIScrollView.ContentInsetAdjustmentBehavior)] = [
            ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
            ("always", .always),
        ]
        let name = vector.given["behavior"] as? String
        scrollView.contentInsetAdjustmentBehavior = try #require(behaviors.first { $0.0 == name }).1
        #expect(scrollView.adjustedContentInset == vector.insets(vector.expect))
    }
}
