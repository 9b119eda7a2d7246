import Testing

@testable import UIKit

/// Hugging, compression resistance and priorities (Auto Layout Guide, "Anatomy of a Constraint").
@MainActor @Suite struct IntrinsicSizeTests {
    /// Two views side by side with 8 between them, filling a container.
    private func pair(_ width: CGFloat) -> (fixture: ScrollFixture, a: ContentView, b: ContentView) {
        let fixture = ScrollFixture(width: width)
        let a = fixture.add(ContentView(width: 100), to: fixture.root)
        let b = fixture.add(ContentView(width: 80), to: fixture.root)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
            b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
            b.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
        ])
        return (fixture, a, b)
    }

    /// AL-01: b hugs harder, so a stretches to 300 − 8 − 80.
    @Test func theWeakerHugStretches() {
        let (fixture, a, b) = pair(300)
        b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        fixture.layOut()
        #expect(a.frame.width == 212)
        #expect(b.frame.width == 80)
        #expect(!a.undecidedAttributes.contains(.width))
    }

    /// AL-02: b resists less, so it gives way: 150 − 8 − 100.
    @Test func theWeakerResistanceGivesWay() {
        let (fixture, a, b) = pair(150)
        b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        fixture.layOut()
        #expect(a.frame.width == 100)
        #expect(b.frame.width == 42)
    }

    /// AL-03: a tie; either may stretch, between 100 and 212.
    @Test func aTieIsAmbiguous() {
        let (fixture, a, b) = pair(300)
        fixture.layOut()
        #expect(a.undecidedAttributes.contains(.width))
        #expect(b.undecidedAttributes.contains(.width))
        #expect(a.hasAmbiguousLayout)
        #expect((100.0...212).contains(a.frame.width))
        #expect(a.frame.width + b.frame.width == 292)
    }

    /// A size that changes is read again.
    @Test func invalidation() {
        let (fixture, a, b) = pair(300)
        b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        fixture.layOut()
        b.content.width = 90
        #expect(a.frame.width == 212)
        fixture.layOut()
        #expect(a.frame.width == 202)
    }

    private final class BadgeView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 60) }
    }

    /// Constraints act on the alignment rectangle, and so does the content's size: the frame is larger by the
    /// insets, 50 + 2 + 4 and 60 + 1 + 3.
    @Test func alignmentRectangles() {
        let fixture = ScrollFixture()
        let badge = fixture.add(BadgeView(), to: fixture.root)
        badge.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 10).isActive = true
        badge.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20).isActive = true
        let neighbour = fixture.add(UIView(), to: fixture.root)
        neighbour.leftAnchor.constraint(equalTo: badge.rightAnchor).isActive = true
        fixture.layOut()
        #expect(badge.frame == rect(8, 19, 56, 64))
        #expect(neighbour.frame.minX == 60)
    }

    /// AL-05, AL-07, AL-08, AL-14 as widths of one view.
    @Test(
        arguments: [
            ([("<=", 200.0, 1000.0), ("==", 320, 750)], 200.0),
            ([("==", 100, 500), ("==", 200, 500), ("==", 250, 500)], 200),
            ([("==", 0, 751), ("==", 100, 750), ("==", 100, 750)], 0),
            ([(">=", 100, 1000), ("==", 0, 50)], 100),
        ] as [([(String, CGFloat, Float)], CGFloat)])
    func priorities(_ rows: [(String, CGFloat, Float)], _ width: CGFloat) {
        let fixture = ScrollFixture()
        let view = fixture.add(UIView(), to: fixture.root)
        for (relation, constant, priority) in rows {
            let constraint =
                switch relation {
                case "<=": view.widthAnchor.constraint(lessThanOrEqualToConstant: constant)
                case ">=": view.widthAnchor.constraint(greaterThanOrEqualToConstant: constant)
                default: view.widthAnchor.constraint(equalToConstant: constant)
                }
            constraint.priority = UILayoutPriority(priority)
            constraint.isActive = true
        }
        fixture.layOut()
        #expect(view.frame.width == width)
    }
}
