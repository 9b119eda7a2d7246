import Testing

@testable import UIKit

@MainActor @Suite struct UIViewTests {
    @Test func frameBoundsAndCentre() {
        let view = UIView(frame: rect(10, 20, 30, 40))
        #expect(view.bounds == rect(0, 0, 30, 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == rect(85, 80, 30, 40))
        // A larger bounds grows around the centre.
        view.bounds.size = CGSize(width: 50, height: 40)
        #expect(view.frame == rect(75, 80, 50, 40))
    }

    /// Scrolling moves the coordinates, not the subviews: at offset 30 a subview at 100 is drawn at 70.
    @Test func convertingThroughAScrollView() {
        let root = UIView(frame: rect(0, 0, 400, 400))
        let scroll = UIScrollView(frame: rect(5, 6, 200, 200))
        let view = UIView(frame: rect(0, 100, 10, 10))
        root.addSubview(scroll)
        scroll.addSubview(view)
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        #expect(view.frame == rect(0, 100, 10, 10))
        #expect(view.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 6, y: 6 + 70 + 2))
        #expect(root.convert(CGPoint(x: 6, y: 78), to: view) == CGPoint(x: 1, y: 2))
        #expect(scroll.convert(view.frame, to: nil) == rect(5, 76, 10, 10))
    }

    @Test func theTree() {
        let root = UIView()
        let a = UIView()
        let b = UIView()
        root.addSubview(a)
        root.insertSubview(b, belowSubview: a)
        #expect(root.subviews == [b, a])
        root.bringSubviewToFront(b)
        #expect(root.subviews == [a, b])
        a.addSubview(b)
        #expect(root.subviews == [a])
        #expect(b.superview === a)
        #expect(b.isDescendant(of: root))
        b.tag = 7
        #expect(root.viewWithTag(7) === b)
        #expect(b.nearestCommonAncestor(with: a) === a)
    }

    /// `bounds.origin` and `contentOffset` are one value.
    @Test func theOffsetIsTheOriginOfTheBounds() {
        let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
        scroll.bounds.origin = CGPoint(x: 3, y: 4)
        #expect(scroll.contentOffset == CGPoint(x: 3, y: 4))
        scroll.contentOffset = CGPoint(x: 5, y: 6)
        #expect(scroll.bounds == rect(5, 6, 100, 100))
        #expect(scroll.frame == rect(0, 0, 100, 100))
    }
}
