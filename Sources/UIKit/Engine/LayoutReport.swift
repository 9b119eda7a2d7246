/// The state of a laid-out tree as plain values: what `frames` prints and checks compare.
package struct LayoutReport: Equatable, Sendable {
    /// A view and its frame.
    package struct View: Equatable, Sendable {
        package var id: String
        package var className: String
        package var parent: String?
        /// In the superview's coordinates, in points.
        package var frame: CGRect
        /// What the constraints do not decide of it.
        package var ambiguous: [String]
    }

    /// A scroll view, its content and where it can be scrolled to; all in points.
    package struct ScrollView: Equatable, Sendable {
        package var id: String
        package var frame: CGRect
        package var contentSize: CGSize
        package var ambiguous: [String]
        package var contentOffset: CGPoint
        package var adjustedContentInset: UIEdgeInsets
        package var horizontalRange: LegalOffsetRange
        package var verticalRange: LegalOffsetRange
    }

    /// Depth first, a view before its subviews.
    package var views: [View] = []
    package var scrollViews: [ScrollView] = []

    /// Reads the tree below `root`, which is named first and has no parent here. Nothing is laid out.
    @MainActor package init(of root: UIView) {
        add(root, parent: nil)
    }

    @MainActor private mutating func add(_ view: UIView, parent: String?) {
        let id = view.accessibilityIdentifier ?? "\(type(of: view))-\(views.count)"
        views.append(
            View(
                id: id, className: "\(type(of: view))", parent: parent, frame: view.frame,
                ambiguous: view.undecidedAttributes.map(\.rawValue)))
        if let scrollView = view as? UIScrollView {
            scrollViews.append(
                ScrollView(
                    id: id, frame: view.frame, contentSize: scrollView.contentSize,
                    ambiguous: scrollView.undecidedContentAttributes, contentOffset: scrollView.contentOffset,
                    adjustedContentInset: scrollView.adjustedContentInset,
                    horizontalRange: scrollView.horizontalRange, verticalRange: scrollView.verticalRange))
        }
        for subview in view.subviews { add(subview, parent: id) }
    }
}

extension UIView {
    /// The view of the tree that a report calls so; nil if there is none.
    package func reportedView(_ id: String) -> UIView? {
        var count = 0
        func find(in view: UIView) -> UIView? {
            if view.accessibilityIdentifier ?? "\(type(of: view))-\(count)" == id { return view }
            count += 1
            return view.subviews.lazy.compactMap(find).first
        }
        return find(in: self)
    }
}

extension UIScrollView {
    /// `contentWidth` and `contentHeight` where neither constraints nor the program decide them.
    package var undecidedContentAttributes: [String] {
        guard let engine else { return [] }
        let open = engine.undecidedContent(of: self)
        return (open.width ? ["contentWidth"] : []) + (open.height ? ["contentHeight"] : [])
    }
}

extension UIView {
    /// The contradictions of the last layout of the view's tree: what was given up of each, and the authored
    /// constraints of the contradicting set.
    package var unsatisfiableConstraints: [(givenUp: NSLayoutConstraint?, set: [NSLayoutConstraint])] {
        engine?.unsatisfiable ?? []
    }
}
