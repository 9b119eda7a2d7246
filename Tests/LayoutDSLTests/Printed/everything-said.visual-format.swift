// swift-format-ignore-file
import UIKit

/// Everything that can be said.
@MainActor func everythingSaidInVisualFormat(in view: UIView) {
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
    page.translatesAutoresizingMaskIntoConstraints = false
    page.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    title.setContentHuggingPriority(.required, for: .vertical)
    title.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    title.text = "A \"quoted\" text\nof two lines, 1\\2"
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    title.textAlignment = .center
    title.numberOfLines = 0
    sideBar.translatesAutoresizingMaskIntoConstraints = false
    sideBar.backgroundColor = UIColor(red: 17 / 255.0, green: 34 / 255.0, blue: 51 / 255.0, alpha: 68 / 255.0)
    sideBar.alpha = 0.5
    sideBar.tag = 7
    sideBar.semanticContentAttribute = .forceRightToLeft
    defaultImageView.translatesAutoresizingMaskIntoConstraints = false
    defaultImageView.contentSizeToAskFor = CGSize(width: 40, height: UIView.noIntrinsicMetric)
    stack.translatesAutoresizingMaskIntoConstraints = false
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
    for row in rows {
        row.translatesAutoresizingMaskIntoConstraints = false
    }
    for tagGroup in tags {
        for tag in tagGroup {
            tag.translatesAutoresizingMaskIntoConstraints = false
        }
    }
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

    // A format has no guides.
    NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        scroll.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        scroll.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),
    ])
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[page(700@250)]", metrics: nil,
            views: ["page": page]))
    // A format has no guides.
    NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        page.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
        page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        page.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
        page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        page.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
    ])
    // A format has distances between neighbours and from the superview alone.
    let titleWidth = title.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5, constant: 10)
    titleWidth.priority = .defaultHigh
    titleWidth.identifier = "title-width"
    NSLayoutConstraint.activate([
        NSLayoutConstraint(item: title, attribute: .leading, relatedBy: .equal, toItem: page, attribute: .leadingMargin, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: title, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: page, attribute: .trailingMargin, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: title, attribute: .top, relatedBy: .equal, toItem: page, attribute: .topMargin, multiplier: 1, constant: 0),
        titleWidth,
    ])
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[sideBar(>=100,<=300@900)]-(0@250)-|", metrics: nil,
            views: ["sideBar": sideBar]))
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[sideBar(50)]", metrics: nil,
            views: ["sideBar": sideBar]))
    // A format has distances between neighbours and from the superview alone.
    let sideBarCenterX = NSLayoutConstraint(item: sideBar, attribute: .centerX, relatedBy: .equal, toItem: page, attribute: .centerX, multiplier: 0.8, constant: 0)
    sideBarCenterX.priority = UILayoutPriority(600)
    NSLayoutConstraint.activate([
        sideBar.topAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: wideGap),
        sideBarCenterX,
    ])
    // Made, and not active.
    let closed = sideBar.heightAnchor.constraint(equalToConstant: 0)
    closed.identifier = "closed"
    // A format has no centres.
    let defaultImageViewFirstBaseline = defaultImageView.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor, constant: 3)
    defaultImageViewFirstBaseline.priority = UILayoutPriority(51)
    NSLayoutConstraint.activate([
        defaultImageView.centerXAnchor.constraint(equalTo: sideBar.centerXAnchor),
        defaultImageView.centerYAnchor.constraint(equalTo: sideBar.centerYAnchor),
        defaultImageView.heightAnchor.constraint(equalTo: defaultImageView.widthAnchor, multiplier: 0.5),
        defaultImageViewFirstBaseline,
    ])
    for format in ["H:|-12-[stack]-12-|", "V:[sideBar]-12-[stack]"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["stack": stack, "sideBar": sideBar]))
    }
    // A format has no guides.
    let stackTop = stack.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor, constant: 60)
    stackTop.priority = UILayoutPriority(1)
    let stackLeft = stack.leftAnchor.constraint(equalTo: page.layoutMarginsGuide.leftAnchor, constant: 60)
    stackLeft.priority = UILayoutPriority(1)
    let stackBottom = stack.bottomAnchor.constraint(equalTo: page.layoutMarginsGuide.bottomAnchor, constant: 60)
    stackBottom.priority = UILayoutPriority(1)
    let stackRight = stack.rightAnchor.constraint(equalTo: page.layoutMarginsGuide.rightAnchor, constant: 60)
    stackRight.priority = UILayoutPriority(1)
    let stackTopConstraint = stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 90)
    stackTopConstraint.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
        stackTop,
        stackLeft,
        stackBottom,
        stackRight,
        stackTopConstraint,
    ])
    for row in rows {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[row]-3-|", options: .directionLeftToRight, metrics: nil,
                views: ["row": row]))
    }
    for (previous, row) in zip(rows, rows.dropFirst()) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[previous]-4.5-[row(==rows_0)]", metrics: nil,
                views: ["row": row, "rows_0": rows[0], "previous": previous]))
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[stack]-12-[rows_0(20)]", metrics: nil,
            views: ["rows_0": rows[0], "stack": stack]))
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[rows_2]-24-|", metrics: nil,
            views: ["rows_2": rows[2]]))
    for i in tags.indices {
        for format in ["H:|-2-[tags_i_0]-200-|", "V:|-1-[tags_i_0]-3-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["tags_i_0": tags[i][0]]))
        }
    }
    for i in tags.indices {
        for format in ["H:[tags_i_0]-12-[tags_i_1(==tags_i_0)]", "V:|[tags_i_1]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["tags_i_1": tags[i][1], "tags_i_0": tags[i][0]]))
        }
    }
}

/// A view that asks for a size.
private final class SizedImageView: UIImageView {
    var contentSizeToAskFor = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { contentSizeToAskFor }
}
