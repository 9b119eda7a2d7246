// swift-format-ignore-file
import LayoutDSL
import UIKit

/// News.
@MainActor func newsInMasonry(in view: UIView) {
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

    scroll.mas_makeConstraints { make in
        make?.edges.equalTo()(view)
    }
    container.mas_makeConstraints { make in
        make?.edges.equalTo()(scroll)
        make?.width.equalTo()(scroll)
    }
    banners.mas_makeConstraints { make in
        make?.top.equalTo()(container)
        make?.left.equalTo()(container)
        make?.right.equalTo()(container)
        make?.height.equalTo()(bannerHeight)
    }
    for banner in bannerList {
        banner.mas_makeConstraints { make in
            make?.top.equalTo()(banners)
            make?.bottom.equalTo()(banners)
            make?.size.equalTo()(banners)
        }
    }
    bannerList[0].mas_makeConstraints { make in
        make?.left.equalTo()(banners)
    }
    for (previous, banner) in zip(bannerList, bannerList.dropFirst()) {
        banner.mas_makeConstraints { make in
            make?.left.equalTo()(previous.mas_right)
        }
    }
    bannerList[2].mas_makeConstraints { make in
        make?.right.equalTo()(banners)
    }
    for i in headlines.indices {
        headlines[i].mas_makeConstraints { make in
            make?.center.equalTo()(bannerList[i])
        }
    }
    for card in cards {
        card.mas_makeConstraints { make in
            make?.left.equalTo()(container)
            make?.right.equalTo()(container)
            make?.height.equalTo()(cardHeight)
        }
    }
    cards[0].mas_makeConstraints { make in
        make?.top.equalTo()(banners.mas_bottom)
    }
    for (previous, card) in zip(cards, cards.dropFirst()) {
        card.mas_makeConstraints { make in
            make?.top.equalTo()(previous.mas_bottom)
        }
    }
    cards[11].mas_makeConstraints { make in
        make?.bottom.equalTo()(container)
    }
    for i in titles.indices {
        titles[i].mas_makeConstraints { make in
            make?.top.equalTo()(cards[i])?.offset()(titleTop)
            make?.left.equalTo()(cards[i])?.offset()(gap)
            make?.right.lessThanOrEqualTo()(cards[i])?.offset()(-gap)
        }
    }
    for i in summaries.indices {
        summaries[i].mas_makeConstraints { make in
            make?.top.equalTo()(titles[i].mas_bottom)
            make?.left.equalTo()(titles[i])?.offset()(gap)
            make?.right.equalTo()(pictures[i].mas_left)?.offset()(-gap)
        }
    }
    for i in pictures.indices {
        pictures[i].mas_makeConstraints { make in
            make?.width.equalTo()(32)
            make?.height.equalTo()(16)
            make?.right.equalTo()(cards[i])?.offset()(-gap)
            make?.bottom.equalTo()(summaries[i])
        }
    }
    for i in lines.indices {
        lines[i].mas_makeConstraints { make in
            make?.left.equalTo()(cards[i])
            make?.right.equalTo()(cards[i])
            make?.bottom.equalTo()(cards[i])
            make?.height.equalTo()(1)
        }
    }
}
