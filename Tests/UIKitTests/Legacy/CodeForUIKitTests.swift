import Testing
import UIKit

/// Code as people write it for UIKit, with nothing but an `import UIKit`: that it compiles is most of the test.
@MainActor @Suite struct CodeForUIKitTests {
    /// Xcode's template for a view, with the older name of the coder.
    final class Card: UIView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder aDecoder: NSCoder) {
            super.init(coder: aDecoder)
            setUp()
        }

        private func setUp() {
            backgroundColor = #colorLiteral(
                red: 0.9372549057, green: 0.3490196168, blue: 0.1921568662, alpha: 1)
            label.numberOfLines = 0
            label.lineBreakMode = .byClipping
            label.textAlignment = .center
            label.textColor = .blue
            label.text = "card"
            label.sizeToFit()
            addSubview(label)
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            isHidden = window == nil
        }
    }

    class Journal: UIViewController {
        var calls: [String] = []

        init(name: String) {
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func loadView() {
            calls.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("viewDidLoad")
            automaticallyAdjustsScrollViewInsets = false
            edgesForExtendedLayout = []
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("viewWillAppear")
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            calls.append("viewSafeAreaInsetsDidChange")
        }
        override func updateViewConstraints() {
            calls.append("updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            calls.append("viewWillLayoutSubviews")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            calls.append("viewDidLayoutSubviews")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("viewDidAppear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("viewDidDisappear")
        }
    }

    /// The table that many a page has, as high as its rows.
    final class ContentSizedTableView: UITableView {
        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
    }

    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 3
        var scrolls = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            count > 3 ? "many" : nil
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    final class Priority999: NSLayoutConstraint {}

    @Test func aViewOfATemplate() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let card = Card(frame: CGRectMake(0, 0, 100, 50))
        // A literal's parts are floats, a colour's are doubles.
        let (color, expected) = (card.backgroundColor, UIColor(rgb: 0xEF5931))
        #expect(abs((color?.red ?? 0) - expected.red) < 1e-6)
        #expect(abs((color?.green ?? 0) - expected.green) < 1e-6)
        #expect(abs((color?.blue ?? 0) - expected.blue) < 1e-6)
        // Four cells of 8 by 16 points.
        #expect(card.label.frame == CGRect(x: 0, y: 0, width: 32, height: 16))
        window.addSubview(card)
        #expect(!card.isHidden)
        card.removeFromSuperview()
        #expect(card.isHidden)
    }

    /// UIKit's order; the safe area is known before the layout that uses it.
    @Test func theLifeOfAController() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.deviceSafeAreaInsets.top = 20
        let journal = Journal(name: "first")
        #expect(journal.calls == [] && journal.title == "first")
        window.rootViewController = journal
        #expect(journal.calls == ["loadView", "viewDidLoad", "viewWillAppear"])
        journal.view.setNeedsUpdateConstraints()
        window.runPasses()
        #expect(
            journal.calls.dropFirst(3) == [
                "updateViewConstraints", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear",
            ])
        window.rootViewController = UIViewController()
        #expect(journal.calls.last == "viewDidDisappear")
    }

    /// Three rows of 44, then five under a header of 28: 132 and 248.
    @Test func aTableThatIsAsHighAsItsRows() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        let table = ContentSizedTableView()
        let rows = Rows()
        table.sectionHeaderTopPadding = 0
        table.dataSource = rows
        table.delegate = rows
        table.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: window.topAnchor),
            table.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(table.frame == CGRect(x: 0, y: 0, width: 100, height: 132))
        rows.count = 5
        table.reloadData()
        window.layoutIfNeeded()
        #expect(table.frame.height == 248)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 28))
        table.contentOffset.y = 10
        table.contentOffset.y = 10
        #expect(rows.scrolls == 1)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    }

    /// UIKit lets one tie a left edge to a top one: 7 + 30 = 37.
    @Test func anEdgeOfTheOtherAxis() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (a, b) = (UIView(), UIView(frame: CGRect(x: 0, y: 7, width: 10, height: 10)))
        a.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(a)
        view.addSubview(b)
        NSLayoutConstraint.activate([
            Priority999(
                item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1,
                constant: 30), a.topAnchor.constraint(equalTo: view.topAnchor),
            a.widthAnchor.constraint(equalToConstant: 5), a.heightAnchor.constraint(equalToConstant: 5),
        ])
        view.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 37, y: 0, width: 5, height: 5))
    }

    @Test func colorsByHue() {
        func color(_ hue: CGFloat) -> UIColor {
            UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        }
        #expect(color(0) == .red && color(1) == .red)
        #expect(color(1.0 / 6) == .yellow && color(2.0 / 6) == .green && color(0.5) == .cyan)
        #expect(UIColor(hue: 0.7, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    }

    @Test func animationsHappenAtOnce() {
        var order: [String] = []
        UIView.animate(withDuration: 0.3, animations: { order.append("moved") }) { finished in
            order.append("finished \(finished)")
        }
        #expect(order == ["moved", "finished true"])
    }

    @Test func functionsOfC() {
        let rect = CGRectMake(1, 2, 30, 40)
        #expect(CGRectGetMidX(rect) == 16 && CGRectGetMidY(rect) == 22)
        #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 28, height: 36))
        #expect(CGRectOffset(rect, 1, 1) == CGRect(x: 2, y: 3, width: 30, height: 40))
        #expect(
            UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 2, 3, 4))
                == CGRect(x: 3, y: 3, width: 24, height: 36)
        )
    }
}
