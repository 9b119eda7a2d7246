import LayoutDSL
import Testing
import UIKit

/// What is installed after making, making anew, updating and removing (dsl.md 1.2 and 1.4).
@MainActor @Suite struct SnapKitBookkeepingTests {
    let container = UIView()
    let first = UIView()
    let second = UIView()

    init() {
        container.addSubview(first)
        container.addSubview(second)
    }

    private var constants: [CGFloat] { container.constraints.map(\.constant) }

    @Test func makingInstallsOnTheAncestor() {
        first.snp.makeConstraints { make in
            make.top.equalTo(second.snp.top).offset(50)
            make.left.equalTo(second.snp.left).offset(50)
        }
        #expect(container.constraints.count == 2)
        #expect(!first.translatesAutoresizingMaskIntoConstraints)
        // The other item keeps its mask: only the left one is made to give it up.
        #expect(second.translatesAutoresizingMaskIntoConstraints)
        second.snp.makeConstraints { $0.edges.equalTo(first) }
        #expect(container.constraints.count == 6)
    }

    @Test func sizesAreTheViewsOwn() {
        first.snp.makeConstraints { make in
            make.size.equalTo(50)
            make.left.top.equalTo(50)
        }
        #expect(first.constraints.map(\.constant) == [50, 50])
        #expect(constants == [50, 50])
        #expect(container.constraints.allSatisfy { $0.secondItem === container })
    }

    @Test func guidesAreItemsToo() {
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        guide.snp.makeConstraints { $0.edges.equalToSuperview() }
        first.snp.makeConstraints { $0.edges.equalTo(guide) }
        #expect(container.constraints.count == 8)
        #expect(container.constraints[0].secondItem === container)
    }

    @Test func updatingKeepsTheCount() {
        first.snp.makeConstraints { make in
            make.top.equalTo(container).offset(50)
            make.left.equalTo(container).offset(50)
        }
        first.snp.updateConstraints { $0.top.equalTo(container).offset(15) }
        #expect(constants == [15, 50])
        // Without constraints to update, it makes them.
        second.snp.updateConstraints { $0.top.equalTo(container).offset(1) }
        #expect(constants == [15, 50, 1])
    }

    @Test func remakingAndRemoving() {
        first.snp.makeConstraints { $0.left.top.equalTo(container) }
        first.snp.remakeConstraints { $0.edges.equalTo(container) }
        #expect(container.constraints.count == 4)
        first.snp.updateConstraints { $0.edges.equalTo(container).inset(3) }
        #expect(constants == [3, 3, -3, -3])
        first.snp.removeConstraints()
        #expect(container.constraints.isEmpty)
    }

    @Test func handles() {
        let made = first.snp.prepareConstraints { $0.edges.equalTo(container) }
        #expect(container.constraints.isEmpty && made.count == 1 && !made[0].isActive)
        made[0].activate()
        #expect(container.constraints.count == 4 && made[0].isActive)
        made[0].deactivate()
        #expect(container.constraints.isEmpty)
        var top: Constraint?
        var bottom: Constraint?
        first.snp.makeConstraints { make in
            top = make.top.equalTo(container).offset(50).constraint
            bottom = make.bottom.equalTo(container).offset(25).constraint
        }
        #expect(constants == [50, 25])
        top?.update(offset: 15)
        bottom?.update(offset: 20)
        #expect(constants == [15, 20])
        top?.update(inset: 15)
        bottom?.update(inset: 20)
        #expect(constants == [15, -20])
        #expect(container.constraints.count == 2)
    }

    @Test func prioritiesAndNames() {
        var handle: Constraint?
        first.snp.makeConstraints { make in
            handle =
                make.top.equalTo(container).priority(ConstraintPriority.high.advanced(by: 1)).labeled("t")
                .constraint
            make.left.equalTo(container).priority(.low)
            make.right.equalTo(container)
        }
        #expect(container.constraints.map(\.priority.rawValue) == [751, 250, 1000])
        #expect(container.constraints[0].identifier == "t")
        handle?.update(priority: 400)
        #expect(container.constraints[0].priority.rawValue == 400)
        // Neither into required nor out of it.
        handle?.update(priority: .required)
        #expect(container.constraints[0].priority.rawValue == 400)
        first.snp.setLabel("first")
        #expect(first.snp.label() == "first" && second.snp.label() == nil)
    }

    /// Groups of edges to the superview: four constraints, whose attributes are the same on both sides.
    @Test func groupsOfEdges() {
        first.snp.makeConstraints { make in
            make.verticalEdges.equalToSuperview()
            make.horizontalEdges.equalToSuperview()
        }
        #expect(container.constraints.map(\.firstAttribute) == [.top, .bottom, .left, .right])
        first.snp.remakeConstraints { make in
            make.directionalVerticalEdges.equalToSuperview()
            make.directionalHorizontalEdges.equalToSuperview()
        }
        #expect(container.constraints.map(\.firstAttribute) == [.top, .bottom, .leading, .trailing])
        for constraint in container.constraints {
            #expect(constraint.firstItem === first && constraint.secondItem === container)
            #expect(constraint.firstAttribute == constraint.secondAttribute)
        }
    }

    @Test func edgesAndMargins() {
        let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
        let margins: [NSLayoutConstraint.Attribute] = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
        func sides() -> [[NSLayoutConstraint.Attribute]] {
            [container.constraints.map(\.firstAttribute), container.constraints.map(\.secondAttribute)]
        }
        first.snp.makeConstraints { $0.edges.equalTo(container.snp.edges) }
        #expect(sides() == [edges, edges])
        first.snp.remakeConstraints { $0.edges.equalTo(container.snp.margins) }
        #expect(sides() == [edges, margins])
        // Margins make their constraints in the order left, right, top, bottom (dsl.md 1.2).
        first.snp.remakeConstraints { $0.margins.equalTo(container.snp.edges) }
        #expect(
            sides() == [
                [.leftMargin, .rightMargin, .topMargin, .bottomMargin], [.left, .right, .top, .bottom],
            ])
        let directional: [NSLayoutConstraint.Attribute] = [.top, .bottom, .leading, .trailing]
        first.snp.remakeConstraints { $0.directionalEdges.equalTo(container.snp.directionalEdges) }
        #expect(sides() == [directional, directional])
        first.snp.remakeConstraints { $0.directionalEdges.equalTo(container.snp.directionalMargins) }
        #expect(
            sides() == [directional, [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]])
        first.snp.remakeConstraints { $0.directionalMargins.equalTo(container.snp.directionalEdges) }
        #expect(
            sides() == [
                [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin],
                [.top, .bottom, .leading, .trailing],
            ])
    }

    @Test func directionalInsets() {
        let insets = NSDirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25)
        func sorted() -> [CGFloat] {
            container.constraints.sorted { $0.firstAttribute.rawValue < $1.firstAttribute.rawValue }
                .map(\.constant)
        }
        first.snp.makeConstraints { $0.top.leading.bottom.trailing.equalTo(container).inset(insets) }
        // Top and bottom have lower numbers than leading and trailing.
        #expect(sorted() == [25, -25, 25, -25])
        first.snp.remakeConstraints { $0.edges.equalTo(container).inset(insets) }
        // Left, right, top, bottom.
        #expect(sorted() == [25, -25, 25, -25])
        // From right to left, trailing is on the left.
        ConstraintConfig.interfaceLayoutDirection = .rightToLeft
        defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
        let uneven = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        first.snp.remakeConstraints { $0.left.right.equalTo(container).inset(uneven) }
        #expect(constants == [4, -2])
    }

    /// A controller's strips make two constraints on its view, and none of their own.
    @Test func strips() {
        let controller = UIViewController()
        controller.view.addSubview(first)
        first.snp.makeConstraints { make in
            make.top.equalTo(controller.topLayoutGuide.snp.bottom)
            make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
        }
        #expect(controller.view.constraints.count == 2)
        #expect(controller.view.constraints.map(\.secondAttribute) == [.bottom, .top])
    }

    /// The names of older versions make what today's make.
    @Test func namesOfOlderVersions() {
        let controller = UIViewController()
        controller.view.addSubview(first)
        controller.view.accessibilityIdentifier = "root"
        first.snp_makeConstraints { (make) -> Void in
            make.top.equalTo(controller.snp_topLayoutGuideBottom)
            make.left.right.equalTo(controller.view.snp_left).priorityLow()
            make.baseline.equalTo(controller.view.snp_baseline).insets(UIEdgeInsetsMake(0, 0, 3, 0))
        }
        #expect(
            controller.view.constraints.map(\.equation) == [
                "top == strip.bottom", "left == root.left @ 250", "right == root.left @ 250",
                "lastBaseline == root.lastBaseline - 3",
            ])
    }

    @Test func hugging() {
        first.snp.contentHuggingHorizontalPriority = 700
        first.snp.contentCompressionResistanceVerticalPriority = 300
        #expect(first.contentHuggingPriority(for: .horizontal).rawValue == 700)
        #expect(first.contentCompressionResistancePriority(for: .vertical).rawValue == 300)
    }

    /// A statement for a view without a superview stops the program and says which view.
    @Test func withoutASuperview() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIView().snp.makeConstraints { $0.edges.equalToSuperview() } }
        }
    }
}
