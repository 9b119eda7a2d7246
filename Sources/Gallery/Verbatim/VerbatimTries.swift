// swift-format-ignore-file
import LayoutDSL
import UIKit

/// A list of contacts and a view below it in one scroll view, and three tries at its content size. What is between the
/// lines is the writer's in PureLayout's names for the second Swift; brackets, `NO` and semicolons had to go.
public final class VerbatimTries: UIViewController {
    private let attempt: Int
    private let page = Page()

    /// The first, the second or the third try.
    public init(attempt: Int) {
        self.attempt = attempt
        super.init(nibName: nil, bundle: nil)
    }

    required public init?(coder: NSCoder) { fatalError("a try has a number") }

    override public func viewDidLoad() {
        super.viewDidLoad()
        page.SCREEN_WIDTH = UIScreen.main.bounds.width
        view.addSubview(page.scrollview)
        page.scrollview.autoPinEdgesToSuperviewEdges()
        page.layOut()
        switch attempt {
        case 1: page.first()
        case 2: page.second()
        default: page.third()
        }
    }
}

/// The names of the text: `view` is the one in the scroll view, and not a controller's.
@MainActor private final class Page {
    let scrollview = UIScrollView.newAutoLayoutView()
    let linkmanTableView = UITableView()
    let view = UIView()
    let cellHight: CGFloat = 600
    var SCREEN_WIDTH: CGFloat = 0

    func layOut() {
        scrollview.accessibilityIdentifier = "scroll"
        linkmanTableView.accessibilityIdentifier = "contacts"
        view.accessibilityIdentifier = "child"
        view.backgroundColor = .systemTeal
        scrollview.addSubview(linkmanTableView)
        scrollview.addSubview(view)
        linkmanTableView.autoPinEdgeToSuperviewEdge(.Top)
        linkmanTableView.autoPinEdgeToSuperviewEdge(.Leading)
        linkmanTableView.autoSetDimension(.Width, toSize: SCREEN_WIDTH)
        linkmanTableView.autoSetDimension(.Height, toSize: 288)
        // ----
        view.translatesAutoresizingMaskIntoConstraints = false
        view.autoPinEdgeToSuperviewEdge(ALEdge.Leading)
        view.autoPinEdgeToSuperviewEdge(ALEdge.Trailing)
        view.autoSetDimension(ALDimension.Width, toSize: SCREEN_WIDTH)
        view.autoPinEdge(ALEdge.Top, toEdge: ALEdge.Bottom, ofView: self.linkmanTableView)
        view.autoSetDimension(ALDimension.Height, toSize: cellHight)
        // ----
    }

    func first() {
        // ----
        self.scrollview.contentSize = CGSizeMake(SCREEN_WIDTH, CGRectGetMaxY(self.view.frame));
        // ----
    }

    func second() {
        // ----
        self.view.layoutIfNeeded()
        self.scrollview.contentSize = CGSizeMake(SCREEN_WIDTH, CGRectGetMaxY(self.view.frame));
        // ----
    }

    func third() {
        // ----
        self.scrollview.layoutIfNeeded()
        self.view.layoutIfNeeded()
        self.scrollview.contentSize = CGSizeMake(SCREEN_WIDTH, CGRectGetMaxY(self.view.frame));
        // ----
    }
}
