// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Carousel.
@MainActor func carouselInMasonry(in view: UIView) {
    let carouselHeight: CGFloat = 220
    let cardGap: CGFloat = 16

    let scroll = UIScrollView()
    let pages = (0..<5).map { _ in UIView() }
    let cards = (0..<5).map { _ in UIView() }
    let cities = (0..<5).map { _ in UILabel() }

    scroll.isPagingEnabled = true
    for card in cards {
        card.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)
    }
    for city in cities {
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

    scroll.mas_makeConstraints { make in
        make?.left.equalTo()(view)
        make?.right.equalTo()(view)
        make?.centerY.equalTo()(view)
        make?.height.equalTo()(carouselHeight)
    }
    for page in pages {
        page.mas_makeConstraints { make in
            make?.top.equalTo()(scroll)
            make?.bottom.equalTo()(scroll)
            make?.size.equalTo()(scroll)
        }
    }
    pages[0].mas_makeConstraints { make in
        make?.left.equalTo()(scroll)
    }
    for (previous, page) in zip(pages, pages.dropFirst()) {
        page.mas_makeConstraints { make in
            make?.left.equalTo()(previous.mas_right)
        }
    }
    pages[4].mas_makeConstraints { make in
        make?.right.equalTo()(scroll)
    }
    for i in cards.indices {
        cards[i].mas_makeConstraints { make in
            make?.edges.equalTo()(pages[i])?.inset()(cardGap)
        }
    }
    for i in cities.indices {
        cities[i].mas_makeConstraints { make in
            make?.left.equalTo()(cards[i])
            make?.right.equalTo()(cards[i])
            make?.centerY.equalTo()(cards[i])
        }
    }
}
