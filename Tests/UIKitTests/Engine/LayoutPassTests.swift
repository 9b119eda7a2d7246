import Testing

@testable import UIKit

/// When frames change, and who is asked.
@MainActor @Suite(.serialized) struct LayoutPassTests {
    /// A constraint changes no frame until a pass runs (WWDC 2015, session 219).
    @Test func aConstraintAloneMovesNothing() {
        let fixture = ScrollFixture()
        let view = fixture.add(UIView(), to: fixture.root)
        fixture.layOut()
        fixture.fix(view, width: 50, height: 60)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 7),
            view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 8),
        ])
        #expect(view.frame == .zero)
        fixture.layOut()
        #expect(view.frame == rect(7, 8, 50, 60))
    }

    /// The documents' experiments: a list whose last box ends at 900.
    private func list() -> (fixture: ScrollFixture, last: UIView) {
        let fixture = ScrollFixture()
        let last = fixture.add(UIView(), to: fixture.scroll)
        NSLayoutConstraint.activate([
            last.leftAnchor.constraint(equalTo: fixture.scroll.leftAnchor),
            last.topAnchor.constraint(equalTo: fixture.scroll.topAnchor, constant: 800),
        ])
        fixture.fix(last, width: 375, height: 100)
        return (fixture, last)
    }

    /// SA-10: read before layout, the frame is still zero.
    @Test func aFrameReadTooEarlyIsZero() {
        let (fixture, last) = list()
        fixture.scroll.contentSize = CGSize(width: 375, height: last.frame.maxY)
        #expect(fixture.scroll.contentSize.height == 0)
    }

    /// SA-11, the layer's page: the pass climbs to the highest dirty ancestor.
    @Test func layoutIfNeededClimbs() {
        let (fixture, last) = list()
        withExtendedLifetime(fixture) { last.layoutIfNeeded() }
        #expect(last.frame.maxY == 900)
    }

    /// SA-11, the view's page: the receiver is the root of the pass, so its own frame stays.
    @Test func layoutIfNeededDoesNotClimbWhereToldSo() {
        UIView.climbsToDirtyAncestors = false
        defer { UIView.climbsToDirtyAncestors = true }
        let (fixture, last) = list()
        withExtendedLifetime(fixture) { last.layoutIfNeeded() }
        #expect(last.frame.maxY == 0)
    }

    /// SA-12: the superview's pass sets the frame.
    @Test(arguments: [false, true]) func theScrollViewsPassSetsIt(_ climbs: Bool) {
        UIView.climbsToDirtyAncestors = climbs
        defer { UIView.climbsToDirtyAncestors = true }
        let (fixture, last) = list()
        fixture.scroll.layoutIfNeeded()
        #expect(last.frame.maxY == 900)
        fixture.scroll.contentSize = CGSize(width: 375, height: last.frame.maxY)
        fixture.layOut()
        #expect(fixture.scroll.contentSize == CGSize(width: 375, height: 900))
        #expect(fixture.scroll.verticalRange.maximum == 233)
    }

    private final class CountingView: UIView {
        var layouts = 0
        var updates: (() -> Void)?
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
        override func updateConstraints() {
            updates?()
            super.updateConstraints()
        }
    }

    /// Nothing pending, nothing called.
    @Test func aSecondPassDoesNothing() {
        let fixture = ScrollFixture()
        let view = fixture.add(CountingView(), to: fixture.root)
        fixture.pinEdges(of: view, to: fixture.root)
        fixture.layOut()
        let layouts = view.layouts
        #expect(layouts == 1)
        fixture.layOut()
        view.layoutIfNeeded()
        #expect(view.layouts == layouts)
        view.setNeedsLayout()
        fixture.layOut()
        #expect(view.layouts == layouts + 1)
    }

    /// Constraints are updated from the leaves up, before anything is laid out.
    @Test func constraintsAreUpdatedFromTheLeaves() {
        let fixture = ScrollFixture()
        let outer = fixture.add(CountingView(), to: fixture.root)
        let inner = fixture.add(CountingView(), to: outer)
        fixture.pinEdges(of: outer, to: fixture.root)
        fixture.pinEdges(of: inner, to: outer)
        var order: [String] = []
        outer.updates = { order.append("outer \(inner.layouts)") }
        inner.updates = { order.append("inner \(inner.layouts)") }
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        fixture.layOut()
        #expect(order == ["inner 0", "outer 0"])
    }

    private final class Controller: UIViewController {
        var calls: [String] = []
        override func loadView() {
            calls.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() { calls.append("viewDidLoad") }
        override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
    }

    @Test func theControllerIsToldAroundThePass() {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        let controller = Controller()
        window.rootViewController = controller
        #expect(controller.calls == ["loadView", "viewDidLoad"])
        window.layoutIfNeeded()
        #expect(controller.calls.suffix(2) == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    }

    /// A rotation lays out for the new size, and keeps the offset in points where it is still legal.
    @Test func rotating() {
        let fixture = ScrollFixture()
        let child = fixture.add(UIView(), to: fixture.scroll)
        fixture.pinEdges(of: child, to: fixture.scroll)
        child.widthAnchor.constraint(equalTo: fixture.scroll.widthAnchor).isActive = true
        fixture.fix(child, height: 1000)
        fixture.layOut()
        fixture.scroll.contentOffset = CGPoint(x: 0, y: 333)
        fixture.window.frame = rect(0, 0, 667, 375)
        fixture.layOut()
        #expect(fixture.scroll.frame == rect(0, 0, 667, 375))
        #expect(fixture.scroll.contentSize == CGSize(width: 667, height: 1000))
        #expect(fixture.scroll.contentOffset == CGPoint(x: 0, y: 333))
        fixture.scroll.contentOffset.y = 625
        fixture.window.frame = rect(0, 0, 375, 667)
        fixture.layOut()
        #expect(fixture.scroll.contentOffset == CGPoint(x: 0, y: 333))
    }

    /// AL-28: three equal columns of 320 on a screen of two pixels a point stay flush.
    @Test func edgesAreRoundedToPixels() {
        let fixture = ScrollFixture(width: 320, height: 100)
        fixture.window.screenScale = 2
        var columns: [UIView] = []
        var left = fixture.root.leftAnchor
        for _ in 0..<3 {
            let column = fixture.add(UIView(), to: fixture.root)
            column.leftAnchor.constraint(equalTo: left).isActive = true
            column.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
            column.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor).isActive = true
            if let first = columns.first {
                column.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
            }
            left = column.rightAnchor
            columns.append(column)
        }
        left.constraint(equalTo: fixture.root.rightAnchor).isActive = true
        fixture.layOut()
        #expect(columns.map(\.frame.minX) == [0, 106.5, 213.5])
        #expect(columns.map(\.frame.width) == [106.5, 107, 106.5])
    }
}
