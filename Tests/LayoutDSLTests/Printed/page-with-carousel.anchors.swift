// swift-format-ignore-file
import UIKit

/// Page with a carousel.
@MainActor func pageWithCarouselInAnchors(in view: UIView) {
    let gap: CGFloat = 20
    let bannerHeight: CGFloat = 180
    let rowHeight: CGFloat = 220

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
        header.leftAnchor.constraint(equalTo: container.leftAnchor),
        header.rightAnchor.constraint(equalTo: container.rightAnchor),
        header.topAnchor.constraint(equalTo: container.topAnchor),
        header.heightAnchor.constraint(equalToConstant: 100),
        banners.leftAnchor.constraint(equalTo: container.leftAnchor),
        banners.rightAnchor.constraint(equalTo: container.rightAnchor),
        banners.topAnchor.constraint(equalTo: header.bottomAnchor, constant: gap),
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
    for i in pictures.indices {
        NSLayoutConstraint.activate([
            pictures[i].topAnchor.constraint(equalTo: bannerList[i].topAnchor),
            pictures[i].leftAnchor.constraint(equalTo: bannerList[i].leftAnchor, constant: gap),
            pictures[i].bottomAnchor.constraint(equalTo: bannerList[i].bottomAnchor),
            pictures[i].rightAnchor.constraint(equalTo: bannerList[i].rightAnchor, constant: -gap),
        ])
    }
    for row in rows {
        NSLayoutConstraint.activate([
            row.leftAnchor.constraint(equalTo: container.leftAnchor, constant: gap),
            row.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -gap),
            row.heightAnchor.constraint(equalToConstant: rowHeight),
        ])
    }
    rows[0].topAnchor.constraint(equalTo: banners.bottomAnchor, constant: gap).isActive = true
    for (previous, row) in zip(rows, rows.dropFirst()) {
        row.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: gap).isActive = true
    }
    rows[4].bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -gap).isActive = true
}
