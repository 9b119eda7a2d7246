import Diagnosis
import Testing
import UIKit

@testable import Simulator

/// Chains on one line. A line may take all but two columns at the left and one at the right.
@MainActor @Suite struct ChainLineTests {
    private func line(_ stage: Stage, _ width: Int, _ height: Int) -> String {
        let lines = Session(stage: stage, size: CellSize(width: width, height: height)).draw().lines
        return lines[height - 2]
    }

    /// 100 + 5 boxes and 4 gaps of 100 + 100 = 1100.
    @Test func `the list`() {
        let list = BuiltStages.list()
        #expect(
            line(list, 80, 24)
                == "  height top ─100─ box[0] 100 ─100─ box[1] ─ ⋯ ─ box[4] 100 ─100─ bottom = 1100")
        #expect(
            line(list, 100, 30)
                == "  height top ─100─ box[0] 100 ─100─ box[1] 100 ─100─ box[2] ─ ⋯ ─ box[4] 100 ─100─ bottom = 1100"
        )
        #expect(
            line(list, 200, 50)
                == "  height top ─100─ box[0] 100 ─100─ box[1] 100 ─100─ box[2] 100 ─100─ box[3] 100 ─100─ "
                + "box[4] 100 ─100─ bottom = 1100")
    }

    @Test func `the carousel`() {
        let carousel = BuiltStages.carousel()
        #expect(
            line(carousel, 80, 24)
                == "  width  left ─ page[0] 375 ─ page[1] 375 ─ ⋯ ─ page[4] 375 ─ right = 1875")
        for (width, height) in [(100, 30), (200, 50)] {
            #expect(
                line(carousel, width, height)
                    == "  width  left ─ page[0] 375 ─ page[1] 375 ─ page[2] 375 ─ page[3] 375 ─ page[4] 375 ─ "
                    + "right = 1875")
        }
    }

    private func text(_ stage: Stage, _ width: Int) throws -> String {
        let scroll = try #require(Stages.scrollView(of: stage))
        let analysis = ContentAnalysis(root: stage.rootView, source: stage.source)
        return ChainLine(chain: analysis.chain(of: scroll, along: .vertical)).text(width: width)
    }

    /// The least that is told is the first view and the last one; before that their lengths are left out.
    @Test func `less and less room`() throws {
        let list = BuiltStages.list()
        #expect(
            try text(list, 62) == "height top ─100─ box[0] ─ ⋯ ─ box[4] ─100─ bottom = 1100")
        for width in 20...200 {
            let text = try text(list, width)
            #expect(TextFitting.width(of: text) <= width)
            #expect(text.hasPrefix("height top ─100"))
            if width >= 60 { #expect(text.hasSuffix("─100─ bottom = 1100") && text.contains("box[4]")) }
        }
    }

    @Test func `by hand`() throws {
        let stage = Stages.list()
        stage.window.runPasses()
        #expect(try text(stage, 77) == "height set by hand: contentSize = 1100")
    }
}
