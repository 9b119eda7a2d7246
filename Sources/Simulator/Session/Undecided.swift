import UIKit

/// What the constraints of a tree leave open, as it was after the last layout.
@MainActor struct Undecided {
    private var views: [ObjectIdentifier: [String]] = [:]
    private var contents: [ObjectIdentifier: Set<Axis>] = [:]

    /// Nothing is open.
    init() {}

    /// Reads the tree below `root`, the root included.
    init(in root: UIView) { read(root) }

    private mutating func read(_ view: UIView) {
        let attributes = view.undecidedAttributes.map(\.rawValue)
        if !attributes.isEmpty { views[ObjectIdentifier(view)] = attributes }
        if let scrollView = view as? UIScrollView {
            let open = scrollView.undecidedContentAttributes
            markContent(of: scrollView, along: .horizontal, if: open.contains("contentWidth"))
            markContent(of: scrollView, along: .vertical, if: open.contains("contentHeight"))
        }
        for subview in view.subviews { read(subview) }
    }

    private mutating func markContent(of scrollView: UIScrollView, along axis: Axis, if isOpen: Bool) {
        if isOpen { contents[ObjectIdentifier(scrollView), default: []].insert(axis) }
    }

    /// The names of the attributes of the view's frame that are open.
    func attributes(of view: UIView) -> [String] { views[ObjectIdentifier(view)] ?? [] }

    /// Whether the length of a scroll view's content along an axis is open.
    func isContentOpen(of scrollView: UIScrollView, along axis: Axis) -> Bool {
        contents[ObjectIdentifier(scrollView)]?.contains(axis) ?? false
    }

    /// Marks a content length as open, as a layout would.
    mutating func leaveContentOpen(of scrollView: UIScrollView, along axis: Axis) {
        markContent(of: scrollView, along: axis, if: true)
    }
}
