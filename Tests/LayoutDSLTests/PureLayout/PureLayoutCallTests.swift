import LayoutDSL
import Testing
import UIKit

/// What each call makes (dsl.md 3.2 and 3.3).
@MainActor @Suite struct PureLayoutCallTests {
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

    private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    @Test func insetsGoInwards() {
        let edges: [ALEdge] = [.left, .right, .top, .bottom, .leading, .trailing]
        let equal = edges.map { view.autoPinEdge(toSuperviewEdge: $0, withInset: 5) }
        #expect(
            equal.map(\.equation) == [
                "left == s.left + 5", "right == s.right - 5", "top == s.top + 5", "bottom == s.bottom - 5",
                "leading == s.leading + 5", "trailing == s.trailing - 5",
            ])
        // On the far sides the relation is turned round; SnapKit leaves it.
        let atLeast = edges.map {
            view.autoPinEdge(toSuperviewEdge: $0, withInset: 5, relation: .greaterThanOrEqual)
        }
        #expect(
            atLeast.map(\.equation) == [
                "left >= s.left + 5", "right <= s.right - 5", "top >= s.top + 5", "bottom <= s.bottom - 5",
                "leading >= s.leading + 5", "trailing <= s.trailing - 5",
            ])
        // Against margins only the number is turned round.
        #expect(
            view.autoPinEdge(toSuperviewMargin: .bottom, withInset: 5, relation: .lessThanOrEqual).equation
                == "bottom <= s.bottomMargin - 5")
        #expect(
            view.autoPinEdge(toSuperviewMargin: .leading, relation: .greaterThanOrEqual).equation
                == "leading >= s.leadingMargin")
    }

    @Test func orderOfEdges() {
        #expect(
            view.autoPinEdgesToSuperviewEdges(with: insets).map(\.equation) == [
                "top == s.top + 1", "leading == s.leading + 2", "bottom == s.bottom - 3",
                "trailing == s.trailing - 4",
            ])
        func attributes(_ edge: ALEdge) -> [NSLayoutConstraint.Attribute] {
            view.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: edge).map(\.firstAttribute)
        }
        #expect(attributes(.left) == [.top, .bottom, .right])
        #expect(attributes(.right) == [.top, .left, .bottom])
        #expect(attributes(.leading) == [.top, .bottom, .trailing])
        #expect(attributes(.trailing) == [.top, .leading, .bottom])
        #expect(attributes(.top) == [.leading, .bottom, .trailing])
        #expect(attributes(.bottom) == [.top, .leading, .trailing])
        #expect(
            view.autoPinEdges(toSuperviewMarginsExcludingEdge: .right).map(\.equation) == [
                "top == s.topMargin", "left == s.leftMargin", "bottom == s.bottomMargin",
            ])
        #expect(
            view.autoPinEdgesToSuperviewMargins().map(\.secondAttribute) == [
                .topMargin, .leadingMargin, .bottomMargin, .trailingMargin,
            ])
        superview.safeAreaLayoutGuide.identifier = "safe"
        #expect(
            view.autoPinEdgesToSuperviewSafeArea(with: insets).map(\.equation) == [
                "top == safe.top + 1", "leading == safe.leading + 2", "bottom == safe.bottom - 3",
                "trailing == safe.trailing - 4",
            ])
    }

    @Test func centresAndSizes() {
        #expect(
            view.autoCenterInSuperview().map(\.equation) == [
                "centerY == s.centerY", "centerX == s.centerX",
            ])
        #expect(
            view.autoCenterInSuperviewMargins().map(\.equation) == [
                "centerY == s.centerYWithinMargins", "centerX == s.centerXWithinMargins",
            ])
        let sizes = view.autoSetDimensions(to: CGSize(width: 30, height: 40))
        #expect(sizes.map(\.equation) == ["width == 30", "height == 40"])
        #expect(sizes.allSatisfy { $0.multiplier == 0 && $0.secondItem == nil })
        #expect(
            view.autoSetDimension(.height, toSize: 9, relation: .lessThanOrEqual).equation == "height <= 9")
        #expect(view.constraints.count == 3)
    }

    @Test func otherViews() {
        #expect(
            view.autoPinEdge(.top, to: .bottom, of: other, withOffset: 8).equation == "top == o.bottom + 8")
        #expect(
            view.autoPinEdge(.right, to: .left, of: other, withOffset: 8, relation: .lessThanOrEqual).equation
                == "right <= o.left + 8")
        #expect(view.autoAlignAxis(.vertical, toSameAxisOf: other).equation == "centerX == o.centerX")
        #expect(
            view.autoAlignAxis(.horizontal, toSameAxisOf: other, withOffset: 2).equation
                == "centerY == o.centerY + 2")
        #expect(
            view.autoAlignAxis(.firstBaseline, toSameAxisOf: other, withMultiplier: 2).equation
                == "firstBaseline == 2 * o.firstBaseline")
        #expect(view.autoMatch(.width, to: .height, of: other).equation == "width == o.height")
        #expect(
            view.autoMatch(.width, to: .width, of: other, withMultiplier: 0.5, relation: .greaterThanOrEqual)
                .equation == "width >= 0.5 * o.width")
        #expect(
            view.autoConstrainAttribute(.marginTop, to: .horizontal, of: other, withOffset: -3).equation
                == "topMargin == o.centerY - 3")
    }

    /// The numbers of all names are those of UIKit's attributes.
    @Test func numbersOfNames() {
        let edges: [(ALEdge, NSLayoutConstraint.Attribute)] = [
            (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom), (.leading, .leading),
            (.trailing, .trailing),
        ]
        for (edge, attribute) in edges { #expect(edge.rawValue == attribute.rawValue) }
        #expect(ALDimension.width.rawValue == 7 && ALDimension.height.rawValue == 8)
        // A vertical line is where the view is horizontally.
        #expect(ALAxis.vertical.rawValue == NSLayoutConstraint.Attribute.centerX.rawValue)
        #expect(ALAxis.horizontal.rawValue == NSLayoutConstraint.Attribute.centerY.rawValue)
        #expect(ALAxis.baseline == .lastBaseline && ALAxis.firstBaseline.rawValue == 12)
        #expect(ALMargin.trailing.rawValue == NSLayoutConstraint.Attribute.trailingMargin.rawValue)
        #expect(ALAttribute.marginAxisHorizontal.rawValue == 20)
    }

    @Test func strips() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        let top = view.autoPin(toTopLayoutGuideOf: controller, withInset: 5)
        let bottom = view.autoPin(
            toBottomLayoutGuideOf: controller, withInset: 5, relation: .greaterThanOrEqual)
        #expect(top.equation == "top == strip.bottom + 5")
        #expect(bottom.equation == "bottom <= strip.top - 5")
        #expect(controller.view.constraints.count == 2)
    }

    /// The second Swift's names make the same.
    @Test func namesOfTheSecondSwift() {
        #expect(!UIView.newAutoLayoutView().translatesAutoresizingMaskIntoConstraints)
        #expect(
            [
                view.autoPinEdgeToSuperviewEdge(.Top, withInset: 20),
                view.autoPinEdge(.Top, toEdge: .Bottom, ofView: other, withOffset: 8),
                view.autoSetDimension(.Height, toSize: 50),
                view.autoMatchDimension(.Width, toDimension: .Width, ofView: other),
                view.autoAlignAxisToSuperviewAxis(.Vertical),
                view.autoAlignAxis(.Horizontal, toSameAxisOfView: other),
            ].map(\.equation) == [
                "top == s.top + 20", "top == o.bottom + 8", "height == 50", "width == o.width",
                "centerX == s.centerX", "centerY == o.centerY",
            ])
        #expect(
            view.autoPinEdgesToSuperviewEdgesWithInsets(UIEdgeInsetsZero, excludingEdge: .Bottom).map(
                \.equation) == ["top == s.top", "leading == s.leading", "trailing == s.trailing"])
    }
}
