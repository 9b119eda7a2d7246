import Foundation
import Testing

@testable import UIKit

/// Real layouts from public questions, with answers that were worked out by hand and checked with a linear
/// program.
@MainActor @Suite struct LayoutCaseTests {
    nonisolated static var cases: [LayoutCase] { (try? LayoutCase.all()) ?? [] }

    @Test func theFileIsWhole() throws { #expect(try LayoutCase.all().count == 42) }

    @Test(arguments: cases) func laysOutAsWorkedOut(_ layout: LayoutCase) throws {
        let stage = try CaseStage(layout, constraints: layout.constraints)
        for operation in layout.ops {
            try stage.run(operation)
            for step in layout.expect.steps ?? [] where step.afterOp == operation {
                check(step.expectation, stage)
            }
        }
        check(layout.expect, stage)
        if let ambiguous = layout.expect.ambiguous, layout.expect.conflicts?.isEmpty ?? true {
            #expect(stage.undecided == Set(ambiguous + (layout.expect.ambiguousAlso ?? [])))
        }
        let conflicts = stage.window.unsatisfiableConstraints.count
        #expect((conflicts > 0) == !(layout.expect.conflicts ?? []).isEmpty, "\(conflicts) contradictions")
    }

    @Test(arguments: cases.filter { $0.expectAfterFix != nil })
    func laysOutAfterTheFix(_ layout: LayoutCase) throws {
        let stage = try CaseStage(layout, constraints: layout.constraints)
        try stage.activate(layout.fix)
        for operation in layout.ops { try stage.run(operation) }
        let expected = try #require(layout.expectAfterFix)
        check(expected, stage)
        #expect(stage.undecided == Set((expected.ambiguous ?? []) + (expected.ambiguousAlso ?? [])))
    }

    private func check(_ expected: LayoutCase.Expectation, _ stage: CaseStage) {
        for name in stage.order {
            guard let numbers = expected.frames?[name], let frame = stage.views[name]?.frame else { continue }
            compare([frame.minX, frame.minY, frame.width, frame.height], numbers, "frame of \(name)")
        }
        let main = stage.main
        compare([main.contentSize.width, main.contentSize.height], expected.contentSize, "contentSize")
        let x = main.horizontalRange
        let y = main.verticalRange
        compare([x.minimum, y.minimum], expected.minOffset, "minOffset")
        compare([x.maximum, y.maximum], expected.maxOffset, "maxOffset")
        compare([main.contentOffset.x, main.contentOffset.y], expected.offset, "offset")
        if let scrolls = expected.scrollable?.x { #expect(x.canScroll == scrolls, "scrolls horizontally") }
        if let scrolls = expected.scrollable?.y { #expect(y.canScroll == scrolls, "scrolls vertically") }
        let inset = main.adjustedContentInset
        compare([inset.top, inset.left, inset.bottom, inset.right], expected.adjustedInset, "adjustedInset")
    }

    private func compare(_ found: [CGFloat], _ expected: [Double?]?, _ what: String) {
        guard let expected else { return }
        for (value, number) in zip(found, expected) {
            guard let number else { continue }
            #expect(abs(Double(value) - number) < 0.01, "\(what): \(found) instead of \(expected)")
        }
    }
}
