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
