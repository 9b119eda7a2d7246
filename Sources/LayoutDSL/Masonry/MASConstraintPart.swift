import UIKit

/// One attribute of a statement and its constraint.
@MainActor final class MASConstraintPart {
    let first: MASViewAttribute
    private(set) var second: MASViewAttribute?
    private(set) var relation: NSLayoutConstraint.Relation?
    private var installed: MASLayoutConstraint?

    var constant: CGFloat = 0 {
        didSet { installed?.constant = constant }
    }
    var multiplier: CGFloat = 1 {
        willSet { refuseIfInstalled("multiplier") }
    }
    var priority = UILayoutPriority.required {
        willSet { refuseIfInstalled("priority") }
    }
    var key: String? {
        didSet { installed?.mas_key = key }
    }

    init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        first = MASViewAttribute(view: view, layoutAttribute: attribute)
    }

    private var attribute: NSLayoutConstraint.Attribute { first.layoutAttribute }
    /// Where a message is about.
    private var name: String { "\(first.view.map { "\($0)" } ?? "a view that is gone").\(attribute)" }

    private func refuseIfInstalled(_ what: String) {
        if installed != nil {
            fatalError("\(name): the \(what) of a constraint that is installed cannot change")
        }
    }

    // MARK: - The right side

    /// The part with a relation to a target; itself, or a copy of it, so that each target of an array has its own.
    func related(_ relation: NSLayoutConstraint.Relation, to target: Any?) -> MASConstraintPart {
        let part = MASConstraintPart(first.view ?? UIView(), attribute)
        part.constant = constant
        part.multiplier = multiplier
        part.priority = priority
        part.key = key
        part.second = second
        if let old = self.relation, old != relation || MASConstraintPart.isItem(target) {
            fatalError("\(name): a statement has one relation, and this one has '\(old)' already")
        }
        part.relation = relation
        part.setTarget(target)
        return part
    }

    private static func isItem(_ target: Any?) -> Bool { target is UIView || target is MASViewAttribute }

    private func setTarget(_ target: Any?) {
        switch target {
        case let view as UIView: second = MASViewAttribute(view: view, layoutAttribute: attribute)
        case let other as MASViewAttribute where other.layoutAttribute == .notAnAttribute:
            second = MASViewAttribute(view: other.view, item: other.item, layoutAttribute: attribute)
        case let other as MASViewAttribute: second = other
        default: setConstant(target)
        }
    }

    /// What a value adds to this attribute: a size to sizes, a point to centres, insets to edges; a number to all.
    func setConstant(_ value: Any?) {
        switch value {
        case let size as CGSize:
            if attribute == .width {
                constant = size.width
            } else if attribute == .height {
                constant = size.height
            }
        case let point as CGPoint:
            if attribute == .centerX {
                constant = point.x
            } else if attribute == .centerY {
                constant = point.y
            }
        case let insets as UIEdgeInsets: setInsets(insets)
        case let number as CGFloat: constant = number
        case let number as Double: constant = CGFloat(number)
        case let number as Float: constant = CGFloat(number)
        case let number as any BinaryInteger: constant = CGFloat(Double(number))
        default:
            fatalError(
                "\(name): expected a view, an attribute of one such as mas_left, a number, a size, a point or insets, "
                    + "and got \(value.map { "\(type(of: $0))" } ?? "nil")")
        }
    }

    func setInsets(_ insets: UIEdgeInsets) {
        switch attribute {
        case .left, .leading: constant = insets.left
        case .right, .trailing: constant = -insets.right
        case .top: constant = insets.top
        case .bottom: constant = -insets.bottom
        default: break
        }
    }

    // MARK: - Installing

    /// Activates the constraint; if `updating`, an active one that says the same gives its place up to it.
    func install(updating: Bool) {
        guard installed?.isActive != true, let view = first.view else { return }
        let constraint = installed ?? made(for: view)
        installed = constraint
        if updating, let old = existing(for: constraint) {
            old.constant = constraint.constant
            installed = old
            return
        }
        constraint.isActive = true
        view.masonryParts.append(self)
    }

    func uninstall() {
        installed?.isActive = false
        installed = nil
        first.view?.masonryParts.removeAll { $0 === self }
    }

    /// A position without a second item is measured from the superview's same attribute.
    private func made(for view: UIView) -> MASLayoutConstraint {
        var (item, other) = (second?.item, second?.layoutAttribute ?? .notAnAttribute)
        if item == nil, !first.isSizeAttribute {
            guard let superview = view.superview else {
                fatalError("\(name) has no superview that it could be measured from; add the view first")
            }
            (item, other) = (superview, attribute)
        }
        let constraint = MASLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation ?? .equal, toItem: item, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.mas_key = key
        return constraint
    }

    /// The latest of the active constraints that says the same but for the constant.
    private func existing(for constraint: MASLayoutConstraint) -> MASLayoutConstraint? {
        guard let view = first.view else { return nil }
        let holder =
            second?.view.flatMap { view.mas_closestCommonSuperview($0) }
            ?? (first.isSizeAttribute ? view : view.superview)
        return holder?.constraints.reversed().lazy.compactMap { $0 as? MASLayoutConstraint }
            .first { $0.saysTheSame(as: constraint) }
    }
}
