/// Numbers that stand for the addresses in descriptions. They are given out in the order in which objects are
/// first described, so that the same program prints the same text.
@MainActor package struct ObjectNumber {
    private static var last = 0
    private var number: Int?

    nonisolated init() {}

    /// The number as UIKit prints addresses: `0x1`.
    package mutating func text() -> String {
        if number == nil {
            ObjectNumber.last += 1
            number = ObjectNumber.last
        }
        return "0x" + String(number ?? 0, radix: 16)
    }
}

/// A constraint in UIKit's own format, as its logs print it.
///
/// `<NSLayoutConstraint:0x1 'identifier' V:|-(10)-[UILabel:0x2'text']   (active, names: '|':UIView:0x3 )>`: in
/// visual format where the equation is written in reading order, else as the equation.
@MainActor struct ConstraintDescription {
    private let constraint: NSLayoutConstraint
    /// What the text says about names, in the order in which they came up.
    private var names: [String] = []

    init(of constraint: NSLayoutConstraint) { self.constraint = constraint }

    var text: String {
        var copy = self
        return copy.describe()
    }

    private mutating func describe() -> String {
        let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
        let body = body()
        let activity = constraint.isActive ? "active" : "inactive"
        let naming = names.isEmpty ? "" : ", names: " + names.joined(separator: ", ") + " "
        return "<\(type(of: constraint)):\(constraint.objectNumber.text())\(identifier) \(body)\(priority)   "
            + "(\(activity)\(naming))>"
    }

    private var priority: String {
        let value = constraint.priority.rawValue
        return value == 1000 ? "" : " priority:\(NumberText.short(CGFloat(value)))"
    }

    private mutating func body() -> String { visualFormat() ?? equation() }

    // MARK: - Visual format

    /// `V:[a]-(24)-[b]`, if the first item lies after the second in reading order and both are neighbours, or one
    /// is the other's superview.
    private mutating func visualFormat() -> String? {
        guard constraint.multiplier == 1, let first = constraint.firstItem as? UIView,
            let second = constraint.secondItem as? UIView, first !== second
        else { return nil }
        let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
        switch (constraint.firstAttribute, constraint.secondAttribute) {
        case (.leading, _), (.trailing, _): (near, far) = (.leading, .trailing)
        case (.left, _), (.right, _): (near, far) = (.left, .right)
        case (.top, _), (.bottom, _): (near, far) = (.top, .bottom)
        default: return nil
        }
        let prefix = near == .top ? "V:" : "H:"
        let suffix = near == .left ? "(LTR)" : ""
        let gap = "-(\(relationMark(isEqualSilent: true))\(NumberText.short(constraint.constant)))-"
        let attributes = (constraint.firstAttribute, constraint.secondAttribute)
        if attributes == (near, near), second === first.superview {
            defer { noteSuperview(second) }
            return "\(prefix)|\(gap)[\(item(first))]\(suffix)"
        }
        if attributes == (far, far), first === second.superview {
            defer { noteSuperview(first) }
            return "\(prefix)[\(item(second))]\(gap)|\(suffix)"
        }
        if attributes == (near, far), first.superview === second.superview, first.superview != nil {
            return "\(prefix)[\(item(second))]\(gap)[\(item(first))]\(suffix)"
        }
        return nil
    }

    private mutating func noteSuperview(_ view: UIView) {
        names.append("'|':\(type(of: view)):\(view.objectNumber.text())")
    }

    // MARK: - Equation

    private mutating func equation() -> String {
        let left = constraint.firstItem.map { side($0, constraint.firstAttribute) } ?? "nil"
        let relation = relationMark(isEqualSilent: false)
        guard let secondItem = constraint.secondItem else {
            return "\(left) \(relation) \(NumberText.short(constraint.constant))"
        }
        let factor = constraint.multiplier == 1 ? "" : NumberText.short(constraint.multiplier) + "*"
        var text = "\(left) \(relation) \(factor)\(side(secondItem, constraint.secondAttribute))"
        if constraint.constant > 0 { text += " + " + NumberText.short(constraint.constant) }
        if constraint.constant < 0 { text += " - " + NumberText.short(-constraint.constant) }
        return text
    }

    private mutating func side(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> String {
        "\(self.item(item)).\(attribute.name)"
    }

    private func relationMark(isEqualSilent: Bool) -> String {
        switch constraint.relation {
        case .equal: isEqualSilent ? "" : "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    // MARK: - Items

    /// A view's accessibility identifier, which `names` then explains, or its class, number and text.
    private mutating func item(_ item: AnyObject) -> String {
        if let view = item as? UIView, let name = view.accessibilityIdentifier {
            let note = "\(name):\(view.objectNumber.text())"
            if !names.contains(note) { names.append(note) }
        }
        return ConstraintDescription.shortName(of: item)
    }

    /// A view's accessibility identifier, or its class, number and text; a guide's class, number and identifier.
    static func shortName(of item: AnyObject) -> String {
        if let view = item as? UIView {
            let text = (view as? UILabel)?.text.map { "'\($0)'" } ?? ""
            return view.accessibilityIdentifier ?? "\(type(of: view)):\(view.objectNumber.text())\(text)"
        }
        guard let guide = item as? UILayoutGuide else { return "\(item)" }
        let identifier = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
        return "\(type(of: guide)):\(guide.objectNumber.text())\(identifier)"
    }
}

extension NSLayoutConstraint.Attribute {
    /// The name in descriptions, as in code.
    package var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}
