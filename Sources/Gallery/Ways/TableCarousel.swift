import UIKit

/// The carousel as the one row of a table, as the banners of a reader's app are: a table scrolls down only, so what is to
/// scroll sideways is a scroll view in a row.
final class TableCarousel: CarouselViewController, UITableViewDataSource {
    private let tableView = UITableView()

    override func layOut() {
        tableView.accessibilityIdentifier = "table"
        tableView.rowHeight = Measure.carouselHeight
        tableView.dataSource = self
        view.addSubview(tableView)
        scrollView.removeFromSuperview()
        for subview in [tableView, scrollView] + pages + cards {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            tableView.heightAnchor.constraint(equalToConstant: Measure.carouselHeight),
        ])
        let content = scrollView.contentLayoutGuide
        var before = content.leadingAnchor
        for (page, card) in zip(pages, cards) {
            NSLayoutConstraint.activate([
                page.leadingAnchor.constraint(equalTo: before),
                page.topAnchor.constraint(equalTo: content.topAnchor),
                page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                page.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
                card.topAnchor.constraint(equalTo: page.topAnchor, constant: Measure.cardGap),
                card.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: Measure.cardGap),
                card.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -Measure.cardGap),
                card.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -Measure.cardGap),
            ])
            before = page.trailingAnchor
        }
        before.constraint(equalTo: content.trailingAnchor).isActive = true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            scrollView.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        return cell
    }
}
