import Foundation
import Testing

@testable import UIKit

/// Content sizes and floating views, SA-01 … SA-12. The vectors describe their layouts in words; the numbers come from
/// them.
@MainActor @Suite(.serialized) struct ScrollLayoutVectorTests {
    @MainActor private struct Stage {
        let window: UIWindow
        let scroll = UIScrollView()

        init(_ size: CGSize) {
            window = UIWindow(frame: CGRect(origin: .zero, size: size))
            scroll.frame = window.bounds
            scroll.contentInsetAdjustmentBehavior = .never
            window.addSubview(scroll)
        }

        func add(_ width: CGFloat?, _ height: CGFloat?) -> UIView {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
            if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
            if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
            return view
        }
    }

    nonisolated static let pinnedChild = Vector.ids("SA-01")
    nonisolated static let column = Vector.ids("SA-02")
    nonisolated static let openEnd = Vector.ids("SA-03")
    nonisolated static let floating = Vector.ids("SA-04", "SA-05")
    nonisolated static let sticky = Vector.area("scroll.autolayout.sticky")
    nonisolated static let margins = Vector.area("scroll.autolayout.margins")
    nonisolated static let experiments = Vector.area("scroll.autolayout.experiment")
    nonisolated static var covered: [Vector] {
        pinnedChild + column + openEnd + floating + sticky + margins + experiments
    }

    /// All numbers of a text, in order.
    private func numbers(_ value: Any?) throws -> [CGFloat] {
        try #require(value as? String).split { !"0123456789.".contains($0) }.compactMap { Double($0) }.map {
            CGFloat($0)
        }
    }

    private func size(_ value: Any?) throws -> CGSize {
        let pair = try #require(value as? [NSNumber])
        return CGSize(width: pair[0].doubleValue, height: pair[1].doubleValue)
    }

    private func pin(
        _ view: UIView, _ left: Any, _ top: Any, _ right: Any, _ bottom: Any, _ pins: UIEdgeInsets
    ) {
        let sides: [(NSLayoutConstraint.Attribute, Any, CGFloat)] = [
            (.left, left, pins.left), (.top, top, pins.top), (.right, right, -pins.right),
            (.bottom, bottom, -pins.bottom),
        ]
        for (attribute, item, constant) in sides {
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: item, attribute: attribute,
                multiplier: 1, constant: constant
            ).isActive = true
        }
    }

    @Test(arguments: pinnedChild) func pinnedChild(_ vector: Vector) throws {
        let stage = Stage(CGSize(width: 320, height: 480))
        let child = try numbers(vector.given["child"])
        let pins = vector.given["pins"] as? [String: NSNumber] ?? [:]
        func side(_ name: String) -> CGFloat { CGFloat(pins[name]?.doubleValue ?? .nan) }
        let view = stage.add(child[0], child[1])
        let scroll = stage.scroll
        pin(
            view, scroll, scroll, scroll, scroll,
            UIEdgeInsets(
                top: side("top"), left: side("leading"), bottom: side("bottom"), right: side("trailing")))
        stage.window.layoutIfNeeded()
        #expect(stage.scroll.contentSize == (try size(vector.expect["contentSize"])))
    }

    @Test(arguments: column) func columnOfThree(_ vector: Vector) throws {
        let frame = vector.size("scrollFrame")
        let stage = Stage(frame)
        let facts = try numbers(vector.given["children"])
        var previous: NSLayoutYAxisAnchor = stage.scroll.contentLayoutGuide.topAnchor
        for index in 0..<Int(facts[0]) {
            let view = stage.add(nil, facts[1])
            let content = stage.scroll.contentLayoutGuide
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: facts[3]),
                view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -facts[3]),
                view.topAnchor.constraint(equalTo: previous, constant: index == 0 ? facts[3] : facts[2]),
                view.widthAnchor.constraint(
                    equalTo: stage.scroll.frameLayoutGuide.widthAnchor, constant: -facts[4]),
            ])
            previous = view.bottomAnchor
        }
        stage.scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: previous, constant: facts[3])
            .isActive = true
        stage.window.layoutIfNeeded()
        #expect(stage.scroll.contentSize == (try size(vector.expect["contentSize"])))
    }

    @Test(arguments: openEnd) func nothingTiesTheFarEdges(_ vector: Vector) throws {
        let stage = Stage(vector.size("scrollFrame"))
        let child = try numbers(vector.given["child"])
        let view = stage.add(child[0], child[1])
        view.topAnchor.constraint(equalTo: stage.scroll.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: stage.scroll.leadingAnchor).isActive = true
        stage.window.layoutIfNeeded()
        #expect(stage.scroll.contentSize == (try size(vector.expect["contentSize"])))
    }

    @Test(arguments: floating) func floating(_ vector: Vector) throws {
        let stage = Stage(CGSize(width: 390, height: 844))
        if let top = vector.number(vector.given["safeTop"]) {
            stage.window.deviceSafeAreaInsets.top = CGFloat(top)
        }
        let view = stage.add(10, 10)
        let outside = vector.id == "SA-04" ? stage.scroll.frameLayoutGuide : stage.window.safeAreaLayoutGuide
        view.topAnchor.constraint(equalTo: outside.topAnchor).isActive = true
        stage.window.layoutIfNeeded()
        stage.scroll.contentOffset.y = CGFloat(try #require(vector.number(vector.given["contentOffsetY"])))
        stage.window.layoutIfNeeded()
        #expect(Double(view.frame.minY) == vector.number(vector.expect["childFrameY"]))
        let onScreen = view.convert(CGPoint.zero, to: stage.window).y
        #expect(Double(onScreen) == vector.number(vector.expect["onScreenY"]))
    }

    @Test(arguments: sticky) func sticky(_ vector: Vector) throws {
        let stage = Stage(CGSize(width: 390, height: 844))
        let header = stage.add(10, 10)
        let lines = try #require(vector.given["constraints"] as? [String])
        let place = try numbers(lines[1])
        header.topAnchor.constraint(greaterThanOrEqualTo: stage.scroll.frameLayoutGuide.topAnchor).isActive =
            true
        let wish = header.topAnchor.constraint(
            equalTo: stage.scroll.contentLayoutGuide.topAnchor, constant: place[0])
        wish.priority = .defaultHigh
        wish.isActive = true
        stage.window.layoutIfNeeded()
        stage.scroll.contentOffset.y = CGFloat(try #require(vector.number(vector.given["contentOffsetY"])))
        stage.window.layoutIfNeeded()
        #expect(Double(header.frame.minY) == vector.number(vector.expect["headerY"]))
    }

    @Test(arguments: margins) func margins(_ vector: Vector) throws {
        let stage = Stage(CGSize(width: 320, height: 480))
        let child = vector.size("child")
        let view = stage.add(child.width, child.height)
        let guide = stage.scroll.layoutMarginsGuide
        pin(view, guide, guide, guide, guide, .zero)
        stage.window.layoutIfNeeded()
        #expect(stage.scroll.contentSize == (try size(vector.expect["contentSize"])))
    }

    /// The last subview of a list that ends at 900, read at three moments, by both readings of `layoutIfNeeded`.
    @Test(arguments: experiments, [false, true])
    func experiment(_ vector: Vector, _ climbs: Bool) throws {
        UIView.climbsToDirtyAncestors = climbs
        defer { UIView.climbsToDirtyAncestors = true }
        let end = CGFloat(vector.number(vector.given["lastSubviewExpectedMaxY"]) ?? 900)
        let stage = Stage(CGSize(width: 320, height: 480))
        let last = stage.add(10, 100)
        last.topAnchor.constraint(equalTo: stage.scroll.topAnchor, constant: end - 100).isActive = true
        if vector.id == "SA-11" { last.layoutIfNeeded() }
        if vector.id == "SA-12" { stage.scroll.layoutIfNeeded() }
        let key = vector.id == "SA-11" ? "climbsToDirtyAncestors_\(climbs)" : "contentSizeHeight"
        #expect(Double(last.frame.maxY) == vector.number(vector.expect[key]))
    }
}
