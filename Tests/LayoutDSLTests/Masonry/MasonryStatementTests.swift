import LayoutDSL
import Testing
import UIKit

/// What each statement makes (dsl.md 2.2 and 2.3).
@MainActor @Suite struct MasonryStatementTests {
    let superview = UIView()
    let view = UIView()
    let other = UIView()

    init() {
        superview.accessibilityIdentifier = "s"
        view.accessibilityIdentifier = "v"
        other.accessibilityIdentifier = "o"
        superview.addSubview(view)
        superview.addSubview(other)
    }

    /// What the statements install: on the superview, then on the view.
    private func made(_ block: (MASConstraintMaker?) -> Void) -> [String] {
        view.mas_remakeConstraints(block)
        return (superview.constraints + view.constraints).map(\.equation)
    }

    /// Edges and sets come as left, right, top, bottom, not as in SnapKit.
    @Test func orderOfGroups() {
        #expect(
            made { $0?.edges.equalTo()(superview) } == [
                "left == s.left", "right == s.right", "top == s.top", "bottom == s.bottom",
            ])
        #expect(
            made { $0?.attributes([.bottom, .top, .right, .left]).equalTo()(superview) } == [
                "left == s.left", "right == s.right", "top == s.top", "bottom == s.bottom",
            ])
        // What is chained comes in the order of writing.
        #expect(
            made { $0?.top.left().equalTo()(superview) } == ["top == s.top", "left == s.left"])
        #expect(
            made { $0?.size.equalTo()(superview) } == ["width == s.width", "height == s.height"])
        #expect(
            made { $0?.center.equalTo()(superview) } == ["centerX == s.centerX", "centerY == s.centerY"])
    }

    @Test func rightSides() {
        #expect(made { $0?.left.equalTo()(other) } == ["left == o.left"])
        #expect(made { $0?.left.equalTo()(other.mas_right)?.offset()(8) } == ["left == o.right + 8"])
        #expect(
            made { $0?.width.greaterThanOrEqualTo()(other.mas_height) } == ["width >= o.height"])
        #expect(
            made { $0?.top.lessThanOrEqualTo()(superview)?.with().offset()(-3) } == ["top <= s.top - 3"])
        // An array makes a constraint for each; all have what was said before and after.
        #expect(
            made {
                $0?.left.priorityLow()()?.equalTo()([other, superview.mas_right])?.offset()(4)
            } == ["left == o.left + 4 @ 250", "left == s.right + 4 @ 250"])
    }

    /// Without a second view, sizes are the view's own, and all else is measured from the superview's same attribute:
    /// a centre of 0 is in the middle, where SnapKit's is in the corner.
    @Test func constants() {
        #expect(made { $0?.width.equalTo()(10) } == ["width == 10"])
        #expect(made { $0?.center.mas_equalTo()(0) } == ["centerX == s.centerX", "centerY == s.centerY"])
        #expect(
            made { $0?.baseline.equalTo()(10) } == ["lastBaseline == s.lastBaseline + 10"])
        let point = CGPoint(x: 10, y: 20)
        #expect(
            made { $0?.center.width().mas_equalTo()(point) } == [
                "centerX == s.centerX + 10", "centerY == s.centerY + 20", "width == 0",
            ])
        let size = CGSize(width: 30, height: 40)
        #expect(
            made { $0?.width.height().centerX().mas_equalTo()(size) } == [
                "centerX == s.centerX", "width == 30", "height == 40",
            ])
        let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(
            made {
                $0?.top.left().leading().bottom().centerX().mas_equalTo()(insets)
                $0?.right.trailing().mas_equalTo()(insets)
            } == [
                "top == s.top + 10", "left == s.left + 20", "leading == s.leading + 20",
                "bottom == s.bottom - 30", "centerX == s.centerX", "right == s.right - 40",
                "trailing == s.trailing - 40",
            ])
    }

    @Test func offsetsOfManyKinds() {
        #expect(
            made {
                $0?.size.greaterThanOrEqualTo()(other)?.sizeOffset()(CGSize(width: 90, height: 30))
            } == ["width >= o.width + 90", "height >= o.height + 30"])
        #expect(
            made {
                $0?.center.equalTo()(other)?.centerOffset()(CGPoint(x: 90, y: 30))?.dividedBy()(2)?
                    .priorityHigh()()
            } == ["centerX == 0.5 * o.centerX + 90 @ 750", "centerY == 0.5 * o.centerY + 30 @ 750"])
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            made {
                $0?.right.top().bottom().left().baseline().equalTo()(superview)?.insets()(insets)
                $0?.width.equalTo()(other)?.insets()(insets)
            } == [
                "right == s.right - 4", "top == s.top + 1", "bottom == s.bottom - 3", "left == s.left + 2",
                "lastBaseline == s.lastBaseline", "width == o.width",
            ])
        #expect(
            made { $0?.right.top().bottom().left().equalTo()(superview)?.inset()(1) } == [
                "right == s.right - 1", "top == s.top + 1", "bottom == s.bottom - 1", "left == s.left + 1",
            ])
        #expect(
            made { $0?.width.equalTo()(other)?.multipliedBy()(5) } == ["width == 5 * o.width"])
        #expect(
            made { $0?.width.equalTo()(other)?.dividedBy()(10) } == ["width == 0.1 * o.width"])
    }

    @Test func priorities() {
        #expect(
            made {
                $0?.left.equalTo()(other)?.priorityHigh()()
                $0?.top.equalTo()(other)?.priorityMedium()()
                $0?.right.equalTo()(other)?.priorityLow()()
                $0?.bottom.equalTo()(other)?.priority()(345)
            } == [
                "left == o.left @ 750", "top == o.top @ 500", "right == o.right @ 250",
                "bottom == o.bottom @ 345",
            ])
    }

    @Test func groupsOfStatements() {
        #expect(
            made {
                $0?.group {
                    view.mas_key = "inside"
                }
                $0?.top.equalTo()(other)
            } == ["top == o.top"])
        view.mas_remakeConstraints { make in
            make?.group {
                make?.left.equalTo()(other)
                make?.top.equalTo()(other)
            }.priority()(600)
        }
        #expect(superview.constraints.map(\.equation) == ["left == o.left @ 600", "top == o.top @ 600"])
    }

    @Test func safeAreasAndStrips() {
        superview.safeAreaLayoutGuide.identifier = "safe"
        #expect(
            made {
                $0?.top.equalTo()(superview.mas_safeAreaLayoutGuideTop)
                $0?.bottom.equalTo()(superview.mas_safeAreaLayoutGuide)
            } == ["top == safe.top", "bottom == safe.bottom"])
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.mas_makeConstraints { make in
            make?.top.equalTo()(controller.mas_topLayoutGuide)
            make?.bottom.equalTo()(controller.mas_bottomLayoutGuide)
        }
        // The strip at the top ends below, the one at the bottom begins above.
        #expect(controller.view.constraints.map(\.secondAttribute) == [.bottom, .top])
    }
}
