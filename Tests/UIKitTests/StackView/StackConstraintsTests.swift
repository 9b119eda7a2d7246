import Testing

@testable import UIKit

/// Constraints of a stack that go by the text in it: a line is 16 high, a letter 8 wide (UIKit, "UIStackView").
@MainActor @Suite struct StackConstraintsTests {
    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.numberOfLines = lines
        label.text = text
        return label
    }

    /// A stack at the top left of a window, of a given width.
    private func place(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], width: CGFloat
    ) -> (fixture: ScrollFixture, stack: UIStackView, width: NSLayoutConstraint) {
        let fixture = ScrollFixture()
        let stack = fixture.add(UIStackView(arrangedSubviews: views), to: fixture.root)
        stack.axis = axis
        let constraint = stack.widthAnchor.constraint(equalToConstant: width)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
            stack.topAnchor.constraint(equalTo: fixture.root.topAnchor), constraint,
        ])
        return (fixture, stack, constraint)
    }

    private func near(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.001 }
    }

    // MARK: - Proportions

    /// 61 letters are two lines of 38 and one of 61: the label has 32 of 32 + 30 in a column of 200 that is 304 wide,
    /// and 16 of 16 + 30 where it is 488. One layout is enough, and a second one changes nothing.
    @Test(arguments: [(304.0, 32.0), (488, 16)]) func proportionsOfWrappedText(
        _ width: CGFloat, _ text: CGFloat
    ) {
        let views = [
            label("The quick brown fox jumps over the lazy dog and more and more"),
            ContentView(width: 40, height: 30),
        ]
        let (fixture, stack, constraint) = place(.vertical, views, width: width)
        fixture.fix(stack, height: 200)
        stack.distribution = .fillProportionally
        let whole: CGFloat = text + 30
        let wanted: [CGFloat] = [200 * text / whole, 200 * 30 / whole]
        func heights() -> [CGFloat] { views.map(\.frame.height) }
        fixture.layOut()
        #expect(near(heights(), wanted), "\(heights())")
        for view in [stack] + views { view.setNeedsLayout() }
        fixture.layOut()
        #expect(near(heights(), wanted), "\(heights())")
        // Coming back from another width, 19 letters a line, or from another distribution.
        constraint.constant = 152
        fixture.layOut()
        #expect(!near(heights(), wanted))
        constraint.constant = width
        fixture.layOut()
        #expect(near(heights(), wanted), "\(heights())")
        stack.distribution = .fill
        fixture.layOut()
        stack.distribution = .fillProportionally
        fixture.layOut()
        #expect(near(heights(), wanted), "\(heights())")
    }

    /// A view without content of its own counts with what is inside it: 16, then 32, of that and 30.
    @Test(arguments: [true, false]) func proportionsOfWhatIsInside(_ isStack: Bool) {
        let text = label("one")
        let box = isStack ? UIStackView(arrangedSubviews: [text]) : UIView()
        let views = [box, ContentView(width: 40, height: 30)]
        let (fixture, stack, _) = place(.vertical, views, width: 300)
        fixture.fix(stack, height: 200)
        stack.distribution = .fillProportionally
        if !isStack {
            fixture.add(text, to: box)
            fixture.pinEdges(of: text, to: box)
        }
        func isShared(_ text: CGFloat) -> Bool {
            let share = 200 * text / (text + 30)
            return near(views.map(\.frame.height), [share, 200 - share])
        }
        fixture.layOut()
        #expect(isShared(16))
        text.text = "one\ntwo"
        fixture.layOut()
        #expect(isShared(32))
    }

    /// Of what a stack has made only the shares follow a text that wraps: the others keep their place in the order of
    /// activation, by which contradictions are resolved.
    @Test func onlySharesAreMadeAnew() {
        let views = [label("one two"), ContentView(width: 40, height: 30)]
        let (fixture, stack, width) = place(.vertical, views, width: 56)
        stack.distribution = .fillProportionally
        fixture.layOut()
        let before = stack.constraints
        width.constant = 24
        fixture.layOut()
        let kept = before.filter { $0.isActive }
        let given = before.filter { !$0.isActive }
        #expect(given.map(\.identifier) == ["UISV-fill-proportionally", "UISV-fill-proportionally"])
        #expect(near(given.map(\.multiplier), [16 / 46, 30 / 46]))
        let made = stack.constraints.filter { new in !kept.contains { $0 === new } }
        #expect(near(made.map(\.multiplier), [32 / 62, 30 / 62]))
    }

    // MARK: - Baselines

    /// UISV-text-width-disambiguation: of two views in 274 points the text of several lines gets 137, which is 17
    /// letters and makes four lines; 274 − 137 − 8 remain for the other.
    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func textGetsItsShare(_ alignment: UIStackView.Alignment) {
        let views = [label("Key", lines: 1), label("a long value that must wrap over several lines here")]
        let (fixture, stack, _) = place(.horizontal, views, width: 274)
        stack.spacing = 8
        stack.alignment = alignment
        fixture.layOut()
        #expect(views.map(\.frame.minX) == [0, 137])
        #expect(views.map(\.frame.width) == [129, 137])
        #expect(views[1].frame.height == 64)
        #expect(stack.frame.height == 64)
        #expect(views.allSatisfy { $0.undecidedAttributes.isEmpty })
    }

    /// A third of the width if a third view is shown; none for text of one line, which is left what the key leaves:
    /// 274 − 8 − 24. Other alignments do not ask for it.
    @Test func whoseShareCounts() {
        let text = label("a long value that must wrap over several lines here")
        let key = label("Key", lines: 1)
        key.setContentCompressionResistancePriority(.required, for: .horizontal)
        let mark = ContentView(width: 20, height: 16)
        mark.isHidden = true
        let (fixture, stack, _) = place(.horizontal, [key, text, mark], width: 274)
        stack.spacing = 8
        stack.alignment = .firstBaseline
        fixture.layOut()
        #expect(text.frame.width == 137)
        mark.isHidden = false
        fixture.layOut()
        #expect(near([text.frame.width], [274 / 3]))
        mark.isHidden = true
        text.numberOfLines = 1
        fixture.layOut()
        #expect(text.frame.width == 242)
        text.numberOfLines = 2
        fixture.layOut()
        #expect(text.frame.width == 137)
        stack.alignment = .top
        fixture.layOut()
        #expect(text.frame.width == 242)
    }
}
