import Testing

@testable import UIKit

/// Labels have the height of the width that they end with, by whatever way it was reached: a line is 16 high, a letter
/// 8 wide (UIKit, "preferredMaxLayoutWidth").
@MainActor @Suite struct ContentWrappingTests {
    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.numberOfLines = lines
        label.text = text
        return label
    }

    /// 26, 40 and 42 letters in a row that has room for 38: whatever widths they get, each has the lines that its
    /// words fill there, and the row is as high as the highest. After a resize all is where a new window has it.
    @Test(arguments: [
        (UIStackView.Distribution.fill, 0), (.fillEqually, 0), (.fillProportionally, 0), (.equalSpacing, 0),
        (.equalCentering, 0), (.equalCentering, 2), (.equalSpacing, 2),
    ])
    func rowsOfLabels(_ distribution: UIStackView.Distribution, _ lines: Int) {
        func build(width: CGFloat) -> (fixture: ScrollFixture, row: UIStackView, labels: [UILabel]) {
            let fixture = ScrollFixture(width: width)
            fixture.window.screenScale = 16
            let labels = [
                label("dog brown quick lazy jumps"),
                label("over lazy brown dog quick a the lazy dog", lines: lines),
                label("dog extraordinary brown the the over jumps", lines: lines),
            ]
            let row = fixture.add(UIStackView(arrangedSubviews: labels), to: fixture.root)
            row.distribution = distribution
            row.alignment = .top
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: fixture.root.topAnchor),
                row.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
                row.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
            ])
            fixture.layOut()
            return (fixture, row, labels)
        }
        let (_, row, labels) = build(width: 304)
        for label in labels {
            let width = label.frame.width
            let all = LineBreaking.lines(of: label.text ?? "", width: Int(width / 8)) { _ in 1 }.count
            let expected = width == 0 ? 1 : label.numberOfLines == 0 ? all : min(all, label.numberOfLines)
            #expect(label.frame.height == CGFloat(expected) * 16, "\(width) wide")
        }
        #expect(row.frame.height == labels.map(\.frame.height).max())
        let resized = build(width: 500)
        resized.fixture.window.frame.size.width = 304
        resized.fixture.layOut()
        #expect(resized.labels.map(\.frame) == labels.map(\.frame))
        #expect(resized.row.frame == row.frame)
    }

    /// What is left no room is measured as a single line: side by side in 304 points, the label of 40 letters takes
    /// all, 38 of them a line, and the other one has none.
    @Test func noRoomIsASingleLine() {
        let fixture = ScrollFixture(width: 304)
        let labels = [
            label("dog brown quick lazy jumps"), label("over lazy brown dog quick a the lazy dog"),
        ].map { fixture.add($0, to: fixture.root) }
        NSLayoutConstraint.activate([
            labels[0].leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
            labels[1].leftAnchor.constraint(equalTo: labels[0].rightAnchor),
            labels[1].rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
        ])
        for label in labels { label.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true }
        labels[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        fixture.layOut()
        #expect(labels[0].frame.size == CGSize(width: 0, height: 16))
        #expect(labels[1].frame.size == CGSize(width: 304, height: 32))
    }

    /// Each label is one and a half times as wide as the one before is high: "the first", "loaf of" and "bread" in 72
    /// points are 48, and 48 · 1.5 is 72 again, all down the row.
    @Test func widthsThatFollowHeights() {
        let fixture = ScrollFixture()
        let labels = (0..<5).map { _ in fixture.add(label("the first loaf of bread"), to: fixture.root) }
        let first = labels[0].widthAnchor.constraint(equalToConstant: 72)
        first.isActive = true
        for label in labels {
            label.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
            label.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
            // The next one's text must not make this one higher than its own.
            label.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        }
        for (before, label) in zip(labels, labels.dropFirst()) {
            label.widthAnchor.constraint(equalTo: before.heightAnchor, multiplier: 1.5).isActive = true
        }
        fixture.layOut()
        for label in labels { #expect(label.frame.size == CGSize(width: 72, height: 48)) }
        // All 23 letters on one line, so that the second is 24 wide; and back.
        first.constant = 184
        fixture.layOut()
        #expect(labels[0].frame.height == 16)
        #expect(labels[1].frame.width == 24)
        first.constant = 72
        fixture.layOut()
        for label in labels { #expect(label.frame.size == CGSize(width: 72, height: 48)) }
    }

    /// Measuring changes nothing and does not go by the present layout: 23 letters are 184 wide on one line, and three
    /// lines for 72.
    @Test func fittingSizesLeaveTheLayoutAlone() {
        let fixture = ScrollFixture(width: 72)
        let box = fixture.add(UIView(), to: fixture.root)
        let text = fixture.add(label("the first loaf of bread"), to: box)
        fixture.pinEdges(of: text, to: box)
        box.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
        box.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        box.widthAnchor.constraint(equalTo: fixture.root.widthAnchor).isActive = true
        let narrow = CGSize(width: 72, height: 0)
        func measure() -> [CGSize] {
            [
                box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
                box.systemLayoutSizeFitting(
                    narrow, withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel),
            ]
        }
        let sizes = [CGSize(width: 184, height: 16), CGSize(width: 72, height: 48)]
        #expect(measure() == sizes)
        fixture.layOut()
        #expect(measure() == sizes)
        fixture.layOut()
        #expect(text.intrinsicContentSize == CGSize(width: 184, height: 48))
        #expect(box.frame.size == CGSize(width: 72, height: 48))
    }
}
