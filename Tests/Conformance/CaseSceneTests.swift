import Foundation
import SceneFiles
import Testing

@testable import UIKit

/// The layout cases through scene files, their operations as steps: the same answers as through the API.
@MainActor @Suite struct CaseSceneTests {
    /// Those without text that wraps, which scenes measure in characters.
    nonisolated static var cases: [LayoutCase] {
        ((try? LayoutCase.all()) ?? []).filter { $0.tree.allSatisfy { $0.wrap == nil } }
    }

    @Test func nearlyAllAreHere() { #expect(Self.cases.count >= 39) }

    @Test(arguments: cases) func laysOutAsWorkedOut(_ layout: LayoutCase) throws {
        let scene = try scene(CaseScene(layout))
        for (index, operation) in layout.ops.enumerated() {
            scene.runSteps(to: index + 1)
            for step in layout.expect.steps ?? [] where step.afterOp == operation {
                check(step.expectation, scene, of: layout)
            }
        }
        check(layout.expect, scene, of: layout)
    }

    @Test(arguments: cases.filter { $0.expectAfterFix != nil })
    func laysOutAfterTheFix(_ layout: LayoutCase) throws {
        let scene = try scene(CaseScene(layout, isFixed: true))
        scene.runSteps(to: scene.steps.count)
        check(try #require(layout.expectAfterFix), scene, of: layout)
    }

    private func scene(_ written: CaseScene) throws -> Scene {
        try SceneLoader.load(bytes: Array(written.text.utf8), file: "\(written.layout.id).yaml").get()
    }

    private func check(_ expected: LayoutCase.Expectation, _ scene: Scene, of layout: LayoutCase) {
        let report = LayoutReport(of: scene.view)
        for view in report.views {
            let frame = view.frame
            let name = view.id == "view" ? "root" : view.id
            compare(
                [frame.minX, frame.minY, frame.width, frame.height], expected.frames?[name],
                "frame of \(name)")
        }
        guard let main = report.scrollViews.first(where: { $0.id == layout.main }) else { return }
        let (x, y, inset) = (main.horizontalRange, main.verticalRange, main.adjustedContentInset)
        compare([main.contentSize.width, main.contentSize.height], expected.contentSize, "contentSize")
        compare([x.minimum, y.minimum], expected.minOffset, "minOffset")
        compare([x.maximum, y.maximum], expected.maxOffset, "maxOffset")
        compare([main.contentOffset.x, main.contentOffset.y], expected.offset, "offset")
        compare([inset.top, inset.left, inset.bottom, inset.right], expected.adjustedInset, "adjustedInset")
        if let scrolls = expected.scrollable?.x { #expect(x.canScroll == scrolls, "scrolls horizontally") }
        if let scrolls = expected.scrollable?.y { #expect(y.canScroll == scrolls, "scrolls vertically") }
    }

    private func compare(_ found: [CGFloat], _ expected: [Double?]?, _ what: String) {
        guard let expected else { return }
        for (value, number) in zip(found, expected) {
            guard let number else { continue }
            #expect(abs(Double(value) - number) < 0.01, "\(what): \(found) instead of \(expected)")
        }
    }
}
