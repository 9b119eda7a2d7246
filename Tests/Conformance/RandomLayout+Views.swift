@testable import UIKit

/// The views of a layout in a window.
@MainActor final class LayoutBuild {
    let window: UIWindow
    private(set) var views: [UIView] = []
    let constraints: [NSLayoutConstraint]

    /// Makes the views and turns the constraints on in an order, the layout's own if there is no other.
    init(_ layout: RandomLayout, order: [Int]? = nil) {
        window = UIWindow(frame: CGRect(origin: .zero, size: layout.size))
        let controller = UIViewController()
        window.rootViewController = controller
        var views = [controller.view]
        for (index, item) in layout.items.enumerated().dropFirst() {
            let view = LayoutBuild.view(item)
            if let stack = views[item.parent] as? UIStackView {
                stack.addArrangedSubview(view)
            } else {
                view.translatesAutoresizingMaskIntoConstraints = false
                views[item.parent].addSubview(view)
            }
            view.accessibilityIdentifier = "view\(index)"
            views.append(view)
        }
        constraints = layout.rules.map { rule in
            let constraint = NSLayoutConstraint(
                item: views[rule.first], attribute: rule.attribute, relatedBy: rule.relation,
                toItem: rule.second.map { views[$0] }, attribute: rule.other, multiplier: rule.multiplier,
                constant: rule.constant)
            constraint.priority = UILayoutPriority(rule.priority)
            return constraint
        }
        self.views = views
        for index in order ?? layout.active { constraints[index].isActive = true }
        window.layoutIfNeeded()
    }

    private static func view(_ item: RandomLayout.Item) -> UIView {
        let view: UIView
        switch item.kind {
        case .plain: view = UIView()
        case .scroll: view = UIScrollView()
        case .label(let lines):
            let label = UILabel()
            label.numberOfLines = lines
            label.text = item.text
            view = label
        case .stack(let axis, let distribution, let alignment, let spacing):
            let stack = UIStackView()
            stack.axis = axis
            stack.distribution = distribution
            stack.alignment = alignment
            stack.spacing = spacing
            view = stack
        }
        view.isHidden = item.isHidden
        return view
    }

    /// Does to the views what the change does to the layout, without a pass.
    func apply(_ change: RandomLayout.Change) {
        switch change {
        case .constant(let rule, let constant): constraints[rule].constant = constant
        case .toggle(let rule): constraints[rule].isActive.toggle()
        case .hide(let item, let isHidden): views[item].isHidden = isHidden
        case .text(let item, let text): (views[item] as? UILabel)?.text = text
        case .resize(let size): window.frame.size = size
        }
    }

    /// Everything that layout decides: frames, and the content sizes of scroll views where something inside is tied
    /// to their far edges. A content size that nothing decides any more stays as it was.
    func result(of layout: RandomLayout) -> [CGRect] {
        let contents = views.enumerated().compactMap { index, view -> CGRect? in
            guard let scrollView = view as? UIScrollView else { return nil }
            return CGRect(
                x: 0, y: 0, width: layout.ties(to: .trailing, of: index) ? scrollView.contentSize.width : 0,
                height: layout.ties(to: .bottom, of: index) ? scrollView.contentSize.height : 0)
        }
        return views.map(\.frame) + contents
    }

    var isContradictory: Bool { !window.unsatisfiableConstraints.isEmpty }
    /// How many views have a frame that nothing else would do for.
    var decidedCount: Int { views.dropFirst().count { !$0.hasAmbiguousLayout } }
}
