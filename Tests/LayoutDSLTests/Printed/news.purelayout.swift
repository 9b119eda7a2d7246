// swift-format-ignore-file
import LayoutDSL
import UIKit

/// News.
@MainActor func newsInPurelayout(in view: UIView) {
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

    scroll.autoPinEdgesToSuperviewEdges()
    container.autoPinEdgesToSuperviewEdges()
    container.autoMatch(.width, to: .width, of: scroll)
    banners.autoPinEdge(toSuperviewEdge: .top)
    banners.autoPinEdge(toSuperviewEdge: .left)
    banners.autoPinEdge(toSuperviewEdge: .right)
    banners.autoSetDimension(.height, toSize: bannerHeight)
    for banner in bannerList {
        banner.autoPinEdge(toSuperviewEdge: .top)
        banner.autoPinEdge(toSuperviewEdge: .bottom)
        banner.autoMatch(.width, to: .width, of: banners)
        banner.autoMatch(.height, to: .height, of: banners)
    }
    bannerList[0].autoPinEdge(toSuperviewEdge: .left)
    for (previous, banner) in zip(bannerList, bannerList.dropFirst()) {
        banner.autoPinEdge(.left, to: .right, of: previous)
    }
    bannerList[2].autoPinEdge(toSuperviewEdge: .right)
    for headline in headlines {
        headline.autoCenterInSuperview()
    }
    for card in cards {
        card.autoPinEdge(toSuperviewEdge: .left)
        card.autoPinEdge(toSuperviewEdge: .right)
        card.autoSetDimension(.height, toSize: cardHeight)
    }
    cards[0].autoPinEdge(.top, to: .bottom, of: banners)
    for (previous, card) in zip(cards, cards.dropFirst()) {
        card.autoPinEdge(.top, to: .bottom, of: previous)
    }
    cards[11].autoPinEdge(toSuperviewEdge: .bottom)
    for title in titles {
        title.autoPinEdge(toSuperviewEdge: .top, withInset: titleTop)
        title.autoPinEdge(toSuperviewEdge: .left, withInset: gap)
        title.autoPinEdge(toSuperviewEdge: .right, withInset: gap, relation: .greaterThanOrEqual)
    }
    for i in summaries.indices {
        summaries[i].autoPinEdge(.top, to: .bottom, of: titles[i])
        summaries[i].autoPinEdge(.left, to: .left, of: titles[i], withOffset: gap)
        summaries[i].autoPinEdge(.right, to: .left, of: pictures[i], withOffset: -gap)
    }
    for i in pictures.indices {
        pictures[i].autoSetDimensions(to: CGSize(width: 32, height: 16))
        pictures[i].autoPinEdge(toSuperviewEdge: .right, withInset: gap)
        pictures[i].autoPinEdge(.bottom, to: .bottom, of: summaries[i])
    }
    for line in lines {
        line.autoPinEdge(toSuperviewEdge: .left)
        line.autoPinEdge(toSuperviewEdge: .right)
        line.autoPinEdge(toSuperviewEdge: .bottom)
        line.autoSetDimension(.height, toSize: 1)
    }
}
