import LayoutDSL
import Testing
import UIKit

/// What each statement makes, by the table that was got by running the library (dsl.md 1.3): first attribute, relation,
/// second item and attribute, multiplier, constant, priority.
@MainActor @Suite struct SnapKitTableTests {
    let superview = UIView()
    let view = UIView()

    init() {
        superview.accessibilityIdentifier = "s"
        view.accessibilityIdentifier = "v"
        superview.addSubview(view)
    }

    private func made(_ closure: (ConstraintMaker) -> Void) -> [String] {
        view.snp.prepareConstraints(closure).flatMap(\.layoutConstraints).map(\.equation)
    }

    @Test func edges() {
        let plain = ["left == s.left", "top == s.top", "right == s.right", "bottom == s.bottom"]
        #expect(made { $0.edges.equalToSuperview() } == plain)
        let inset = [
            "left == s.left + 2", "top == s.top + 1", "right == s.right - 4", "bottom == s.bottom - 3",
        ]
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(made { $0.edges.equalTo(insets) } == inset)
        #expect(made { $0.edges.equalTo(superview).inset(insets) } == inset)
        #expect(
            made { $0.edges.equalTo(superview).offset(5) } == [
                "left == s.left + 5", "top == s.top + 5", "right == s.right + 5", "bottom == s.bottom + 5",
            ])
        #expect(
            made { $0.edges.equalTo(superview.snp.margins) } == [
                "left == s.leftMargin", "top == s.topMargin", "right == s.rightMargin",
                "bottom == s.bottomMargin",
            ])
        #expect(
            made {
                $0.directionalEdges.equalTo(superview)
                    .inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            } == [
                "top == s.top + 1", "bottom == s.bottom - 3", "leading == s.leading + 2",
                "trailing == s.trailing - 4",
            ])
    }

    @Test func sizesAndCentres() {
        #expect(
            made {
                $0.center.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60))
            } == ["centerX == s.centerX - 20", "centerY == s.centerY - 10"])
        #expect(
            made { $0.size.equalTo(superview).inset(10) } == [
                "width == s.width - 20", "height == s.height - 20",
            ])
        #expect(made { $0.size.equalTo(CGSize(width: 30, height: 40)) } == ["width == 30", "height == 40"])
        #expect(made { $0.width.height.equalTo(50) } == ["width == 50", "height == 50"])
        #expect(made { $0.center.equalTo(0) } == ["centerX == s.left", "centerY == s.top"])
        #expect(
            made { $0.center.equalTo(CGPoint(x: 3, y: 4)) } == [
                "centerX == s.left + 3", "centerY == s.top + 4",
            ])
        #expect(made { $0.width.lessThanOrEqualTo(100) } == ["width <= 100"])
        #expect(made { $0.height.equalTo(view.snp.width).dividedBy(2) } == ["height == 0.5 * v.width"])
        #expect(
            made { $0.width.equalToSuperview().multipliedBy(0.5).offset(-10).priority(600) } == [
                "width == 0.5 * s.width - 10 @ 600"
            ])
    }

    @Test func singleEdges() {
        #expect(made { $0.left.top.equalTo(7) } == ["left == s.left + 7", "top == s.top + 7"])
        #expect(made { $0.bottom.equalTo(-7) } == ["bottom == s.bottom - 7"])
        #expect(
            made { $0.leading.trailing.equalToSuperview().inset(16) } == [
                "leading == s.leading + 16", "trailing == s.trailing - 16",
            ])
        #expect(
            made { $0.top.greaterThanOrEqualToSuperview().offset(3).priority(.low) } == [
                "top >= s.top + 3 @ 250"
            ])
        #expect(
            made { $0.lastBaseline.equalTo(superview).inset(5) } == ["lastBaseline == s.lastBaseline - 5"])
        #expect(
            made { $0.firstBaseline.equalTo(superview).inset(5) } == ["firstBaseline == s.firstBaseline + 5"])
        #expect(
            made { $0.left.right.equalTo(superview.snp.centerX) } == [
                "left == s.centerX", "right == s.centerX",
            ])
    }
}
