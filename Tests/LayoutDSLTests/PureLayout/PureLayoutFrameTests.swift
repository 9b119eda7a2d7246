import LayoutDSL
import Testing
import UIKit

/// The frames that PureLayout's own tests assert: PL1–PL10 of dsl.md 3.3. PL11–PL20 are of the calls for arrays, which
/// are not here yet.
@MainActor @Suite struct PureLayoutFrameTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let view = UIView.newAutoLayout()

    init() {
        window.addSubview(container)
        container.addSubview(view)
    }

    /// The view's frame after a pass.
    private var frame: CGRect {
        window.layoutIfNeeded()
        return view.frame
    }

    /// PL1, PL2
    @Test func pinnedToTheSuperview() {
        view.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
        view.autoPinEdge(toSuperviewEdge: .left, withInset: 5)
        #expect(frame.origin == CGPoint(x: 5, y: 10))
        view.autoPinEdge(toSuperviewEdge: .right)
        view.autoPinEdge(toSuperviewEdge: .bottom, withInset: -10)
        #expect(frame == CGRect(x: 5, y: 10, width: 995, height: 1000))
    }

    /// PL3, PL4, PL5
    @Test func pinnedOneByOne() {
        view.autoPinEdge(toSuperviewEdge: .trailing)
        view.autoPinEdge(toSuperviewEdge: .bottom, withInset: -52)
        #expect(frame.maxX == 1000 && frame.maxY == 1052)
        view.autoPinEdge(toSuperviewEdge: .leading, withInset: 500)
        #expect(frame.minX == 500)
        view.autoPinEdge(toSuperviewEdge: .top)
        #expect(frame == CGRect(x: 500, y: 0, width: 500, height: 1052))
    }

    /// PL6, PL7
    @Test(arguments: [CGSize(width: 100, height: 100), CGSize(width: 80, height: 124)])
    func centred(_ size: CGSize) {
        view.autoSetDimensions(to: size)
        view.autoCenterInSuperview()
        let origin = CGPoint(x: (1000 - size.width) / 2, y: (1000 - size.height) / 2)
        #expect(frame == CGRect(origin: origin, size: size))
    }

    /// PL8, PL9
    @Test func axesOneByOne() {
        view.autoSetDimensions(to: CGSize(width: 150, height: 200))
        view.autoAlignAxis(toSuperviewAxis: .vertical)
        #expect(frame.midX == 500)
        view.autoAlignAxis(toSuperviewAxis: .horizontal)
        #expect(frame == CGRect(x: 425, y: 400, width: 150, height: 200))
        let third = UIView.newAutoLayout()
        container.addSubview(third)
        third.autoSetDimensions(to: CGSize(width: 25, height: 20))
        third.autoAlignAxis(toSuperviewAxis: .horizontal)
        third.autoAlignAxis(toSuperviewAxis: .vertical)
        window.layoutIfNeeded()
        // (1000 - 25) / 2 is 487.5, which a screen of one pixel a point has no line for.
        #expect(abs(third.frame.midX - 500) <= 0.5 && third.frame.midY == 500)
    }

    /// PL10: a plain view's last baseline is its bottom.
    @Test func baseline() {
        view.autoSetDimensions(to: CGSize(width: 400, height: 100))
        view.autoAlignAxis(toSuperviewAxis: .baseline)
        #expect(frame.maxY == 1000)
    }
}
