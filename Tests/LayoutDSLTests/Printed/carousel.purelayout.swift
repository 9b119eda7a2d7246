// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Carousel.
@MainActor func carouselInPurelayout(in view: UIView) {
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

    scroll.autoPinEdge(toSuperviewEdge: .left)
    scroll.autoPinEdge(toSuperviewEdge: .right)
    scroll.autoAlignAxis(toSuperviewAxis: .horizontal)
    scroll.autoSetDimension(.height, toSize: carouselHeight)
    for page in pages {
        page.autoPinEdge(toSuperviewEdge: .top)
        page.autoPinEdge(toSuperviewEdge: .bottom)
        page.autoMatch(.width, to: .width, of: scroll)
        page.autoMatch(.height, to: .height, of: scroll)
    }
    pages[0].autoPinEdge(toSuperviewEdge: .left)
    for (previous, page) in zip(pages, pages.dropFirst()) {
        page.autoPinEdge(.left, to: .right, of: previous)
    }
    pages[4].autoPinEdge(toSuperviewEdge: .right)
    for card in cards {
        card.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: cardGap, left: cardGap, bottom: cardGap, right: cardGap))
    }
    for city in cities {
        city.autoPinEdge(toSuperviewEdge: .left)
        city.autoPinEdge(toSuperviewEdge: .right)
        city.autoAlignAxis(toSuperviewAxis: .horizontal)
    }
}
