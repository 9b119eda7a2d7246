import Testing

@testable import UIKit

/// Baselines as attributes: the ascender below the top of the text, the descender above its bottom.
@MainActor @Suite struct BaselineTests {
    /// A label at 100, and views whose tops are tied to its baselines.
    @MainActor private struct Stage {
        let fixture = ScrollFixture()
        let label = UILabel()
        let first = UIView()
        let last = UIView()

        init(_ metrics: TextMetrics) {
            fixture.window.textMetrics = metrics
            for view in [label, first, last] { fixture.add(view, to: fixture.root) }
            label.text = "one\ntwo"
            label.numberOfLines = 0
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 100),
                first.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
                last.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
            ])
            fixture.layOut()
        }
    }

    /// Two lines of 16: 12 below the top, 4 above the bottom.
    @Test func cells() {
        let stage = Stage(.terminal)
        #expect(stage.first.frame.minY == 112)
        #expect(stage.last.frame.minY == 128)
    }

    /// San Francisco has 2,048 units an em, 1,950 above and 494 below the baseline. Another font moves both.
    @Test(arguments: [17.0, 34, 13]) func points(_ size: CGFloat) {
        let stage = Stage(.sanFrancisco)
        stage.label.font = .systemFont(ofSize: size)
        stage.fixture.layOut()
        let (ascender, descender) = (1950 * size / 2048, 494 * size / 2048)
        #expect(abs(stage.first.frame.minY - (100 + ascender)) < 0.001)
        #expect(abs(stage.last.frame.minY - (100 + 2 * (ascender + descender) - descender)) < 0.001)
    }

    /// What text is measured with may change under a layout: 12 instead of 16.187.
    @Test func otherMetrics() {
        let stage = Stage(.sanFrancisco)
        stage.fixture.window.textMetrics = .terminal
        stage.fixture.layOut()
        #expect(stage.first.frame.minY == 112)
        #expect(stage.last.frame.minY == 128)
    }

    private final class Badge: UIView {
        let title = UILabel()
        override var forLastBaselineLayout: UIView { title }
    }

    /// A view can have another stand for its baselines, the last one for both (UIView, `forFirstBaselineLayout`).
    @Test func aViewThatStandsForAnother() {
        let fixture = ScrollFixture()
        let badge = fixture.add(Badge(), to: fixture.root)
        let follower = fixture.add(UIView(), to: fixture.root)
        badge.title.text = "text"
        fixture.add(badge.title, to: badge)
        fixture.fix(badge, height: 60)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: fixture.root.topAnchor),
            badge.title.topAnchor.constraint(equalTo: badge.topAnchor, constant: 20),
            follower.topAnchor.constraint(equalTo: badge.firstBaselineAnchor),
        ])
        fixture.layOut()
        // 20 + 12.
        #expect(follower.frame.minY == 32)
        // Without it the baseline is the bottom edge again, as of any view without text.
        badge.title.removeFromSuperview()
        fixture.layOut()
        #expect(follower.frame.minY == 60)
    }
}
