// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Carousel.
@MainActor func carouselInSnp(in view: UIView) {
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

    scroll.snp_makeConstraints { (make) -> Void in
        make.left.right.equalToSuperview()
        make.centerY.equalToSuperview()
        make.height.equalTo(carouselHeight)
    }
    for page in pages {
        page.snp_makeConstraints { (make) -> Void in
            make.top.bottom.equalToSuperview()
            make.size.equalToSuperview()
        }
    }
    pages[0].snp_makeConstraints { (make) -> Void in
        make.left.equalToSuperview()
    }
    for (previous, page) in zip(pages, pages.dropFirst()) {
        page.snp_makeConstraints { (make) -> Void in
            make.left.equalTo(previous.snp_right)
        }
    }
    pages[4].snp_makeConstraints { (make) -> Void in
        make.right.equalToSuperview()
    }
    for card in cards {
        card.snp_makeConstraints { (make) -> Void in
            make.edges.equalToSuperview().inset(cardGap)
        }
    }
    for city in cities {
        city.snp_makeConstraints { (make) -> Void in
            make.left.right.equalToSuperview()
            make.centerY.equalToSuperview()
        }
    }
}
