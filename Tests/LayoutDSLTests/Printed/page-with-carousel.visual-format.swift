// swift-format-ignore-file
import UIKit

/// Page with a carousel.
@MainActor func pageWithCarouselInVisualFormat(in view: UIView) {
    let scroll = UIScrollView()
    let container = UIView()
    let header = UIView()
    let banners = UIScrollView()
    let bannerList = (0..<3).map { _ in UIView() }
    let pictures = (0..<3).map { _ in UIView() }
    let rows = (0..<5).map { _ in UIView() }

    scroll.translatesAutoresizingMaskIntoConstraints = false
    container.translatesAutoresizingMaskIntoConstraints = false
    header.translatesAutoresizingMaskIntoConstraints = false
    header.backgroundColor = .systemIndigo
    banners.translatesAutoresizingMaskIntoConstraints = false
    banners.isPagingEnabled = true
    for banner in bannerList {
        banner.translatesAutoresizingMaskIntoConstraints = false
    }
    for picture in pictures {
        picture.translatesAutoresizingMaskIntoConstraints = false
        picture.backgroundColor = .systemTeal
    }
    for row in rows {
        row.translatesAutoresizingMaskIntoConstraints = false
        row.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)
    }

    view.addSubview(scroll)
    scroll.addSubview(container)
    container.addSubview(header)
    container.addSubview(banners)
    for row in rows {
        container.addSubview(row)
    }
    for banner in bannerList {
        banners.addSubview(banner)
    }
    for i in bannerList.indices {
        bannerList[i].addSubview(pictures[i])
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
    for format in ["H:|[header]|", "V:|[header(100)]"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["header": header]))
    }
    for format in ["H:|[banners]|", "V:[header]-20-[banners(180)]"] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                views: ["banners": banners, "header": header]))
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
    for picture in pictures {
        for format in ["H:|-20-[picture]-20-|", "V:|[picture]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["picture": picture]))
        }
    }
    for row in rows {
        for format in ["H:|-20-[row]-20-|", "V:[row(220)]"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .directionLeftToRight, metrics: nil,
                    views: ["row": row]))
        }
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[banners]-20-[rows_0]", metrics: nil,
            views: ["rows_0": rows[0], "banners": banners]))
    for (previous, row) in zip(rows, rows.dropFirst()) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[previous]-20-[row]", metrics: nil,
                views: ["row": row, "previous": previous]))
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "V:[rows_4]-20-|", metrics: nil,
            views: ["rows_4": rows[4]]))
}
