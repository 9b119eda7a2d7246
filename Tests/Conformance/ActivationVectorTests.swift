import Testing

@testable import UIKit

/// Who holds a constraint, and when it goes, AL-20 … AL-23. The vectors tell each case in words; what is compared
/// comes from them.
@MainActor @Suite struct ActivationVectorTests {
    nonisolated static let noCommonAncestor = Vector.ids("AL-20")
    nonisolated static let holders = Vector.ids("AL-21", "AL-22")
    nonisolated static let removal = Vector.ids("AL-23")
    nonisolated static var covered: [Vector] { noCommonAncestor + holders + removal }

    @Test(arguments: noCommonAncestor) func noCommonAncestor(_ vector: Vector) throws {
        let views = ["a", "b"].map { name in
            let view = UIView()
            view.accessibilityIdentifier = name
            return view
        }
        let constraint = views[0].leftAnchor.constraint(equalTo: views[1].leftAnchor)
        // Constraints do not keep their views.
        let message = withExtendedLifetime(views) { ConstraintMisuse.noCommonAncestor(constraint).message }
        let parts = try #require(vector.expect["messageContains"] as? [String])
        #expect(!parts.isEmpty)
        for part in parts { #expect(message.contains(part)) }
        // As crash logs print the anchors, `<NSLayoutXAxisAnchor:0x… "a.left">`, with a view's name where it has one.
        for name in ["a", "b"] { #expect(message.contains("\"\(name).left\">")) }
    }

    /// The program stops, as it does for an exception that nothing catches.
    @Test func activationAcrossTreesStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let views = [UIView(), UIView()]
                // Constraints do not keep their views.
                withExtendedLifetime(views) {
                    views[0].leftAnchor.constraint(equalTo: views[1].leftAnchor).isActive = true
                }
            }
        }
    }

    @Test(arguments: holders) func holder(_ vector: Vector) throws {
        let ancestor = UIView()
        let parent = UIView()
        let view = UIView()
        ancestor.addSubview(parent)
        parent.addSubview(view)
        let isOfOneView = try #require(vector.given["case"] as? String).contains("one view")
        let constraint =
            isOfOneView
            ? view.widthAnchor.constraint(equalToConstant: 1)
            : view.leftAnchor.constraint(equalTo: ancestor.leftAnchor)
        constraint.isActive = true
        let holders = ["the view itself": view, "the ancestor": ancestor]
        let name = try #require(vector.expect["heldBy"] as? String)
        let holder = try #require(holders[name])
        #expect(constraint.holder === holder)
    }

    @Test(arguments: removal) func removal(_ vector: Vector) throws {
        let ancestor = UIView()
        let view = UIView()
        ancestor.addSubview(view)
        let constraint = view.leftAnchor.constraint(equalTo: ancestor.leftAnchor)
        constraint.isActive = true
        view.removeFromSuperview()
        #expect(!constraint.isActive)
        ancestor.addSubview(view)
        #expect(constraint.isActive == vector.expect["constraintsHeldByAncestorsRestored"] as? Bool)
        #expect(ancestor.constraints.isEmpty)
    }
}
