// swift-format-ignore-file
import UIKit

/// News.
@MainActor func newsInVisualFormat(in view: UIView) {
    let gap: CGFloat = 8

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

    for format in ["H:|[scroll]|", "V:|[scroll]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["scroll": scroll]))
    }
    for format in ["H:|[container(==scroll)]|", "V:|[container]|"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["container": container, "scroll": scroll]))
    }
    for format in ["H:|[banners]|", "V:|[banners(112)]"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["banners": banners]))
    }
    for banner in bannerList {
        for format in ["H:[banner(==banners)]", "V:|[banner(==banners)]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: nil,
                    views: ["banner": banner, "banners": banners]))
        }
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[bannerList_0]", options: .directionLeftToRight, metrics: nil,
            views: ["bannerList_0": bannerList[0]]))
    for (previous, banner) in zip(bannerList, bannerList.dropFirst()) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:[previous][banner]", options: .directionLeftToRight, metrics: nil,
                views: ["banner": banner, "previous": previous]))
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:[bannerList_2]|", options: .directionLeftToRight, metrics: nil,
            views: ["bannerList_2": bannerList[2]]))
    for i in headlines.indices {
        // A format has no centres.
        NSLayoutConstraint.activate([
            headlines[i].centerXAnchor.constraint(equalTo: bannerList[i].centerXAnchor),
            headlines[i].centerYAnchor.constraint(equalTo: bannerList[i].centerYAnchor),
        ])
    }
    for card in cards {
        for format in ["H:|[card]|", "V:[card(92)]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["card": card]))
        }
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[banners][cards_0]", metrics: nil,
            views: ["cards_0": cards[0], "banners": banners]))
    for (previous, card) in zip(cards, cards.dropFirst()) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[previous][card]", metrics: nil,
                views: ["card": card, "previous": previous]))
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[cards_11]|", metrics: nil,
            views: ["cards_11": cards[11]]))
    for title in titles {
        for format in ["H:|-8-[title]-(>=8)-|", "V:|-16-[title]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["title": title]))
        }
    }
    for i in summaries.indices {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[titles_i][summaries_i]", metrics: nil,
                views: ["summaries_i": summaries[i], "titles_i": titles[i]]))
        // A format has distances between neighbours and from the superview alone.
        NSLayoutConstraint.activate([
            summaries[i].leftAnchor.constraint(equalTo: titles[i].leftAnchor, constant: gap),
            summaries[i].rightAnchor.constraint(equalTo: pictures[i].leftAnchor, constant: -gap),
        ])
    }
    for i in pictures.indices {
        for format in ["H:[pictures_i(32)]-8-|", "V:[pictures_i(16)]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["pictures_i": pictures[i]]))
        }
        // A format has distances between neighbours and from the superview alone.
        pictures[i].bottomAnchor.constraint(equalTo: summaries[i].bottomAnchor).isActive = true
    }
    for line in lines {
        for format in ["H:|[line]|", "V:[line(1)]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["line": line]))
        }
    }
}
