import Testing

@testable import UIKit

/// Insets around content, by the program and by the device.
@MainActor @Suite struct AdjustedInsetTests {
    /// A list of 1100 on an iPhone 8, whose status bar makes a safe area of 20: at rest at −20, up to
    /// 1100 − 667 = 433.
    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.automatic, -20.0, 433.0), (.never, 0, 433),
        (.always, -20, 433),
    ]) func statusBar(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ minimum: Double, _ maximum: Double
    ) {
        let fixture = ScrollFixture()
        fixture.window.deviceSafeAreaInsets.top = 20
        fixture.scroll.contentInsetAdjustmentBehavior = behavior
        let child = fixture.add(UIView(), to: fixture.scroll)
        fixture.pinEdges(of: child, to: fixture.scroll)
        fixture.fix(child, width: 375, height: 1100)
        fixture.layOut()
        #expect(fixture.scroll.verticalRange == LegalOffsetRange(minimum: minimum, maximum: maximum))
        #expect(fixture.scroll.contentOffset == CGPoint(x: 0, y: minimum))
    }

    /// A view at rest at the top stays there when the inset comes and goes; one in the middle stays where it is.
    @Test func restingAtTheTopStaysThere() {
        let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentInset.top = 64
        #expect(scroll.contentOffset.y == -64)
        scroll.contentOffset.y = 200
        scroll.contentInset.top = 30
        #expect(scroll.contentOffset.y == 200)
        scroll.contentOffset.y = -30
        scroll.contentInset.top = 0
        #expect(scroll.contentOffset.y == 0)
    }

    /// What a scroll view keeps clear of its content's way is not handed on to the content.
    @Test func contentHasNoSafeAreaLeft() {
        let fixture = ScrollFixture()
        fixture.window.deviceSafeAreaInsets.top = 20
        let child = fixture.add(UIView(), to: fixture.scroll)
        fixture.pinEdges(of: child, to: fixture.scroll)
        fixture.fix(child, width: 375, height: 1100)
        fixture.layOut()
        #expect(child.safeAreaInsets == .zero)
    }

    /// A view tied to the safe area follows it, and so do margins.
    @Test func guidesFollowTheSafeArea() {
        let fixture = ScrollFixture()
        let view = fixture.add(UIView(), to: fixture.root)
        let guide = fixture.root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leftAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.leftAnchor),
            view.rightAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.rightAnchor),
        ])
        fixture.layOut()
        #expect(view.frame == rect(16, 0, 343, 667))
        fixture.window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        fixture.layOut()
        #expect(view.frame == rect(26, 44, 375 - 26 - 28, 667 - 78))
    }
}
