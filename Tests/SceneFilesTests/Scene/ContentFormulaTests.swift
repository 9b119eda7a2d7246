import SceneFiles
import Testing
import UIKit

/// The content's length in terms of metrics, as arithmetic has it.
@MainActor @Suite struct ContentFormulaTests {
    private func formula(_ name: String, horizontally: Bool = false) throws -> ContentFormula? {
        let file = try #require(try SceneFolder.files().first { $0.name == "\(name).yaml" })
        let text = String(decoding: file.bytes, as: UTF8.self)
        return try formula(text: text, horizontally: horizontally)
    }

    private func formula(text: String, horizontally: Bool = false) throws -> ContentFormula? {
        let scene = try SceneLoader.load(bytes: Array(text.utf8), file: "scene.yaml").get()
        scene.window.layoutIfNeeded()
        return ContentFormula(of: scene) { scene in
            let size = (scene.views.first { $0.id == "scroll" }?.view as? UIScrollView)?.contentSize
            return size.map { horizontally ? $0.width : $0.height }
        }
    }

    /// Five boxes and six gaps, all of one size.
    @Test func verticalList() throws {
        let formula = try #require(try formula("vertical-list"))
        #expect(formula.text == "11 × orangeViewGap")
        #expect(formula.rest == 0)
    }

    @Test func strip() throws {
        #expect(try formula("strip", horizontally: true)?.text == "10 × boxSize + 11 × boxGap")
        #expect(try formula("strip")?.text == "topScrollHeight")
    }

    /// A header of 100, the banners, five rows and seven gaps: before the banners, before each row, at the end.
    @Test func pageWithACarousel() throws {
        #expect(try formula("page-with-carousel")?.text == "7 × gap + bannerHeight + 5 × rowHeight + 100")
    }

    @Test func noMetricsNoFormula() throws {
        #expect(try formula("two-boxes") == nil)
        #expect(try formula("vertical-list", horizontally: true) == nil)
    }

    /// 375 · share − gap · share is no sum.
    @Test func aProductIsNoSum() throws {
        let text = """
            device: phone
            metrics: {gap: 10, share: 0.5}
            view: {subviews: [{id: scroll, class: UIScrollView, subviews: [{id: a}, {id: b}]}]}
            constraints:
              - scroll.edges == view.edges
              - a.verticalEdges == scroll.verticalEdges
              - b.verticalEdges == scroll.verticalEdges
              - a.height == 20
              - a.left == scroll.left
              - b.left == a.right
              - b.right == scroll.right
              - a.width == scroll.width - gap
              - b.width == a.width * share
            """
        #expect(try formula(text: text, horizontally: true) == nil)
    }
}
