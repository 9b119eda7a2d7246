// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Page with a carousel.
@MainActor func pageWithCarouselInMasonry(in view: UIView) {
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

    scroll.mas_makeConstraints { make in
        make?.edges.equalTo()(view)
    }
    container.mas_makeConstraints { make in
        make?.edges.equalTo()(scroll)
        make?.width.equalTo()(scroll)
    }
    header.mas_makeConstraints { make in
        make?.left.equalTo()(container)
        make?.right.equalTo()(container)
        make?.top.equalTo()(container)
        make?.height.equalTo()(100)
    }
    banners.mas_makeConstraints { make in
        make?.left.equalTo()(container)
        make?.right.equalTo()(container)
        make?.top.equalTo()(header.mas_bottom)?.offset()(gap)
        make?.height.equalTo()(bannerHeight)
    }
    for banner in bannerList {
        banner.mas_makeConstraints { make in
            make?.top.equalTo()(banners)
            make?.bottom.equalTo()(banners)
            make?.size.equalTo()(banners)
        }
    }
    bannerList[0].mas_makeConstraints { make in
        make?.left.equalTo()(banners)
    }
    for (previous, banner) in zip(bannerList, bannerList.dropFirst()) {
        banner.mas_makeConstraints { make in
            make?.left.equalTo()(previous.mas_right)
        }
    }
    bannerList[2].mas_makeConstraints { make in
        make?.right.equalTo()(banners)
    }
    for i in pictures.indices {
        pictures[i].mas_makeConstraints { make in
            make?.edges.equalTo()(bannerList[i])?.insets()(UIEdgeInsets(top: 0, left: gap, bottom: 0, right: gap))
        }
    }
    for row in rows {
        row.mas_makeConstraints { make in
            make?.left.equalTo()(container)?.offset()(gap)
            make?.right.equalTo()(container)?.offset()(-gap)
            make?.height.equalTo()(rowHeight)
        }
    }
    rows[0].mas_makeConstraints { make in
        make?.top.equalTo()(banners.mas_bottom)?.offset()(gap)
    }
    for (previous, row) in zip(rows, rows.dropFirst()) {
        row.mas_makeConstraints { make in
            make?.top.equalTo()(previous.mas_bottom)?.offset()(gap)
        }
    }
    rows[4].mas_makeConstraints { make in
        make?.bottom.equalTo()(container)?.offset()(-gap)
    }
}
