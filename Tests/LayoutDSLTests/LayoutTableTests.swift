import LayoutDSL
import Testing
import UIKit

/// Layouts of the libraries' demos and of what people reported, with their frames: L1–L14 of dsl.md 4. L7 and L8 are of
/// Masonry's distribution over arrays, which is not here yet.
@MainActor @Suite struct LayoutTableTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    private func added(_ count: Int, to view: UIView) -> [UIView] {
        (0..<count).map { _ in
            let subview = UIView()
            view.addSubview(subview)
            return subview
        }
    }

    /// L1, SnapKit's demo: four views of 100 around one in the middle, each 20 away.
    @Test func aroundTheMiddle() {
        let views = added(5, to: window)
        let (black, red, yellow, blue, green) = (views[0], views[1], views[2], views[3], views[4])
        for view in views { view.snp.makeConstraints { $0.width.height.equalTo(100) } }
        black.snp.makeConstraints { $0.center.equalTo(window) }
        red.snp.makeConstraints { make in
            make.top.equalTo(black.snp.bottom).offset(20)
            make.right.equalTo(black.snp.left).offset(-20)
        }
        yellow.snp.makeConstraints { make in
            make.top.equalTo(black.snp.bottom).offset(20)
            make.left.equalTo(black.snp.right).offset(20)
        }
        blue.snp.makeConstraints { make in
            make.bottom.equalTo(black.snp.top).offset(-20)
            make.left.equalTo(black.snp.right).offset(20)
        }
        green.snp.makeConstraints { make in
            make.bottom.equalTo(black.snp.top).offset(-20)
            make.right.equalTo(black.snp.left).offset(-20)
        }
        window.layoutIfNeeded()
        let origins = views.map(\.frame.origin)
        #expect(
            origins == [
                CGPoint(x: 150, y: 250), CGPoint(x: 30, y: 370), CGPoint(x: 270, y: 370),
                CGPoint(x: 270, y: 130), CGPoint(x: 30, y: 130),
            ])
        for view in views { #expect(view.frame.size == CGSize(width: 100, height: 100)) }
    }

    /// L2, Masonry's demo of a scroll view: ten children of 25, 50 … 250 below one another; 25 · 10 · 11 / 2 = 1375.
    @Test func childrenThatGrow() {
        let scrollView = UIScrollView()
        window.addSubview(scrollView)
        let content = added(1, to: scrollView)[0]
        let children = added(10, to: content)
        scrollView.mas_makeConstraints { $0?.edges.equalTo()(window) }
        content.mas_makeConstraints { make in
            make?.edges.equalTo()(scrollView)
            make?.width.equalTo()(scrollView)
        }
        for (index, child) in children.enumerated() {
            child.mas_makeConstraints { make in
                make?.top.equalTo()(index == 0 ? content.mas_top : children[index - 1].mas_bottom)
                make?.left.equalTo()(0)
                make?.width.equalTo()(content.mas_width)
                make?.height.equalTo()(25 * (index + 1))
            }
        }
        content.mas_makeConstraints { $0?.bottom.equalTo()(children[9].mas_bottom) }
        window.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 400, height: 1375))
        for (index, child) in children.enumerated() {
            let i = CGFloat(index)
            #expect(
                child.frame == CGRect(x: 0, y: 25 * i * (i + 1) / 2, width: 400, height: 25 * (i + 1)))
        }
    }

    /// L3, forty children by the scroll view's guides: 24 + 40 · 80 + 39 · 8 + 24 = 3560, a row every 88 points.
    @Test func guidesOfContentAndFrame() {
        let scrollView = UIScrollView()
        window.addSubview(scrollView)
        scrollView.snp.makeConstraints { $0.edges.equalTo(window) }
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        content.snp.makeConstraints { $0.width.equalTo(frame) }
        let children = added(40, to: scrollView)
        for (index, child) in children.enumerated() {
            child.snp.makeConstraints { make in
                make.height.equalTo(80)
                make.width.equalTo(frame).offset(-24)
                make.centerX.equalTo(content)
                if index == 0 {
                    make.top.equalTo(content).offset(24)
                } else {
                    make.top.equalTo(children[index - 1].snp.bottom).offset(8)
                }
                if index == 39 { make.bottom.equalTo(content).offset(-24) }
            }
        }
        window.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 400, height: 24 + 40 * 80 + 39 * 8 + 24))
        for (index, child) in children.enumerated() {
            #expect(child.frame == CGRect(x: 12, y: 24 + 88 * CGFloat(index), width: 376, height: 80))
        }
    }

    /// L4, the same demo of SnapKit's and PureLayout's: a text that wraps, 20 from all sides.
    @Test(arguments: [true, false]) func aTextThatWraps(_ isPureLayout: Bool) {
        let scrollView = UIScrollView()
        window.addSubview(scrollView)
        let content = added(1, to: scrollView)[0]
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "understanding how a scroll view lays out and scrolls ", count: 60)
        content.addSubview(label)
        if isPureLayout {
            scrollView.autoPinEdgesToSuperviewEdges()
            content.autoPinEdgesToSuperviewEdges()
            content.autoMatch(.width, to: .width, of: window)
            label.autoPinEdgesToSuperviewEdges(
                with: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
        } else {
            scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
            content.snp.makeConstraints { make in
                make.edges.equalToSuperview()
                make.width.equalTo(scrollView)
            }
            label.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
        }
        window.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: 360, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(label.frame.origin == CGPoint(x: 20, y: 20))
        #expect(label.frame.width == 360 && abs(label.frame.height - height) <= 1)
        #expect(height > 600, "the text is taller than the screen")
        #expect(scrollView.contentSize == CGSize(width: 400, height: label.frame.height + 40))
    }

    /// L5, Masonry's issue 12: to be pinned on both sides gives a child of a scroll view no width.
    @Test func pinnedAndWithoutAWidth() {
        let scrollView = UIScrollView()
        window.addSubview(scrollView)
        let child = added(1, to: scrollView)[0]
        scrollView.mas_makeConstraints { $0?.edges.equalTo()(window) }
        child.mas_makeConstraints { make in
            make?.left.right().top().equalTo()(scrollView)
            make?.height.mas_equalTo()(40)
        }
        window.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 0, height: 40))
    }

    /// L6: as L4, and nothing ties the bottom.
    @Test func nothingTiesTheBottom() {
        let scrollView = UIScrollView()
        window.addSubview(scrollView)
        let content = added(1, to: scrollView)[0]
        scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
        content.snp.makeConstraints { make in
            make.left.top.right.equalToSuperview()
            make.width.equalTo(scrollView)
            make.height.equalTo(2000)
        }
        window.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 400 && scrollView.contentSize.height < 600)
    }

    /// L9: a column of three.
    @Test func aColumn() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.addSubview(container)
        let rows = added(3, to: container)
        for (index, row) in rows.enumerated() {
            row.autoSetDimension(.height, toSize: 40)
            row.autoPinEdge(toSuperviewEdge: .left, withInset: 10)
            row.autoPinEdge(toSuperviewEdge: .right, withInset: 10)
            if index == 0 {
                row.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
            } else {
                row.autoPinEdge(.top, to: .bottom, of: rows[index - 1], withOffset: 8)
            }
        }
        window.layoutIfNeeded()
        let frames = rows.map(\.frame)
        #expect(frames == [8, 56, 104].map { CGRect(x: 10, y: $0, width: 280, height: 40) })
    }

    /// L10: at least 100, though both wishes are for something else and one is for less.
    @Test func aFloorAndTwoWishes() {
        let view = added(1, to: window)[0]
        view.snp.makeConstraints { make in
            make.width.greaterThanOrEqualTo(100)
            make.width.equalTo(60).priority(.high)
            make.width.equalTo(300).priority(.low)
        }
        window.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    /// A view whose content is as wide as is said.
    private final class Word: UIView {
        let width: CGFloat
        init(width: CGFloat) {
            self.width = width
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
    }

    private func words(_ widths: [CGFloat], gap: CGFloat, in width: CGFloat) -> [Word] {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        window.addSubview(container)
        let words = widths.map { Word(width: $0) }
        for word in words {
            container.addSubview(word)
            word.autoPinEdge(toSuperviewEdge: .top)
        }
        words[0].autoPinEdge(toSuperviewEdge: .left)
        words[1].autoPinEdge(.left, to: .right, of: words[0], withOffset: gap)
        words[1].autoPinEdge(toSuperviewEdge: .right)
        return words
    }

    /// L11: 300 - 8 are 292 for 80 and 120; the first hugs more, so the second grows by 92.
    @Test func huggingDecides() {
        let words = words([80, 120], gap: 8, in: 300)
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(251)) {
            words[0].autoSetContentHuggingPriority(for: .horizontal)
        }
        window.layoutIfNeeded()
        #expect(words[0].frame.width == 80 && words[1].frame.width == 212)
    }

    /// L12: 300 for 200 and 200; the first resists more, so the second gives 100.
    @Test func resistanceDecides() {
        let words = words([200, 200], gap: 0, in: 300)
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(751)) {
            words[0].autoSetContentCompressionResistancePriority(for: .horizontal)
        }
        window.layoutIfNeeded()
        #expect(words[0].frame.width == 200 && words[1].frame.width == 100)
    }

    /// L13: twenty weak wishes do not weigh up one that matters more.
    @Test func prioritiesAreNotSums() {
        let view = added(1, to: window)[0]
        view.mas_makeConstraints { make in
            for _ in 0..<20 { make?.width.mas_equalTo()(0)?.priority()(250) }
            make?.width.mas_equalTo()(100)?.priority()(251)
        }
        window.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    /// L14: two required widths; one is dropped and the other holds.
    @Test func aContradiction() {
        let view = added(1, to: window)[0]
        view.snp.makeConstraints { make in
            make.width.equalTo(100)
            make.width.equalTo(50)
        }
        window.layoutIfNeeded()
        #expect([50, 100].contains(view.frame.width))
    }
}
