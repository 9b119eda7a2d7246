import Testing

@testable import UIKit

/// What each attribute stands for, and what the other parts of the equation do.
@MainActor @Suite struct ConstraintReadingTests {
    /// A probe's edge along an axis, tied to one attribute of a view at (40, 60) of 100 × 80 with margins of
    /// 1, 2, 3 and 4 (top, left, bottom, right).
    nonisolated static let places: [(NSLayoutConstraint.Attribute, CGFloat, rightToLeft: CGFloat)] = [
        (.left, 40, 40), (.right, 140, 140), (.top, 60, 60), (.bottom, 140, 140), (.centerX, 90, 90),
        (.centerY, 100, 100), (.leftMargin, 42, 42), (.rightMargin, 136, 136), (.topMargin, 61, 61),
        (.bottomMargin, 137, 137), (.centerXWithinMargins, 89, 89), (.centerYWithinMargins, 99, 99),
        (.firstBaseline, 140, 140), (.lastBaseline, 140, 140), (.leading, 40, 140), (.trailing, 140, 40),
        (.leadingMargin, 42, 136), (.trailingMargin, 136, 42),
    ]

    @Test(arguments: places, [false, true])
    func positions(
        _ place: (NSLayoutConstraint.Attribute, CGFloat, rightToLeft: CGFloat), _ isRightToLeft: Bool
    ) throws {
        let (attribute, position, mirrored) = place
        let fixture = ScrollFixture()
        if isRightToLeft { fixture.window.layoutDirection = .rightToLeft }
        let view = UIView(frame: rect(40, 60, 100, 80))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        fixture.root.addSubview(view)
        let probe = fixture.add(UIView(), to: fixture.root)
        fixture.fix(probe, width: 10, height: 10)
        let axis = try #require(attribute.axis)
        let edge: NSLayoutConstraint.Attribute =
            axis == .vertical ? .top : attribute.followsReadingDirection ? .leading : .left
        NSLayoutConstraint(
            item: probe, attribute: edge, relatedBy: .equal, toItem: view, attribute: attribute,
            multiplier: 1,
            constant: 0
        ).isActive = true
        fixture.layOut()
        if axis == .vertical {
            #expect(probe.frame.minY == position)
        } else if isRightToLeft, attribute.followsReadingDirection {
            #expect(probe.frame.maxX == mirrored)
        } else {
            #expect(probe.frame.minX == position)
        }
    }

    /// AL-04: w = 0.5 · 320 + 10.
    @Test func multiplierAndConstantOfASize() {
        let fixture = ScrollFixture(width: 320)
        let view = fixture.add(UIView(), to: fixture.root)
        view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: 0.5, constant: 10)
            .isActive = true
        fixture.layOut()
        #expect(view.frame.width == 170)
    }

    /// AL-10: a multiplier on a position counts from the common ancestor's origin, here not the screen's.
    @Test func multiplierOfAPosition() {
        let fixture = ScrollFixture(height: 1000)
        let parent = UIView(frame: rect(0, 150, 300, 800))
        fixture.root.addSubview(parent)
        let view = fixture.add(UIView(), to: parent)
        fixture.fix(view, height: 100)
        NSLayoutConstraint(
            item: view, attribute: .centerY, relatedBy: .equal, toItem: parent, attribute: .centerY,
            multiplier: 0.5, constant: 0
        ).isActive = true
        fixture.layOut()
        #expect(view.frame.minY == 0.5 * 400 - 50)
    }

    /// AL-12: both reading directions; 320 − 10 − 30 = 280 wide.
    @Test(arguments: [(false, 10.0), (true, 30.0)]) func readingDirection(_ isRightToLeft: Bool, _ x: CGFloat)
    {
        let fixture = ScrollFixture(width: 320)
        if isRightToLeft { fixture.window.layoutDirection = .rightToLeft }
        let view = fixture.add(UIView(), to: fixture.root)
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10).isActive = true
        view.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -30).isActive = true
        fixture.layOut()
        #expect(view.frame.minX == x)
        #expect(view.frame.width == 280)
    }

    /// In right-to-left `leading >= super.leading + 16` keeps 16 from the right edge, at least.
    @Test func inequalitiesAreMirroredToo() {
        let fixture = ScrollFixture(width: 320)
        fixture.window.layoutDirection = .rightToLeft
        let view = fixture.add(UIView(), to: fixture.root)
        fixture.fix(view, width: 100)
        view.leadingAnchor.constraint(
            greaterThanOrEqualTo: fixture.root.leadingAnchor, constant: 16
        ).isActive = true
        let far = view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor)
        far.priority = .defaultLow
        far.isActive = true
        fixture.layOut()
        #expect(view.frame.maxX == 304)
    }

    /// AL-13: 320 wide at 16 : 9 is 180 high.
    @Test func aspectRatio() {
        let fixture = ScrollFixture(width: 320)
        let view = fixture.add(UIView(), to: fixture.root)
        view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
        view.rightAnchor.constraint(equalTo: fixture.root.rightAnchor).isActive = true
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16.0 / 9).isActive = true
        fixture.layOut()
        #expect(view.frame.width == 320)
        #expect(abs(view.frame.height - 180) < 1e-9)
    }

    /// A constraint between views that are several superviews apart, one of them moved later.
    @Test func acrossTheTree() {
        let fixture = ScrollFixture()
        let left = UIView(frame: rect(10, 20, 100, 100))
        let right = UIView(frame: rect(200, 40, 100, 100))
        fixture.root.addSubview(left)
        fixture.root.addSubview(right)
        let a = UIView(frame: rect(5, 6, 10, 10))
        left.addSubview(a)
        let b = fixture.add(UIView(), to: right)
        fixture.fix(b, width: 10, height: 10)
        b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
        b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
        fixture.layOut()
        #expect(b.frame == rect(10 + 5 + 10 - 200, 20 + 6 + 10 - 40, 10, 10))
        left.frame.origin = CGPoint(x: 110, y: 120)
        fixture.layOut()
        #expect(b.frame == rect(110 + 5 + 10 - 200, 120 + 6 + 10 - 40, 10, 10))
    }
}
