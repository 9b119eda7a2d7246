// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Everything that can be said.
@MainActor func everythingSaidInMasonry(in view: UIView) {
    let gap: CGFloat = 12
    let wideGap: CGFloat = 24

    let scroll = UIScrollView()
    let page = UIView()
    let title = UILabel()
    let sideBar = UIView()
    let defaultImageView = SizedImageView()
    let stack = UIStackView()
    let first = UILabel()
    let second = UILabel()
    let badge = UIView()
    let rows = (0..<3).map { _ in UIView() }
    let tags = (0..<3).map { _ in (0..<2).map { _ in UIView() } }
    let view19 = UIView()

    view.backgroundColor = .systemBackground
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = true
    scroll.decelerationRate = .fast
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    page.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    title.setContentHuggingPriority(.required, for: .vertical)
    title.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    title.text = "A \"quoted\" text\nof two lines, 1\\2"
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    title.textAlignment = .center
    title.numberOfLines = 0
    sideBar.backgroundColor = UIColor(red: 17 / 255.0, green: 34 / 255.0, blue: 51 / 255.0, alpha: 68 / 255.0)
    sideBar.alpha = 0.5
    sideBar.tag = 7
    sideBar.semanticContentAttribute = .forceRightToLeft
    defaultImageView.contentSizeToAskFor = CGSize(width: 40, height: UIView.noIntrinsicMetric)
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .leading
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    first.text = "First"
    second.text = "Second"
    badge.frame = CGRect(x: 4, y: 4, width: 10, height: 10)
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    badge.backgroundColor = .red
    tags[0][0].backgroundColor = .systemRed
    tags[0][1].backgroundColor = .systemGreen
    tags[1][0].backgroundColor = .systemRed
    tags[1][1].backgroundColor = .systemGreen
    tags[2][0].backgroundColor = .systemRed
    tags[2][1].backgroundColor = .systemGreen
    view19.frame = CGRect(x: 1.5, y: 2.25, width: 3, height: 4)

    view.addSubview(scroll)
    scroll.addSubview(page)
    page.addSubview(title)
    page.addSubview(sideBar)
    page.addSubview(defaultImageView)
    page.addSubview(stack)
    for row in rows {
        page.addSubview(row)
    }
    page.addSubview(view19)
    stack.addArrangedSubview(first)
    stack.setCustomSpacing(20, after: first)
    stack.addArrangedSubview(second)
    stack.addSubview(badge)
    for i in rows.indices {
        rows[i].addSubview(tags[i][0])
        rows[i].addSubview(tags[i][1])
    }

    // Masonry's makers are for views, not for guides.
    NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        scroll.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        scroll.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),
    ])
    page.mas_makeConstraints { make in
        make?.height.equalTo()(700)?.priorityLow()()
    }
    // Masonry's makers are for views, not for guides.
    NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        page.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
        page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        page.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
        page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        page.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
    ])
    title.mas_makeConstraints { make in
        make?.leading.equalTo()(page.mas_leadingMargin)
        make?.trailing.lessThanOrEqualTo()(page.mas_trailingMargin)
        make?.top.equalTo()(page.mas_topMargin)
    }
    // Masonry's constraints have keys and no identifiers.
    let titleWidth = title.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5, constant: 10)
    titleWidth.priority = .defaultHigh
    titleWidth.identifier = "title-width"
    titleWidth.isActive = true
    sideBar.mas_makeConstraints { make in
        make?.leading.equalTo()(page)
        make?.trailing.equalTo()(page)?.priorityLow()()
        make?.width.greaterThanOrEqualTo()(100)
        make?.width.lessThanOrEqualTo()(300)?.priority()(900)
        make?.top.equalTo()(title.mas_lastBaseline)?.offset()(wideGap)
        make?.height.equalTo()(50)
        make?.centerX.equalTo()(page)?.multipliedBy()(0.8)?.priority()(600)
    }
    // Made, and not active.
    let closed = sideBar.heightAnchor.constraint(equalToConstant: 0)
    closed.identifier = "closed"
    defaultImageView.mas_makeConstraints { make in
        make?.center.equalTo()(sideBar)
        make?.height.equalTo()(defaultImageView.mas_width)?.multipliedBy()(0.5)
        make?.firstBaseline.equalTo()(title)?.offset()(3)?.priority()(51)
    }
    stack.mas_makeConstraints { make in
        make?.top.equalTo()(sideBar.mas_bottom)?.offset()(gap)
        make?.left.equalTo()(page)?.offset()(gap)
        make?.right.equalTo()(page)?.offset()(-gap)
        make?.top.equalTo()(view)?.offset()(90)?.priority()(50)
    }
    // Masonry's makers are for views, not for guides.
    let stackTop = stack.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor, constant: 60)
    stackTop.priority = UILayoutPriority(1)
    let stackLeft = stack.leftAnchor.constraint(equalTo: page.layoutMarginsGuide.leftAnchor, constant: 60)
    stackLeft.priority = UILayoutPriority(1)
    let stackBottom = stack.bottomAnchor.constraint(equalTo: page.layoutMarginsGuide.bottomAnchor, constant: 60)
    stackBottom.priority = UILayoutPriority(1)
    let stackRight = stack.rightAnchor.constraint(equalTo: page.layoutMarginsGuide.rightAnchor, constant: 60)
    stackRight.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
        stackTop,
        stackLeft,
        stackBottom,
        stackRight,
    ])
    for row in rows {
        row.mas_makeConstraints { make in
            make?.left.equalTo()(page)
            make?.right.equalTo()(page)?.offset()(-3)
        }
    }
    for (previous, row) in zip(rows, rows.dropFirst()) {
        row.mas_makeConstraints { make in
            make?.height.equalTo()(rows[0])
            make?.top.equalTo()(previous.mas_bottom)?.offset()(4.5)
        }
    }
    rows[0].mas_makeConstraints { make in
        make?.height.equalTo()(20)
        make?.top.equalTo()(stack.mas_bottom)?.offset()(gap)
    }
    rows[2].mas_makeConstraints { make in
        make?.bottom.equalTo()(page)?.offset()(-wideGap)
    }
    for i in tags.indices {
        tags[i][0].mas_makeConstraints { make in
            make?.edges.equalTo()(rows[i])?.insets()(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 200))
        }
    }
    for i in tags.indices {
        tags[i][1].mas_makeConstraints { make in
            make?.left.equalTo()(tags[i][0].mas_right)?.offset()(gap)
            make?.top.equalTo()(rows[i])
            make?.bottom.equalTo()(rows[i])
            make?.width.equalTo()(tags[i][0])
        }
    }
}

/// A view that asks for a size.
private final class SizedImageView: UIImageView {
    var contentSizeToAskFor = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { contentSizeToAskFor }
}
