// swift-format-ignore-file
import UIKit

/// Carousel.
@MainActor func carouselInVisualFormat(in view: UIView) {
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

    for format in ["H:|[scroll]|", "V:[scroll(220)]"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["scroll": scroll]))
    }
    // A format has no centres.
    scroll.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    for page in pages {
        for format in ["H:[page(==scroll)]", "V:|[page(==scroll)]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: nil,
                    views: ["page": page, "scroll": scroll]))
        }
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[pages_0]", options: .directionLeftToRight, metrics: nil,
            views: ["pages_0": pages[0]]))
    for (previous, page) in zip(pages, pages.dropFirst()) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:[previous][page]", options: .directionLeftToRight, metrics: nil,
                views: ["page": page, "previous": previous]))
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:[pages_4]|", options: .directionLeftToRight, metrics: nil,
            views: ["pages_4": pages[4]]))
    for card in cards {
        for format in ["H:|-16-[card]-16-|", "V:|-16-[card]-16-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["card": card]))
        }
    }
    for i in cities.indices {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[cities_i]|", options: .directionLeftToRight, metrics: nil,
                views: ["cities_i": cities[i]]))
        // A format has no centres.
        cities[i].centerYAnchor.constraint(equalTo: cards[i].centerYAnchor).isActive = true
    }
}
