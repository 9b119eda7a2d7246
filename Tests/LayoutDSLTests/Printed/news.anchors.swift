// swift-format-ignore-file
import UIKit

/// News.
@MainActor func newsInAnchors(in view: UIView) {
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

    scroll.translatesAutoresizingMaskIntoConstraints = false
    container.translatesAutoresizingMaskIntoConstraints = false
    banners.translatesAutoresizingMaskIntoConstraints = false
    banners.isPagingEnabled = true
    for banner in bannerList {
        banner.translatesAutoresizingMaskIntoConstraints = false
    }
    for (banner, color) in zip(bannerList, [UIColor.systemTeal, .systemIndigo, .systemOrange]) {
        banner.backgroundColor = color
    }
    for headline in headlines {
        headline.translatesAutoresizingMaskIntoConstraints = false
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
    for card in cards {
        card.translatesAutoresizingMaskIntoConstraints = false
    }
    for title in titles {
        title.translatesAutoresizingMaskIntoConstraints = false
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
        summary.translatesAutoresizingMaskIntoConstraints = false
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
    for picture in pictures {
        picture.translatesAutoresizingMaskIntoConstraints = false
    }
    for line in lines {
        line.translatesAutoresizingMaskIntoConstraints = false
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

    NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leftAnchor.constraint(equalTo: view.leftAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.rightAnchor.constraint(equalTo: view.rightAnchor),
        container.topAnchor.constraint(equalTo: scroll.topAnchor),
        container.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        container.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        container.rightAnchor.constraint(equalTo: scroll.rightAnchor),
        container.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        banners.topAnchor.constraint(equalTo: container.topAnchor),
        banners.leftAnchor.constraint(equalTo: container.leftAnchor),
        banners.rightAnchor.constraint(equalTo: container.rightAnchor),
        banners.heightAnchor.constraint(equalToConstant: bannerHeight),
    ])
    for banner in bannerList {
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: banners.topAnchor),
            banner.bottomAnchor.constraint(equalTo: banners.bottomAnchor),
            banner.widthAnchor.constraint(equalTo: banners.widthAnchor),
            banner.heightAnchor.constraint(equalTo: banners.heightAnchor),
        ])
    }
    bannerList[0].leftAnchor.constraint(equalTo: banners.leftAnchor).isActive = true
    for (previous, banner) in zip(bannerList, bannerList.dropFirst()) {
        banner.leftAnchor.constraint(equalTo: previous.rightAnchor).isActive = true
    }
    bannerList[2].rightAnchor.constraint(equalTo: banners.rightAnchor).isActive = true
    for i in headlines.indices {
        NSLayoutConstraint.activate([
            headlines[i].centerXAnchor.constraint(equalTo: bannerList[i].centerXAnchor),
            headlines[i].centerYAnchor.constraint(equalTo: bannerList[i].centerYAnchor),
        ])
    }
    for card in cards {
        NSLayoutConstraint.activate([
            card.leftAnchor.constraint(equalTo: container.leftAnchor),
            card.rightAnchor.constraint(equalTo: container.rightAnchor),
            card.heightAnchor.constraint(equalToConstant: cardHeight),
        ])
    }
    cards[0].topAnchor.constraint(equalTo: banners.bottomAnchor).isActive = true
    for (previous, card) in zip(cards, cards.dropFirst()) {
        card.topAnchor.constraint(equalTo: previous.bottomAnchor).isActive = true
    }
    cards[11].bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
    for i in titles.indices {
        NSLayoutConstraint.activate([
            titles[i].topAnchor.constraint(equalTo: cards[i].topAnchor, constant: titleTop),
            titles[i].leftAnchor.constraint(equalTo: cards[i].leftAnchor, constant: gap),
            titles[i].rightAnchor.constraint(lessThanOrEqualTo: cards[i].rightAnchor, constant: -gap),
        ])
    }
    for i in summaries.indices {
        NSLayoutConstraint.activate([
            summaries[i].topAnchor.constraint(equalTo: titles[i].bottomAnchor),
            summaries[i].leftAnchor.constraint(equalTo: titles[i].leftAnchor, constant: gap),
            summaries[i].rightAnchor.constraint(equalTo: pictures[i].leftAnchor, constant: -gap),
        ])
    }
    for i in pictures.indices {
        NSLayoutConstraint.activate([
            pictures[i].widthAnchor.constraint(equalToConstant: 32),
            pictures[i].heightAnchor.constraint(equalToConstant: 16),
            pictures[i].rightAnchor.constraint(equalTo: cards[i].rightAnchor, constant: -gap),
            pictures[i].bottomAnchor.constraint(equalTo: summaries[i].bottomAnchor),
        ])
    }
    for i in lines.indices {
        NSLayoutConstraint.activate([
            lines[i].leftAnchor.constraint(equalTo: cards[i].leftAnchor),
            lines[i].rightAnchor.constraint(equalTo: cards[i].rightAnchor),
            lines[i].bottomAnchor.constraint(equalTo: cards[i].bottomAnchor),
            lines[i].heightAnchor.constraint(equalToConstant: 1),
        ])
    }
}
