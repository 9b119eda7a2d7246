import Diagnosis
import Testing
import UIKit

/// The sentences of the verdicts, word for word as they were asked for.
@MainActor @Suite struct AxisVerdictTests {
    private func scrollView(
        viewport: CGFloat, content: CGFloat, insets: UIEdgeInsets = .zero
    ) -> UIScrollView {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: viewport))
        let scrollView = UIScrollView(frame: window.bounds)
        window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 320, height: content)
        scrollView.contentInset = insets
        window.layoutIfNeeded()
        return scrollView
    }

    @Test func scrolls() {
        let view = scrollView(viewport: 480, content: 1516)
        #expect(
            AxisVerdict(of: view, along: .vertical).sentence
                == "y: content 1516 > viewport 480: scrolls, 0 … 1036")
        #expect(
            AxisVerdict(of: view, along: .horizontal).sentence == "x: content 320 fits 320: does not scroll")
    }

    @Test func fitsWithInsets() {
        let insets = UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0)
        let view = scrollView(viewport: 480, content: 380, insets: insets)
        let verdict = AxisVerdict(of: view, along: .vertical)
        #expect(verdict.sentence == "y: content 380 + insets 100 fits 480: does not scroll")
        #expect(verdict.insets.before == 60)
        #expect(verdict.systemInsets.before == 0)
    }

    @Test func isSwitchedOff() {
        let view = scrollView(viewport: 480, content: 1516)
        view.isScrollEnabled = false
        #expect(
            AxisVerdict(of: view, along: .vertical).sentence
                == "y: content 1516 > viewport 480: scrolling is switched off")
    }

    @Test func isNotDecided() throws {
        let fixture = try DiagnosisFixture(twoBoxes, "scroll.edges == view.edges")
        #expect(
            AxisVerdict(of: try fixture.scrollView(), along: .horizontal).sentence
                == "x: content width is not decided")
    }

    /// Five pages of 320; at 640 the third is shown.
    @Test func pages() {
        let view = scrollView(viewport: 320, content: 1600)
        view.isPagingEnabled = true
        view.contentOffset.y = 640
        let page = AxisVerdict(of: view, along: .vertical).page
        #expect(page?.number == 3)
        #expect(page?.count == 5)
    }
}
