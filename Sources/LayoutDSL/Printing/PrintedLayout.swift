import UIKit

/// A tree of live views with constraints, and what things are called: what the printers of all spellings print.
@MainActor public struct PrintedLayout {
    /// A view or guide and its name.
    public struct Named {
        let item: AnyObject
        let name: String
    }

    /// A constraint, and how its constant was written.
    public struct Line {
        let constraint: NSLayoutConstraint
        let constant: WrittenConstant?
    }

    /// A constant that was written with a metric.
    public struct WrittenConstant: Hashable, Sendable {
        /// The metric's name.
        public let metric: String
        /// Whether the constant is the metric's negative.
        public let isNegated: Bool

        public init(metric: String, isNegated: Bool = false) {
            self.metric = metric
            self.isNegated = isNegated
        }
    }

    /// What the layout is called, for people.
    public let title: String
    /// The view that all others are in.
    public let root: UIView
    /// All views, depth first, then guides of the program's own.
    let named: [Named]
    /// In the order of activation.
    let lines: [Line]
    /// The named numbers, in order.
    let metrics: [(name: String, value: CGFloat)]

    /// Everything in a tree.
    ///
    /// - Parameters:
    ///   - title: What the layout is called, for people.
    ///   - root: The view that all others are in.
    ///   - constraints: Those to print, in order, inactive ones too; nil for all active ones of the tree that
    ///     somebody wrote.
    ///   - metrics: Named numbers that constants may have been written with.
    ///   - name: A view's name, with indices in brackets where there are several: `box[3]`; nil for its
    ///     `accessibilityIdentifier` or else its class and number.
    ///   - guideName: The name of a guide that is none of UIKit's own; nil for its identifier or a number.
    ///   - constant: How a constraint's constant was written; nil for a plain number.
    public init(
        title: String, root: UIView, constraints: [NSLayoutConstraint]? = nil,
        metrics: [(name: String, value: CGFloat)] = [], name: (UIView) -> String? = { _ in nil },
        guideName: (UILayoutGuide) -> String? = { _ in nil },
        constant: (NSLayoutConstraint) -> WrittenConstant? = { _ in nil }
    ) {
        self.title = title
        self.root = root
        self.metrics = metrics
        var named: [Named] = []
        var guides: [Named] = []
        var found: [NSLayoutConstraint] = []
        func visit(_ view: UIView) {
            let kind = UIKitClass(of: view).name
            let numbered = "\(kind)-\(named.count)"
            let own = name(view) ?? view.accessibilityIdentifier
            named.append(Named(item: view, name: own ?? numbered))
            for guide in view.layoutGuides {
                let numbered = "guide\(guides.count)"
                let own = guideName(guide) ?? (guide.identifier.isEmpty ? nil : guide.identifier)
                guides.append(Named(item: guide, name: own ?? numbered))
            }
            found += view.constraints.filter(\.isAuthored)
            for subview in view.subviews { visit(subview) }
        }
        visit(root)
        self.named = named + guides
        lines = (constraints ?? found).map { Line(constraint: $0, constant: constant($0)) }
    }
}
