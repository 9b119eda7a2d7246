// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Page with a carousel.
@MainActor func pageWithCarouselInPurelayout(in view: UIView) {
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

    header.backgroundColor = .systemIndigo
    banners.isPagingEnabled = true
    for picture in pictures {
        picture.backgroundColor = .systemTeal
    }
    for row in rows {
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

    scroll.autoPinEdgesToSuperviewEdges()
    container.autoPinEdgesToSuperviewEdges()
    container.autoMatch(.width, to: .width, of: scroll)
    header.autoPinEdge(toSuperviewEdge: .left)
    header.autoPinEdge(toSuperviewEdge: .right)
    header.autoPinEdge(toSuperviewEdge: .top)
    header.autoSetDimension(.height, toSize: 100)
    banners.autoPinEdge(toSuperviewEdge: .left)
    banners.autoPinEdge(toSuperviewEdge: .right)
    banners.autoPinEdge(.top, to: .bottom, of: header, withOffset: gap)
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
    for picture in pictures {
        picture.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: gap, bottom: 0, right: gap))
    }
    for row in rows {
        row.autoPinEdge(toSuperviewEdge: .left, withInset: gap)
        row.autoPinEdge(toSuperviewEdge: .right, withInset: gap)
        row.autoSetDimension(.height, toSize: rowHeight)
    }
    rows[0].autoPinEdge(.top, to: .bottom, of: banners, withOffset: gap)
    for (previous, row) in zip(rows, rows.dropFirst()) {
        row.autoPinEdge(.top, to: .bottom, of: previous, withOffset: gap)
    }
    rows[4].autoPinEdge(toSuperviewEdge: .bottom, withInset: gap)
}
