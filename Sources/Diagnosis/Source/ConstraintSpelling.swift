import UIKit

/// Writes constraints as lines of a scene file: `box[4].bottom == container.bottom - 100`.
@MainActor struct ConstraintSpelling {
    let source: LayoutSource

    /// Whether a line can say what the constraint says: everything in it has a name.
    func canSpell(_ constraint: NSLayoutConstraint) -> Bool {
        [constraint.firstItem, constraint.secondItem].compactMap { $0 }.allSatisfy { item in
            guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return false }
            return source.view(view).isNamed && (item is UIView || guideName(item) != nil)
        }
    }

    func text(_ constraint: NSLayoutConstraint) -> String {
        let first = side(constraint.firstItem, constraint.firstAttribute)
        var text = "\(first) \(mark(constraint.relation)) "
        let constant = constraint.constant
        if let second = constraint.secondItem {
            text += side(second, constraint.secondAttribute)
            if constraint.multiplier != 1 { text += " * " + NumberText.short(constraint.multiplier) }
            if constant > 0 { text += " + " + NumberText.short(constant) }
            if constant < 0 { text += " - " + NumberText.short(-constant) }
        } else {
            text += NumberText.short(constant)
        }
        return text + priority(constraint.priority)
    }

    /// `scroll.contentLayoutGuide.width`.
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        "\(name(item)).\(attribute.name)"
    }

    func mark(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    func priority(_ priority: UILayoutPriority) -> String {
        switch priority {
        case .required: ""
        case .defaultHigh: " @high"
        case .defaultLow: " @low"
        default: " @" + NumberText.short(CGFloat(priority.rawValue))
        }
    }

    func name(_ item: AnyObject?) -> String {
        if let view = item as? UIView { return source.name(view) }
        guard let guide = item as? UILayoutGuide else { return "nothing" }
        let owner = guide.owningView.map(source.name) ?? "nothing"
        if let name = guideName(guide) { return "\(owner).\(name)" }
        return guide.identifier.isEmpty ? "\(owner)'s guide" : guide.identifier
    }

    private func guideName(_ item: AnyObject) -> String? {
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
        if let scrollView = owner as? UIScrollView {
            if guide === scrollView.contentLayoutGuide { return "contentLayoutGuide" }
            if guide === scrollView.frameLayoutGuide { return "frameLayoutGuide" }
        }
        if guide === owner.safeAreaLayoutGuide { return "safeAreaLayoutGuide" }
        if guide === owner.layoutMarginsGuide { return "layoutMarginsGuide" }
        return guide === owner.readableContentGuide ? "readableContentGuide" : nil
    }
}
