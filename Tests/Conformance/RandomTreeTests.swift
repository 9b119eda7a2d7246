import Foundation
import Testing

@testable import UIKit

/// Random trees with scroll views in them: after a layout every required constraint that was not given up holds
/// between the frames, read by the documents' rules once more and without the engine.
@MainActor @Suite struct RandomTreeTests {
    private let tree = RandomTree()

    @Test func requiredConstraintsHoldBetweenFrames() throws {
        var random = SeededNumbers(state: 20_261_130)
        let write = ContradictionLog.write
        ContradictionLog.write = { _ in }
        defer { ContradictionLog.write = write }
        var checked = 0
        for number in 0..<400 {
            let (window, views) = tree.makeTree(&random)
            var constraints: [NSLayoutConstraint] = []
            for _ in 0..<Int.random(in: 2...14, using: &random) {
                guard let constraint = tree.makeConstraint(views, &random) else { continue }
                constraint.isActive = true
                constraints.append(constraint)
            }
            window.layoutIfNeeded()
            for scroll in views.compactMap({ $0 as? UIScrollView }) {
                scroll.contentOffset = CGPoint(
                    x: CGFloat(Int.random(in: -5...30, using: &random)),
                    y: CGFloat(Int.random(in: 0...40, using: &random)))
            }
            window.layoutIfNeeded()
            let givenUp = window.unsatisfiableConstraints.map(\.givenUp)
            for constraint in constraints where !givenUp.contains(where: { $0 === constraint }) {
                checked += 1
                #expect(try tree.error(constraint) < 0.001, "tree \(number): \(constraint)")
            }
            for view in views {
                #expect(view.frame.width >= 0 && view.frame.height >= 0, "tree \(number)")
            }
        }
        #expect(checked > 1500)
    }
}
