import Testing
import UIKit

@testable import Simulator

@Suite struct VerdictTests {
    private func facts(
        _ axis: Axis = .vertical, viewport: CGFloat, content: CGFloat, before: CGFloat = 0,
        after: CGFloat = 0,
        offset: CGFloat = 0
    ) -> AxisFacts {
        AxisFacts(
            axis: axis, viewport: viewport, content: content, insetBefore: before, insetAfter: after,
            offset: offset,
            range: LegalOffsetRange(
                viewport: viewport, content: content, insetBefore: before, insetAfter: after))
    }

    private func words(_ verdict: Verdict) -> [String] {
        [verdict.comparison, verdict.outcome, verdict.position]
    }

    @Test func `longer content scrolls`() {
        let verdict = Verdict(facts(viewport: 667, content: 1100, offset: 128))
        #expect(words(verdict) == ["y content 1100 > 667", "scrolls 0 … 433", "offset 128"])
        #expect(verdict.isGood)
    }

    @Test func `content that fits does not`() {
        #expect(
            words(Verdict(facts(.horizontal, viewport: 375, content: 375), contentColumns: 4))
                == ["x content  375 = 375", "does not scroll", "offset 0"])
        #expect(Verdict(facts(viewport: 667, content: 0)).comparison == "y content 0 < 667")
    }

    @Test func `insets count`() {
        // 660 + 20 is more than 667, and the range begins at -20.
        let verdict = Verdict(facts(viewport: 667, content: 660, before: 20, offset: -20))
        #expect(words(verdict) == ["y content 660 + 20 > 667", "scrolls -20 … -7", "offset -20"])
    }

    @Test func `what nothing decides is said to be so`() {
        var open = facts(.horizontal, viewport: 375, content: 0)
        open.isOpen = true
        let verdict = Verdict(open)
        #expect(words(verdict) == ["x content width is not decided", "drawn as 0", "offset 0"])
        #expect(!verdict.isGood)
    }

    @Test func `fractions have at most three decimals`() {
        #expect(
            Verdict(facts(viewport: 333.5, content: 1000.0 / 3)).comparison == "y content 333.333 < 333.5")
    }

    @Test func `pages are counted`() {
        var pages = facts(.horizontal, viewport: 375, content: 1875, offset: 375)
        pages.isPaging = true
        #expect(Verdict.pages(pages) == "page 2 of 5, rests every 375")
        #expect(Verdict.pages(facts(viewport: 667, content: 1100)) == nil)
    }

    @Test func `fewer words for less room`() {
        let shorter = Verdict(facts(viewport: 667, content: 1100, offset: 128)).shorter
        #expect(shorter == ["y 1100 > 667  0 … 433  offset 128", "y 0 … 433  offset 128", "y offset 128"])
    }

    @Test func `what cannot be reached is told, in fewer words where there is less room`() {
        func warnings(_ names: String...) -> [String] {
            Verdict(facts(.horizontal, viewport: 375, content: 375), unreachable: names).warnings
        }
        #expect(
            warnings("box[3]", "box[4]") == [
                "box[3] box[4] cannot be reached", "2 views cannot be reached", "2 out of reach",
            ])
        #expect(warnings("a", "b", "c")[0] == "a … c cannot be reached")
        #expect(warnings("a")[1] == "1 view cannot be reached")
        #expect(warnings().isEmpty)
    }
}
