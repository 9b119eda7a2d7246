import Testing

@testable import UIKit

/// Stacks that go by baselines, with lines of 16 and baselines 12 below their tops (UIKit, "UIStackView").
@MainActor @Suite struct StackBaselineTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], _ alignment: UIStackView.Alignment = .fill,
        spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.alignment = alignment
        stack.spacing = spacing
        return stack
    }

    /// The stack at the top left of a window, as large as its content makes it.
    private func layOut(_ stack: UIStackView, _ metrics: TextMetrics = .terminal) -> ScrollFixture {
        let fixture = ScrollFixture()
        fixture.window.textMetrics = metrics
        fixture.add(stack, to: fixture.root)
        stack.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        fixture.layOut()
        return fixture
    }

    /// Two lines beside one: the first lines stand level, or the last ones.
    @Test(arguments: [(UIStackView.Alignment.firstBaseline, 0.0), (.lastBaseline, 16)])
    func linesStandLevel(_ alignment: UIStackView.Alignment, _ y: CGFloat) {
        let views = [label("one\ntwo"), label("one")]
        let stack = stack(.horizontal, views, alignment)
        let fixture = layOut(stack)
        #expect(views.map(\.frame.minY) == [0, y])
        #expect(stack.frame.height == 32)
        #expect(fixture.window.unsatisfiableConstraints.isEmpty)
    }

    /// Letters of 17 points beside some of 34: their ascenders are 16.187 and 32.373, so the small ones stand lower by
    /// the difference; the stack is as high as the large line, 40.574.
    @Test func fontsStandLevel() {
        let views = [label("small"), label("large")]
        views[1].font = .systemFont(ofSize: 34)
        let stack = stack(.horizontal, views, .firstBaseline)
        _ = layOut(stack, .sanFrancisco)
        #expect(abs(views[0].frame.minY - 17 * 1950 / 2048) < 0.001)
        #expect(views[1].frame.minY == 0)
        #expect(abs(stack.frame.height - 34 * 2444 / 2048) < 0.001)
    }

    /// A view without text stands with its top on the first baseline, 12 + 30 in all; with its bottom on the last one,
    /// so that the label's line reaches from 30 − 12 to 34.
    @Test(arguments: [
        (UIStackView.Alignment.firstBaseline, [0.0, 12], 42.0), (.lastBaseline, [18, 0], 34),
    ])
    func viewsWithoutText(_ alignment: UIStackView.Alignment, _ y: [CGFloat], _ height: CGFloat) {
        let views = [label("text"), ContentView(width: 10, height: 30)]
        let stack = stack(.horizontal, views, alignment)
        _ = layOut(stack)
        #expect(views.map(\.frame.minY) == y)
        #expect(stack.frame.height == height)
    }

    /// A column has its first view's first baseline and its last one's last: the label stands beside one or the other.
    @Test(arguments: [(UIStackView.Alignment.firstBaseline, 0.0), (.lastBaseline, 16)])
    func columnsInARow(_ alignment: UIStackView.Alignment, _ y: CGFloat) {
        let beside = label("beside")
        let column = stack(.vertical, [label("first"), label("last")])
        let fixture = layOut(stack(.horizontal, [column, beside], alignment))
        #expect(beside.frame.minY == y)
        // What is hidden or gone has no baseline; the one that stays is in the first line.
        column.arrangedSubviews[1].isHidden = true
        fixture.layOut()
        #expect(beside.frame.minY == 0)
        column.arrangedSubviews[1].removeFromSuperview()
        fixture.layOut()
        #expect(beside.frame.minY == 0)
        column.addArrangedSubview(label("another"))
        fixture.layOut()
        #expect(beside.frame.minY == y)
    }

    /// A row of which all is hidden has no text any more, and stands with its top on the first baseline: 12.
    @Test func rowsThatLoseTheirText() {
        let row = stack(.horizontal, [label("gone")], .firstBaseline)
        let outer = stack(.horizontal, [row, label("text")], .firstBaseline)
        let fixture = layOut(outer)
        #expect(row.frame.minY == 0)
        row.arrangedSubviews[0].isHidden = true
        fixture.layOut()
        #expect(row.frame.minY == 12)
    }

    /// A row has the baselines of its tallest view: the label's, 12 below its top, or the bottom of a view of 50.
    @Test(arguments: [(8.0, 12.0), (50, 50)]) func rowsHaveTheTallestViewsBaseline(
        _ height: CGFloat, _ y: CGFloat
    ) {
        let row = stack(.horizontal, [ContentView(width: 10, height: height), label("text")], .top)
        let fixture = layOut(row)
        let follower = fixture.add(UIView(), to: fixture.root)
        follower.topAnchor.constraint(equalTo: row.firstBaselineAnchor).isActive = true
        fixture.layOut()
        #expect(follower.frame.minY == y)
    }

    /// Twenty points from one baseline to the next: 12 + 20 − 12. Views without text count with their edges.
    @Test func distancesBetweenBaselines() {
        let views = [label("one"), label("two"), ContentView(width: 10, height: 30), label("three")]
        let stack = stack(.vertical, views, spacing: 20)
        let fixture = layOut(stack)
        #expect(views.map(\.frame.minY) == [0, 36, 72, 122])
        stack.isBaselineRelativeArrangement = true
        fixture.layOut()
        // 20 + 12 is the second baseline, 52 the view's top and 82 its bottom, 102 the last baseline.
        #expect(views.map(\.frame.minY) == [0, 20, 52, 90])
        #expect(stack.frame.height == 106)
    }
}
