import Testing

@testable import UIKit

/// What constraints leave open, and where it is drawn.
@MainActor @Suite struct UndecidedTests {
    @Test func aViewWithoutConstraints() {
        let fixture = ScrollFixture()
        let view = fixture.add(UIView(), to: fixture.root)
        fixture.layOut()
        #expect(view.undecidedAttributes == [.x, .y, .width, .height])
        #expect(view.frame == .zero)
    }

    /// A view whose place is open takes what is tied to it along; inside it nothing is open.
    @Test func whatIsInsideAnOpenViewIsDecided() {
        let fixture = ScrollFixture()
        let outer = fixture.add(UIView(), to: fixture.root)
        fixture.fix(outer, width: 100, height: 100)
        let inner = fixture.add(UIView(), to: outer)
        fixture.pinEdges(of: inner, to: outer, inset: 10)
        fixture.layOut()
        #expect(outer.undecidedAttributes == [.x, .y])
        #expect(inner.undecidedAttributes.isEmpty)
        #expect(inner.frame == rect(10, 10, 80, 80))
    }

    /// A floor is no size: the width is at least 50, and drawn at that.
    @Test func aFloorAlone() {
        let fixture = ScrollFixture()
        let view = fixture.add(UIView(), to: fixture.root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
            view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
        ])
        fixture.layOut()
        #expect(view.undecidedAttributes == [.width])
        #expect(view.frame.width == 50)
    }

    /// Only the far edge is known: the view has no size and lies there.
    @Test func aFarEdgeAlone() {
        let fixture = ScrollFixture()
        let view = fixture.add(UIView(), to: fixture.root)
        view.rightAnchor.constraint(equalTo: fixture.root.rightAnchor, constant: -25).isActive = true
        fixture.layOut()
        #expect(view.undecidedAttributes.contains(.x))
        #expect(view.undecidedAttributes.contains(.width))
        #expect(view.frame.width == 0)
        #expect(view.frame.minX == 350)
    }

    /// Sizes are never negative, so at most 0 is exactly 0.
    @Test func theLowerBoundDecides() {
        let fixture = ScrollFixture()
        let view = fixture.add(UIView(), to: fixture.root)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 0).isActive = true
        fixture.layOut()
        #expect(!view.undecidedAttributes.contains(.width))
    }

    /// A view that its frame places is never open.
    @Test func framesAreDecided() {
        let fixture = ScrollFixture()
        let view = UIView(frame: rect(1, 2, 3, 4))
        fixture.root.addSubview(view)
        fixture.layOut()
        #expect(!view.hasAmbiguousLayout)
        #expect(view.frame == rect(1, 2, 3, 4))
    }

    @Test func aContradictionIsReportedAndSurvived() {
        let fixture = ScrollFixture()
        let view = fixture.add(UIView(), to: fixture.root)
        let narrow = view.widthAnchor.constraint(equalToConstant: 100)
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([narrow, wide])
        fixture.layOut()
        let contradictions = fixture.window.unsatisfiableConstraints
        #expect(contradictions.count == 1)
        #expect(contradictions.first?.givenUp === wide)
        #expect(
            contradictions.first?.set.map(ObjectIdentifier.init) == [narrow, wide].map(ObjectIdentifier.init))
        #expect(view.frame.width == 100)
        narrow.isActive = false
        fixture.layOut()
        #expect(fixture.window.unsatisfiableConstraints.isEmpty)
        #expect(view.frame.width == 200)
    }

    /// The constraints that decide a list's last box, causes first.
    @Test func whoDecides() {
        let fixture = ScrollFixture()
        let a = fixture.add(UIView(), to: fixture.root)
        let b = fixture.add(UIView(), to: fixture.root)
        let top = a.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 5)
        let height = a.heightAnchor.constraint(equalToConstant: 20)
        let next = b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 7)
        let last = b.heightAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([last, next, height, top])
        fixture.layOut()
        let deciding = b.constraintsAffectingLayout(for: .vertical).map(ObjectIdentifier.init)
        #expect(Set(deciding) == Set([top, height, next, last].map(ObjectIdentifier.init)))
        let places = [top, height, next].map { deciding.firstIndex(of: ObjectIdentifier($0)) ?? -1 }
        #expect(places[0] < places[2])
        #expect(places[1] < places[2])
    }
}

/// Where views are drawn whose place nothing decides: nearest to 0 in their superview's coordinates.
@MainActor @Suite struct UndecidedPlaceTests {
    @Test func isTheSuperviewsOrigin() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let outer = UIView()
        let middle = UIView()
        let inner = UIView()
        window.addSubview(outer)
        outer.addSubview(middle)
        middle.addSubview(inner)
        for view in [outer, middle, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 20),
            outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
            inner.widthAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        #expect(outer.frame.origin == CGPoint(x: 20, y: 30))
        #expect(middle.frame.origin == .zero)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 0))
        // Two that are tied to one another move together: the first is at 0, the second 5 after it.
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        middle.addSubview(other)
        other.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 5).isActive = true
        window.layoutIfNeeded()
        #expect(inner.frame.minX == 0 && other.frame.minX == 5)
    }
}
