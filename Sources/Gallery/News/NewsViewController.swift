import LayoutDSL
import UIKit

/// A reader's front page in code, the same as `Scenes/news.yaml`: banners that scroll sideways, and below them cards
/// with a title, a summary and a picture. The last card ties the bottom of the page.
final class NewsViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let container = UIView()
    private let banners = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(container)
        container.addSubview(banners)
        scrollView.accessibilityIdentifier = "scroll"
        container.accessibilityIdentifier = "container"
        banners.accessibilityIdentifier = "banners"
        banners.isPagingEnabled = true
        scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
        container.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(scrollView)
        }
        banners.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview()
            make.height.equalTo(112)
        }
        layOutBanners()
        layOutCards()
    }

    private func layOutBanners() {
        var before: UIView?
        for (index, news) in News.banners.enumerated() {
            let banner = UIView()
            let headline = UILabel()
            banner.accessibilityIdentifier = "banner[\(index)]"
            headline.accessibilityIdentifier = "headline[\(index)]"
            banner.backgroundColor = news.color
            headline.text = news.headline
            headline.textColor = .white
            banners.addSubview(banner)
            banner.addSubview(headline)
            banner.snp.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                make.size.equalTo(banners)
                if let before {
                    make.left.equalTo(before.snp.right)
                } else {
                    make.left.equalToSuperview()
                }
            }
            headline.snp.makeConstraints { $0.center.equalToSuperview() }
            before = banner
        }
        before?.snp.makeConstraints { $0.right.equalToSuperview() }
    }

    private func layOutCards() {
        var above: UIView = banners
        for (index, news) in News.articles.enumerated() {
            let card = NewsCard(news, index: index)
            container.addSubview(card)
            card.snp.makeConstraints { make in
                make.left.right.equalToSuperview()
                make.height.equalTo(92)
                make.top.equalTo(above.snp.bottom)
            }
            above = card
        }
        above.snp.makeConstraints { $0.bottom.equalToSuperview() }
    }
}

/// One article: its title, two lines of what it says, and a picture beside them.
final class NewsCard: UIView {
    init(_ news: News, index: Int) {
        super.init(frame: .zero)
        let title = UILabel()
        let summary = UILabel()
        let picture = UIImageView()
        let line = UIView()
        let parts: [(view: UIView, name: String)] = [
            (title, "title"), (summary, "summary"), (picture, "picture"), (line, "line"),
        ]
        accessibilityIdentifier = "card[\(index)]"
        for (part, name) in parts {
            part.accessibilityIdentifier = "\(name)[\(index)]"
            addSubview(part)
        }
        title.text = news.title
        title.font = .boldSystemFont(ofSize: 17)
        summary.text = news.summary
        summary.numberOfLines = 2
        line.backgroundColor = .systemGray4
        title.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(16)
            make.left.equalToSuperview().offset(8)
            make.right.lessThanOrEqualToSuperview().offset(-8)
        }
        summary.snp.makeConstraints { make in
            make.top.equalTo(title.snp.bottom)
            make.left.equalTo(title).offset(8)
            make.right.equalTo(picture.snp.left).offset(-8)
        }
        picture.snp.makeConstraints { make in
            make.size.equalTo(CGSize(width: 32, height: 16))
            make.right.equalToSuperview().offset(-8)
            make.bottom.equalTo(summary)
        }
        line.snp.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.height.equalTo(1)
        }
    }

    required init?(coder: NSCoder) { fatalError("a card is made for its article") }
}
