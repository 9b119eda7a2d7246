import Testing

@testable import UIKit

/// Who holds a constraint, and what a change of the tree does to it.
@MainActor @Suite struct ActivationTests {
    /// AL-21, AL-22 and siblings.
    @Test func theNearestCommonAncestorHoldsIt() {
        let root = UIView()
        let a = UIView()
        let b = UIView()
        let c = UIView()
        root.addSubview(a)
        root.addSubview(b)
        a.addSubview(c)
        let width = a.widthAnchor.constraint(equalToConstant: 1)
        let upward = c.leftAnchor.constraint(equalTo: root.leftAnchor)
        let cousins = c.topAnchor.constraint(equalTo: b.topAnchor)
        let parent = c.heightAnchor.constraint(equalTo: a.heightAnchor)
        let guide = UILayoutGuide()
        a.addLayoutGuide(guide)
        let guided = guide.leftAnchor.constraint(equalTo: c.leftAnchor)
        NSLayoutConstraint.activate([width, upward, cousins, parent, guided])
        #expect(width.holder === a)
        #expect(upward.holder === root)
        #expect(cousins.holder === root)
        #expect(parent.holder === a)
        #expect(guided.holder === a)
        #expect(root.constraints.map(ObjectIdentifier.init) == [upward, cousins].map(ObjectIdentifier.init))
    }

    @Test func activatingTwiceInstallsOnce() {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.isActive = true
        #expect(view.constraints.count == 1)
        width.isActive = false
        width.isActive = false
        #expect(view.constraints.isEmpty)
    }

    /// AL-23: constraints that an ancestor holds go off with the view and stay off; those inside it stay on.
    @Test func removalTurnsOff() {
        let fixture = ScrollFixture()
        let box = fixture.add(UIView(), to: fixture.root)
        let inner = fixture.add(UIView(), to: box)
        fixture.fix(box, width: 50, height: 50)
        let outside = inner.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 3)
        let inside = inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 4)
        NSLayoutConstraint.activate([outside, inside])
        fixture.layOut()
        box.removeFromSuperview()
        #expect(!outside.isActive)
        #expect(inside.isActive)
        fixture.layOut()
        fixture.root.addSubview(box)
        #expect(!outside.isActive)
        fixture.layOut()
        #expect(box.frame.size == CGSize(width: 50, height: 50))
        #expect(inner.frame.minY == 4)
    }

    @Test func aGuideWithoutOwnerStaysOff() {
        let view = UIView()
        let constraint = view.leftAnchor.constraint(equalTo: UILayoutGuide().leftAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
    }

    /// A guide is laid out like a view.
    @Test func guidesHaveFrames() {
        let fixture = ScrollFixture()
        let guide = UILayoutGuide()
        fixture.root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20),
            guide.widthAnchor.constraint(equalToConstant: 30),
            guide.heightAnchor.constraint(equalToConstant: 40),
        ])
        let view = fixture.add(UIView(), to: fixture.root)
        view.leftAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
        fixture.layOut()
        #expect(guide.layoutFrame == rect(10, 20, 30, 40))
        #expect(view.frame.minX == 40)
    }

    /// A view that stops being placed by its frame is placed by constraints, and the other way round.
    @Test func changingHands() {
        let fixture = ScrollFixture()
        let view = UIView(frame: rect(1, 2, 30, 40))
        fixture.root.addSubview(view)
        fixture.layOut()
        view.translatesAutoresizingMaskIntoConstraints = false
        fixture.fix(view, width: 5, height: 6)
        view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 7).isActive = true
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 8).isActive = true
        fixture.layOut()
        #expect(view.frame == rect(7, 8, 5, 6))
    }

    /// A whole tree that was laid out by itself moves into another.
    @Test func aTreeMovesIntoAnother() {
        let fixture = ScrollFixture()
        let box = UIView(frame: rect(0, 0, 100, 100))
        let inner = fixture.add(UIView(), to: box)
        fixture.pinEdges(of: inner, to: box, inset: 10)
        box.layoutIfNeeded()
        #expect(inner.frame == rect(10, 10, 80, 80))
        fixture.layOut()
        fixture.root.addSubview(box)
        box.frame = rect(5, 5, 60, 60)
        fixture.layOut()
        #expect(inner.frame == rect(10, 10, 40, 40))
    }
}
