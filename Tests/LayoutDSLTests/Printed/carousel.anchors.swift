// swift-format-ignore-file
import UIKit

/// Carousel.
@MainActor func carouselInAnchors(in view: UIView) {
    let carouselHeight: CGFloat = 220
    let cardGap: CGFloat = 16

    let scroll = UIScrollView()
    let pages = (0..<5).map { _ in UIView() }
    let cards = (0..<5).map { _ in UIView() }
    let cities = (0..<5).map { _ in UILabel() }

    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.isPagingEnabled = true
    for page in pages {
        page.translatesAutoresizingMaskIntoConstraints = false
    }
    for card in cards {
        card.translatesAutoresizingMaskIntoConstraints = false
        card.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)
    }
    for city in cities {
        city.translatesAutoresizingMaskIntoConstraints = false
        city.textAlignment = .center
    }
    for (city, text) in zip(cities, ["Oslo", "Lima", "Kyoto", "Cairo", "Quito"]) {
        city.text = text
    }

    view.addSubview(scroll)
    for page in pages {
        scroll.addSubview(page)
    }
    for i in pages.indices {
        pages[i].addSubview(cards[i])
    }
    for i in cards.indices {
        cards[i].addSubview(cities[i])
    }

    NSLayoutConstraint.activate([
        scroll.leftAnchor.constraint(equalTo: view.leftAnchor),
        scroll.rightAnchor.constraint(equalTo: view.rightAnchor),
        scroll.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        scroll.heightAnchor.constraint(equalToConstant: carouselHeight),
    ])
    for page in pages {
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: scroll.topAnchor),
            page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            page.heightAnchor.constraint(equalTo: scroll.heightAnchor),
        ])
    }
    pages[0].leftAnchor.constraint(equalTo: scroll.leftAnchor).isActive = true
    for (previous, page) in zip(pages, pages.dropFirst()) {
        page.leftAnchor.constraint(equalTo: previous.rightAnchor).isActive = true
    }
    pages[4].rightAnchor.constraint(equalTo: scroll.rightAnchor).isActive = true
    for i in cards.indices {
        NSLayoutConstraint.activate([
            cards[i].topAnchor.constraint(equalTo: pages[i].topAnchor, constant: cardGap),
            cards[i].leftAnchor.constraint(equalTo: pages[i].leftAnchor, constant: cardGap),
            cards[i].bottomAnchor.constraint(equalTo: pages[i].bottomAnchor, constant: -cardGap),
            cards[i].rightAnchor.constraint(equalTo: pages[i].rightAnchor, constant: -cardGap),
        ])
    }
    for i in cities.indices {
        NSLayoutConstraint.activate([
            cities[i].leftAnchor.constraint(equalTo: cards[i].leftAnchor),
            cities[i].rightAnchor.constraint(equalTo: cards[i].rightAnchor),
            cities[i].centerYAnchor.constraint(equalTo: cards[i].centerYAnchor),
        ])
    }
}
