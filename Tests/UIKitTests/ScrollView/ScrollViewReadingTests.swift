import Testing

@testable import UIKit

/// What an attribute of a scroll view means, by whom it is tied to (Auto Layout Guide, "Working with Scroll
/// Views"; TN2154).
@MainActor @Suite struct ScrollViewReadingTests {
    /// A scroll view at (20, 30) of 200 × 300, its content 500 × 800.
    private func fixture() -> (fixture: ScrollFixture, scroll: UIScrollView, content: UIView) {
        let fixture = ScrollFixture()
        let scroll = fixture.add(UIScrollView(), to: fixture.root)
        NSLayoutConstraint.activate([
            scroll.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 20),
            scroll.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 30),
        ])
        fixture.fix(scroll, width: 200, height: 300)
        let content = fixture.add(UIView(), to: scroll)
        fixture.pinEdges(of: content, to: scroll)
        fixture.fix(content, width: 500, height: 800)
        return (fixture, scroll, content)
    }

    private func constrain(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: Any,
        _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0
    ) {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant
        ).isActive = true
    }

    /// A view inside, at any depth: edges mean the content, sizes the frame, centres the frame's middle as it
    /// lies while nothing is scrolled.
    @Test(arguments: [false, true]) func fromInside(_ deep: Bool) {
        let (fixture, scroll, content) = fixture()
        let probe = fixture.add(UIView(), to: deep ? content : scroll)
        constrain(probe, .right, to: scroll, .right, constant: -1)
        constrain(probe, .bottom, to: scroll, .bottom, constant: -2)
        constrain(probe, .width, to: scroll, .width)
        constrain(probe, .height, to: scroll, .height)
        let middle = fixture.add(UIView(), to: deep ? content : scroll)
        fixture.fix(middle, width: 10, height: 10)
        constrain(middle, .centerX, to: scroll, .centerX)
        constrain(middle, .centerY, to: scroll, .centerY)
        fixture.layOut()
        #expect(probe.frame == rect(500 - 1 - 200, 800 - 2 - 300, 200, 300))
        #expect(middle.frame == rect(95, 145, 10, 10))
        scroll.contentOffset = CGPoint(x: 50, y: 60)
        fixture.layOut()
        #expect(probe.frame == rect(299, 498, 200, 300))
        #expect(middle.frame == rect(95, 145, 10, 10))
    }

    /// A view outside: everything means the frame, scrolled or not.
    @Test func fromOutside() {
        let (fixture, scroll, _) = fixture()
        let probe = fixture.add(UIView(), to: fixture.root)
        for attribute in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
            constrain(probe, attribute, to: scroll, attribute)
        }
        let middle = fixture.add(UIView(), to: fixture.root)
        fixture.fix(middle, width: 10, height: 10)
        constrain(middle, .centerX, to: scroll, .centerX)
        constrain(middle, .centerY, to: scroll, .centerY)
        scroll.contentOffset = CGPoint(x: 50, y: 60)
        fixture.layOut()
        #expect(probe.frame == rect(20, 30, 200, 300))
        #expect(middle.frame == rect(115, 175, 10, 10))
    }

    /// The guides mean one thing to everybody; the frame's follows the offset.
    @Test func guides() {
        let (fixture, scroll, _) = fixture()
        let content = fixture.add(UIView(), to: scroll)
        let frame = fixture.add(UIView(), to: scroll)
        for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
            constrain(content, attribute, to: scroll.contentLayoutGuide, attribute)
            constrain(frame, attribute, to: scroll.frameLayoutGuide, attribute)
        }
        scroll.contentOffset = CGPoint(x: 50, y: 60)
        fixture.layOut()
        #expect(content.frame == rect(0, 0, 500, 800))
        #expect(frame.frame == rect(50, 60, 200, 300))
        #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 500, 800))
        #expect(scroll.frameLayoutGuide.layoutFrame == rect(50, 60, 200, 300))
    }

    /// SA-05, with a scroll view that is not at the top: content y = outside y − frame y + offset.
    @Test func tiedToTheOutsideItFloats() {
        let (fixture, scroll, _) = fixture()
        let floating = fixture.add(UIView(), to: scroll)
        fixture.fix(floating, width: 10, height: 10)
        constrain(floating, .top, to: fixture.root, .top, constant: 59)
        constrain(floating, .left, to: fixture.root, .left, constant: 40)
        fixture.layOut()
        #expect(floating.frame == rect(40 - 20, 59 - 30, 10, 10))
        scroll.contentOffset = CGPoint(x: 7, y: 150)
        fixture.layOut()
        #expect(floating.frame == rect(40 - 20 + 7, 59 - 30 + 150, 10, 10))
        #expect(floating.convert(floating.bounds, to: fixture.root) == rect(40, 59, 10, 10))
        #expect(scroll.contentSize == CGSize(width: 500, height: 800))
    }

    /// SA-06 … SA-08: a header that sticks to the top once its place has gone by.
    @Test(arguments: [(100.0, 300.0), (300.0, 300.0), (450.0, 450.0)])
    func stickyHeader(_ offset: CGFloat, _ y: CGFloat) {
        let (fixture, scroll, _) = fixture()
        let header = fixture.add(UIView(), to: scroll)
        fixture.fix(header, width: 200, height: 40)
        header.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor).isActive = true
        header.topAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.topAnchor).isActive = true
        let place = header.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 300)
        place.priority = .defaultHigh
        place.isActive = true
        scroll.contentOffset = CGPoint(x: 0, y: offset)
        fixture.layOut()
        scroll.contentOffset = CGPoint(x: 0, y: offset)
        fixture.layOut()
        #expect(header.frame.minY == y)
    }

    /// An inner scroll view's content is no business of the outer one's.
    @Test func nestedContentStaysInside() {
        let (fixture, scroll, content) = fixture()
        let inner = fixture.add(UIScrollView(), to: content)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: content.leftAnchor),
            inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 100),
        ])
        fixture.fix(inner, width: 200, height: 80)
        let wide = fixture.add(UIView(), to: inner)
        fixture.pinEdges(of: wide, to: inner)
        fixture.fix(wide, width: 3000, height: 80)
        fixture.layOut()
        #expect(inner.contentSize == CGSize(width: 3000, height: 80))
        #expect(scroll.contentSize == CGSize(width: 500, height: 800))
        #expect(inner.frame == rect(0, 100, 200, 80))
    }
}
