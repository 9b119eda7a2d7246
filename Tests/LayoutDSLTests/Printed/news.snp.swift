// swift-format-ignore-file
import LayoutDSL
import UIKit

/// News.
@MainActor func newsInSnp(in view: UIView) {
    let bannerHeight: CGFloat = 112
    let cardHeight: CGFloat = 92
    let gap: CGFloat = 8
    let titleTop: CGFloat = 16

    let scroll = UIScrollView()
    let container = UIView()
    let banners = UIScrollView()
    let bannerList = (0..<3).map { _ in UIView() }
    let headlines = (0..<3).map { _ in UILabel() }
    let cards = (0..<12).map { _ in UIView() }
    let titles = (0..<12).map { _ in UILabel() }
    let summaries = (0..<12).map { _ in UILabel() }
    let pictures = (0..<12).map { _ in UIImageView() }
    let lines = (0..<12).map { _ in UIView() }

    banners.isPagingEnabled = true
    for (banner, color) in zip(bannerList, [UIColor.systemTeal, .systemIndigo, .systemOrange]) {
        banner.backgroundColor = color
    }
    for headline in headlines {
        headline.textColor = .white
    }
    for (headline, text) in zip(
        headlines,
        [
            "The tide comes in",
            "Night trains return",
            "A map of quiet",
        ]
    ) {
        headline.text = text
    }
    for title in titles {
        title.font = .boldSystemFont(ofSize: 17)
    }
    for (title, text) in zip(
        titles,
        [
            "Rivers on the move",
            "A lighthouse for sale",
            "Bread in space",
            "港口的早晨",
            "The last typewriter",
            "Bees keep their hours",
            "云上的图书馆",
            "A bridge learns to sing",
            "Salt, and where it goes",
            "The clock that waits",
            "Paper boats, real sea",
            "慢车的风景",
        ]
    ) {
        title.text = text
    }
    for summary in summaries {
        summary.numberOfLines = 2
    }
    for (summary, text) in zip(
        summaries,
        [
            "What a flood plain remembers, and what maps should forget.",
            "Four rooms, one keeper, no neighbours. Offers before the autumn tides.",
            "The first loaf baked in orbit was square. The second one floated.",
            "渡轮在雾里等了四十分钟，乘客们学会了彼此的名字。",
            "It writes to nobody, and nobody answers, every day at nine.",
            "They do not dance before ten, whatever the sun says.",
            "每一层都有风，每一本书都有窗。",
            "Wind at twelve knots gives a fifth, at twenty an octave.",
            "A grain travels further than the sailor who spilled it.",
            "It is always late, and the town has agreed to be so too.",
            "Nine children, one current, and a dog that swims ahead.",
            "车窗外的稻田，一格一格地向后走。",
        ]
    ) {
        summary.text = text
    }
    for line in lines {
        line.backgroundColor = .systemGray4
    }

    view.addSubview(scroll)
    scroll.addSubview(container)
    container.addSubview(banners)
    for card in cards {
        container.addSubview(card)
    }
    for banner in bannerList {
        banners.addSubview(banner)
    }
    for i in bannerList.indices {
        bannerList[i].addSubview(headlines[i])
    }
    for i in cards.indices {
        cards[i].addSubview(titles[i])
        cards[i].addSubview(summaries[i])
        cards[i].addSubview(pictures[i])
        cards[i].addSubview(lines[i])
    }

    scroll.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
    }
    container.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
        make.width.equalToSuperview()
    }
    banners.snp_makeConstraints { (make) -> Void in
        make.top.left.right.equalToSuperview()
        make.height.equalTo(bannerHeight)
    }
    for banner in bannerList {
        banner.snp_makeConstraints { (make) -> Void in
            make.top.bottom.equalToSuperview()
            make.size.equalToSuperview()
        }
    }
    bannerList[0].snp_makeConstraints { (make) -> Void in
        make.left.equalToSuperview()
    }
    for (previous, banner) in zip(bannerList, bannerList.dropFirst()) {
        banner.snp_makeConstraints { (make) -> Void in
            make.left.equalTo(previous.snp_right)
        }
    }
    bannerList[2].snp_makeConstraints { (make) -> Void in
        make.right.equalToSuperview()
    }
    for headline in headlines {
        headline.snp_makeConstraints { (make) -> Void in
            make.center.equalToSuperview()
        }
    }
    for card in cards {
        card.snp_makeConstraints { (make) -> Void in
            make.left.right.equalToSuperview()
            make.height.equalTo(cardHeight)
        }
    }
    cards[0].snp_makeConstraints { (make) -> Void in
        make.top.equalTo(banners.snp_bottom)
    }
    for (previous, card) in zip(cards, cards.dropFirst()) {
        card.snp_makeConstraints { (make) -> Void in
            make.top.equalTo(previous.snp_bottom)
        }
    }
    cards[11].snp_makeConstraints { (make) -> Void in
        make.bottom.equalToSuperview()
    }
    for title in titles {
        title.snp_makeConstraints { (make) -> Void in
            make.top.equalToSuperview().offset(titleTop)
            make.left.equalToSuperview().offset(gap)
            make.right.lessThanOrEqualToSuperview().offset(-gap)
        }
    }
    for i in summaries.indices {
        summaries[i].snp_makeConstraints { (make) -> Void in
            make.top.equalTo(titles[i].snp_bottom)
            make.left.equalTo(titles[i]).offset(gap)
            make.right.equalTo(pictures[i].snp_left).offset(-gap)
        }
    }
    for i in pictures.indices {
        pictures[i].snp_makeConstraints { (make) -> Void in
            make.size.equalTo(CGSize(width: 32, height: 16))
            make.right.equalToSuperview().offset(-gap)
            make.bottom.equalTo(summaries[i])
        }
    }
    for line in lines {
        line.snp_makeConstraints { (make) -> Void in
            make.left.right.bottom.equalToSuperview()
            make.height.equalTo(1)
        }
    }
}
