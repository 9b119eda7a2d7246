import LayoutDSL
import Testing
import UIKit

/// What is installed after making, updating, making anew and by handles (dsl.md 2.2 and 2.3).
@MainActor @Suite struct MasonryBookkeepingTests {
    let container = UIView()
    let view = UIView()
    let other = UIView()

    init() {
        container.addSubview(view)
        container.addSubview(other)
    }

    private var constants: [CGFloat] { container.constraints.map(\.constant) }

    @Test func makingInstallsOnTheAncestor() {
        let made = view.mas_makeConstraints { make in
            make?.left.equalTo()(other)
            make?.width.mas_equalTo()(10)
        }
        #expect(made.count == 2)
        #expect(container.constraints.count == 1 && view.constraints.count == 1)
        #expect(view.constraints[0].secondItem == nil)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(other.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func updatingAddsWhatIsNotThere() {
        view.mas_makeConstraints { $0?.left.equalTo()(other)?.offset()(10) }
        view.mas_updateConstraints { $0?.left.equalTo()(other)?.offset()(20) }
        #expect(constants == [20])
        view.mas_updateConstraints { $0?.right.equalTo()(other)?.offset()(20) }
        #expect(container.constraints.count == 2)
        view.mas_updateConstraints { $0?.left.equalTo()(other)?.offset()(5)?.priorityLow()() }
        #expect(constants == [20, 20, 5], "another priority is another constraint")
    }

    @Test func remakingTakesItsOwnOff() {
        other.mas_makeConstraints { $0?.top.equalTo()(container) }
        view.mas_makeConstraints { $0?.edges.equalTo()(container) }
        #expect(container.constraints.count == 5)
        view.mas_remakeConstraints { $0?.height.equalTo()(other) }
        #expect(container.constraints.map(\.firstAttribute) == [.top, .height])
        view.mas_updateConstraints { $0?.height.equalTo()(other)?.offset()(3) }
        #expect(constants == [0, 3])
    }

    @Test func handles() {
        let size = view.mas_makeConstraints { $0?.size.equalTo()(other) }[0]
        #expect(container.constraints.count == 2)
        size.uninstall()
        #expect(container.constraints.isEmpty)
        size.install()
        #expect(container.constraints.count == 2)
        size.deactivate()
        #expect(container.constraints.isEmpty)
        size.activate()
        // The constant of what is installed goes live.
        size.offset()(10)
        #expect(constants == [10, 10])
    }

    /// Two accesses of an attribute are two statements.
    @Test func everyAccessIsAStatement() {
        let made = view.mas_makeConstraints { make in
            make?.left.equalTo()(other)
            make?.left.equalTo()(container)
        }
        #expect(made.count == 2 && made[0] !== made[1])
    }

    @Test func attributesAreEqualByViewAndSide() {
        #expect(view.mas_left.isEqual(view.mas_left))
        #expect(!view.mas_left.isEqual(view.mas_right))
        #expect(!view.mas_left.isEqual(other.mas_left))
        let inner = UIView()
        view.addSubview(inner)
        #expect(inner.mas_closestCommonSuperview(other) === container)
        #expect(inner.mas_closestCommonSuperview(view) === view)
        #expect(inner.mas_closestCommonSuperview(inner) === inner)
        #expect(inner.mas_closestCommonSuperview(UIView()) == nil)
    }

    /// dsl.md 5.4
    @Test func texts() {
        view.mas_key = "v1"
        other.mas_key = "v2"
        view.mas_makeConstraints { make in
            make?.width.greaterThanOrEqualTo()(300)?.priorityLow()()?.key()("wide")
            make?.bottom.equalTo()(other.mas_top)?.multipliedBy()(2)?.offset()(300)?.key()("hello")
            make?.left.top().equalTo()(other)?.key()("corner")
        }
        #expect(
            (view.constraints + container.constraints).map(\.description) == [
                "<MASLayoutConstraint:wide UIView:v1.width >= 300 ^low>",
                "<MASLayoutConstraint:hello UIView:v1.bottom == UIView:v2.top * 2 + 300>",
                "<MASLayoutConstraint:corner[0] UIView:v1.left == UIView:v2.left>",
                "<MASLayoutConstraint:corner[1] UIView:v1.top == UIView:v2.top>",
            ])
    }

    // MARK: - Misuse

    @Test func aSecondRelationStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let container = UIView()
                let view = UIView()
                container.addSubview(view)
                view.mas_makeConstraints {
                    $0?.left.equalTo()(container)?.lessThanOrEqualTo()(container)
                }
            }
        }
    }

    @Test func anAttributeAfterTheRelationStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let container = UIView()
                let view = UIView()
                container.addSubview(view)
                view.mas_makeConstraints { _ = $0?.left.equalTo()(container)?.top() }
            }
        }
    }

    @Test func noSuperviewStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIView().mas_makeConstraints { $0?.left.equalTo()(3) } }
        }
    }
}
