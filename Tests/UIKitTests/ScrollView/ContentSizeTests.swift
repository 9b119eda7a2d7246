import Testing

@testable import UIKit

/// The content's size comes out of the same solve as the frames.
@MainActor @Suite struct ContentSizeTests {
    /// The founding document's list: five boxes of 100, gaps of 100, in a container as wide as the screen:
    /// 6 · 100 + 5 · 100 = 1100 high.
    @Test func aContainerDecidesIt() {
        let fixture = ScrollFixture()
        let container = fixture.add(UIView(), to: fixture.scroll)
        fixture.pinEdges(of: container, to: fixture.scroll)
        container.widthAnchor.constraint(equalTo: fixture.root.widthAnchor).isActive = true
        var previous = container.topAnchor
        var boxes: [UIView] = []
        for _ in 0..<5 {
            let box = fixture.add(UIView(), to: container)
            NSLayoutConstraint.activate([
                box.leftAnchor.constraint(equalTo: container.leftAnchor),
                box.rightAnchor.constraint(equalTo: container.rightAnchor),
                box.heightAnchor.constraint(equalToConstant: 100),
                box.topAnchor.constraint(equalTo: previous, constant: 100),
            ])
            previous = box.bottomAnchor
            boxes.append(box)
        }
        previous.constraint(equalTo: container.bottomAnchor, constant: -100).isActive = true
        fixture.layOut()
        #expect(container.frame == rect(0, 0, 375, 1100))
        #expect(fixture.scroll.contentSize == CGSize(width: 375, height: 1100))
        #expect(boxes[4].frame == rect(0, 900, 375, 100))
        #expect(fixture.scroll.verticalRange == LegalOffsetRange(minimum: 0, maximum: 433))
        #expect(!fixture.scroll.horizontalRange.canScroll)
        #expect(fixture.scroll.undecidedContentAttributes.isEmpty)
    }

    /// SA-01: 10 + 600 + 10 and 10 + 900 + 10, pinned at 10 to every edge.
    @Test func pinsAndASizeDecideIt() {
        let fixture = ScrollFixture()
        let child = fixture.add(UIView(), to: fixture.scroll)
        fixture.pinEdges(of: child, to: fixture.scroll, inset: 10)
        fixture.fix(child, width: 600, height: 900)
        fixture.layOut()
        #expect(fixture.scroll.contentSize == CGSize(width: 620, height: 920))
        #expect(child.frame == rect(10, 10, 600, 900))
    }

    /// SA-09: margins of 8 around 200 × 300.
    @Test func marginsLieInsideTheContent() {
        let fixture = ScrollFixture()
        let child = fixture.add(UIView(), to: fixture.scroll)
        let guide = fixture.scroll.layoutMarginsGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.leftAnchor.constraint(equalTo: guide.leftAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            child.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        fixture.fix(child, width: 200, height: 300)
        fixture.layOut()
        #expect(fixture.scroll.contentSize == CGSize(width: 216, height: 316))
        #expect(child.frame == rect(8, 8, 200, 300))
    }

    /// The same by margin attributes instead of the guide.
    @Test func marginAttributesLieInsideTheContent() {
        let fixture = ScrollFixture()
        let child = fixture.add(UIView(), to: fixture.scroll)
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.top, .topMargin), (.left, .leftMargin), (.bottom, .bottomMargin), (.right, .rightMargin),
        ]
        for (attribute, margin) in pairs {
            NSLayoutConstraint(
                item: child, attribute: attribute, relatedBy: .equal, toItem: fixture.scroll,
                attribute: margin,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        fixture.fix(child, width: 200, height: 300)
        fixture.layOut()
        #expect(fixture.scroll.contentSize == CGSize(width: 216, height: 316))
    }

    /// The document's classic: the box takes its size from the content and the content from the box.
    @Test func edgesAloneDecideNothing() {
        let fixture = ScrollFixture()
        let box = fixture.add(UIView(), to: fixture.scroll)
        for (edge, other) in [
            (box.leftAnchor, fixture.scroll.leftAnchor), (box.rightAnchor, fixture.scroll.rightAnchor),
        ] {
            edge.constraint(equalTo: other, constant: 5).isActive = true
        }
        for (edge, other) in [
            (box.topAnchor, fixture.scroll.topAnchor), (box.bottomAnchor, fixture.scroll.bottomAnchor),
        ] {
            edge.constraint(equalTo: other, constant: 5).isActive = true
        }
        fixture.layOut()
        #expect(box.frame == rect(5, 5, 0, 0))
        #expect(fixture.scroll.contentSize == .zero)
        #expect(box.undecidedAttributes == [.width, .height])
        #expect(fixture.scroll.undecidedContentAttributes == ["contentWidth", "contentHeight"])
    }

    /// The document's two boxes: 10 × 10 each, side by side, with and without the facts at the far edges.
    @Test func twoBoxesNeedTheirFarEdges() {
        let fixture = ScrollFixture()
        let a = fixture.add(UIView(), to: fixture.scroll)
        let b = fixture.add(UIView(), to: fixture.scroll)
        fixture.fix(a, width: 10, height: 10)
        fixture.fix(b, width: 10, height: 10)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: fixture.scroll.leftAnchor),
            a.topAnchor.constraint(equalTo: fixture.scroll.topAnchor),
            b.leftAnchor.constraint(equalTo: a.rightAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
        ])
        fixture.layOut()
        #expect(fixture.scroll.contentSize == .zero)
        #expect(fixture.scroll.undecidedContentAttributes == ["contentWidth", "contentHeight"])
        #expect(b.undecidedAttributes.isEmpty)
        b.rightAnchor.constraint(equalTo: fixture.scroll.rightAnchor).isActive = true
        a.bottomAnchor.constraint(equalTo: fixture.scroll.bottomAnchor).isActive = true
        fixture.layOut()
        #expect(fixture.scroll.contentSize == CGSize(width: 20, height: 10))
        #expect(fixture.scroll.undecidedContentAttributes.isEmpty)
    }

    /// TN2154's mixed approach: where no constraint mentions the content, a value set by hand stays.
    @Test func aHandSetSizeStaysWhereNothingMentionsIt() {
        let fixture = ScrollFixture()
        let child = fixture.add(UIView(), to: fixture.scroll)
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: fixture.scroll.leftAnchor),
            child.topAnchor.constraint(equalTo: fixture.scroll.topAnchor),
            child.rightAnchor.constraint(equalTo: fixture.scroll.rightAnchor),
        ])
        fixture.fix(child, width: 400, height: 900)
        fixture.scroll.contentSize = CGSize(width: 10, height: 900)
        fixture.layOut()
        // The width is mentioned by a constraint, which wins; the height is not.
        #expect(fixture.scroll.contentSize == CGSize(width: 400, height: 900))
        #expect(fixture.scroll.undecidedContentAttributes.isEmpty)
        fixture.scroll.contentSize = CGSize(width: 10, height: 1000)
        fixture.layOut()
        #expect(fixture.scroll.contentSize == CGSize(width: 400, height: 1000))
    }

    /// Mentioned but not decided: drawn at the value set by hand.
    @Test func anUndecidedSizeIsDrawnAtTheHandSetOne() {
        let fixture = ScrollFixture()
        let child = fixture.add(UIView(), to: fixture.scroll)
        fixture.pinEdges(of: child, to: fixture.scroll)
        fixture.scroll.contentSize = CGSize(width: 300, height: 500)
        fixture.layOut()
        #expect(child.frame == rect(0, 0, 300, 500))
        #expect(fixture.scroll.undecidedContentAttributes == ["contentWidth", "contentHeight"])
    }

    /// A view inside that shrinks takes the content along, and the offset back into its range.
    @Test func shrinkingContentClampsTheOffset() {
        let fixture = ScrollFixture()
        let child = fixture.add(UIView(), to: fixture.scroll)
        fixture.pinEdges(of: child, to: fixture.scroll)
        fixture.fix(child, width: 375)
        let height = child.heightAnchor.constraint(equalToConstant: 2000)
        height.isActive = true
        fixture.layOut()
        fixture.scroll.contentOffset = CGPoint(x: 0, y: 1333)
        height.constant = 700
        fixture.layOut()
        #expect(fixture.scroll.contentSize.height == 700)
        #expect(fixture.scroll.contentOffset == CGPoint(x: 0, y: 33))
    }
}
