import Testing

@testable import UIKit

/// A layout is what its constraints say, whatever way led to them (Auto Layout Guide, "Anatomy of a Constraint":
/// constraints are equations, not assignments, and have no order).
@MainActor @Suite(.serialized) struct LayoutEquivalenceTests {
    /// Runs `body` without the log of contradictions.
    private func quietly(_ body: () throws -> Void) rethrows {
        let write = ContradictionLog.write
        ContradictionLog.write = { _ in }
        defer { ContradictionLog.write = write }
        try body()
    }

    private func distance(_ a: [CGRect], _ b: [CGRect]) -> CGFloat {
        zip(a, b).reduce(a.count == b.count ? 0 : .infinity) { worst, pair in
            let (x, y) = pair
            return max(
                worst, abs(x.minX - y.minX), abs(x.minY - y.minY), abs(x.width - y.width),
                abs(x.height - y.height))
        }
    }

    /// Contradictions aside, of which the newest constraint is given up, the order of activation is nothing to the
    /// result.
    @Test func anyOrderOfAdding() {
        var random = SeededNumbers(state: 41)
        var compared = 0
        quietly {
            for number in 0..<200 {
                let layout = RandomLayout.random(&random)
                let build = LayoutBuild(layout)
                guard !build.isContradictory else { continue }
                let other = LayoutBuild(layout, order: layout.active.shuffled(using: &random))
                compared += build.decidedCount
                #expect(!other.isContradictory, "layout \(number)")
                #expect(
                    distance(build.result(of: layout), other.result(of: layout)) < 0.001, "layout \(number)")
            }
        }
        #expect(compared > 350)
    }

    /// All constraints off, a pass, and on again in another order.
    @Test func removedAndAddedAgain() {
        var random = SeededNumbers(state: 42)
        var compared = 0
        quietly {
            for number in 0..<200 {
                let layout = RandomLayout.random(&random)
                let build = LayoutBuild(layout)
                guard !build.isContradictory else { continue }
                let before = build.result(of: layout)
                compared += build.decidedCount
                for index in layout.active.shuffled(using: &random) {
                    build.constraints[index].isActive = false
                }
                build.window.layoutIfNeeded()
                for index in layout.active.shuffled(using: &random) {
                    build.constraints[index].isActive = true
                }
                build.window.layoutIfNeeded()
                #expect(distance(before, build.result(of: layout)) < 0.001, "layout \(number)")
            }
        }
        #expect(compared > 350)
    }

    /// Constants, activation, hidden views, texts and the window's size change, with passes in between; at the end the
    /// views are where a new tree has them.
    @Test func changesEndWhereANewTreeIs() {
        var random = SeededNumbers(state: 43)
        var compared = 0
        quietly {
            for number in 0..<200 {
                var layout = RandomLayout.random(&random)
                let build = LayoutBuild(layout)
                for _ in 0..<Int.random(in: 1...12, using: &random) {
                    let change = layout.randomChange(&random)
                    layout.apply(change)
                    build.apply(change)
                    if Bool.random(using: &random) { build.window.layoutIfNeeded() }
                }
                build.window.layoutIfNeeded()
                let new = LayoutBuild(layout)
                guard !new.isContradictory else { continue }
                compared += new.decidedCount
                #expect(!build.isContradictory, "layout \(number)")
                #expect(
                    distance(build.result(of: layout), new.result(of: layout)) < 0.001, "layout \(number)")
            }
        }
        #expect(compared > 350)
    }
}
