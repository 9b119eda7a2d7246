// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Page with a carousel.
@MainActor func pageWithCarouselInSnp(in view: UIView) {
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

    scroll.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
    }
    container.snp_makeConstraints { (make) -> Void in
        make.edges.equalToSuperview()
        make.width.equalToSuperview()
    }
    header.snp_makeConstraints { (make) -> Void in
        make.top.left.right.equalToSuperview()
        make.height.equalTo(100)
    }
    banners.snp_makeConstraints { (make) -> Void in
        make.left.right.equalToSuperview()
        make.top.equalTo(header.snp_bottom).offset(gap)
        make.height.equalTo(bannerHeight)
    }
    for banner in bannerList {
        banner.snp_makeConstraints { (make) -> Void in
            make.top.bottom.equalToSuperview()
            make.size.equalToSuperview()
        }
    }
    bannerList[0].snp_makeConstraints { (make) -> Void in
        make.left.equalToSuperview()
    }
    for (previous, banner) in zip(bannerList, bannerList.dropFirst()) {
        banner.snp_makeConstraints { (make) -> Void in
            make.left.equalTo(previous.snp_right)
        }
    }
    bannerList[2].snp_makeConstraints { (make) -> Void in
        make.right.equalToSuperview()
    }
    for picture in pictures {
        picture.snp_makeConstraints { (make) -> Void in
            make.edges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: gap, bottom: 0, right: gap))
        }
    }
    for row in rows {
        row.snp_makeConstraints { (make) -> Void in
            make.left.right.equalToSuperview().inset(gap)
            make.height.equalTo(rowHeight)
        }
    }
    rows[0].snp_makeConstraints { (make) -> Void in
        make.top.equalTo(banners.snp_bottom).offset(gap)
    }
    for (previous, row) in zip(rows, rows.dropFirst()) {
        row.snp_makeConstraints { (make) -> Void in
            make.top.equalTo(previous.snp_bottom).offset(gap)
        }
    }
    rows[4].snp_makeConstraints { (make) -> Void in
        make.bottom.equalToSuperview().offset(-gap)
    }
}
