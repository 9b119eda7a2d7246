import UIKit

/// Constraints by anchors, and by `NSLayoutConstraint`'s initialiser where there are none: what other spellings fall
/// back to.
@MainActor struct PlainConstraints {
    var names: PrintedNames

    /// The constraint as an expression.
    func expression(_ constraint: PrintedConstraint, in loop: PrintedLoop?) -> String {
        anchored(constraint, in: loop) ?? initialised(constraint, in: loop)
    }

    /// `box.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 8)`; nil for what anchors cannot say.
    private func anchored(_ constraint: PrintedConstraint, in loop: PrintedLoop?) -> String? {
        guard let first = PlainConstraints.anchor(constraint.firstAttribute) else { return nil }
        let head =
            "\(names.text(constraint.first, in: loop)).\(first).constraint(\(constraint.relation.words)"
        let constant = constraint.constant
        guard let second = constraint.second else { return head + "Constant: \(constant.text))" }
        guard let anchor = PlainConstraints.anchor(constraint.secondAttribute) else { return nil }
        let isSize = constraint.firstAttribute.isSize
        guard isSize || constraint.multiplier == 1 else { return nil }
        var text = head + ": \(names.text(second, in: loop)).\(anchor)"
        if constraint.multiplier != 1 { text += ", multiplier: \(SwiftText.number(constraint.multiplier))" }
        if constant.value != 0 || constant.name != nil { text += ", constant: \(constant.text)" }
        return text + ")"
    }

    private func initialised(_ constraint: PrintedConstraint, in loop: PrintedLoop?) -> String {
        let second = constraint.second.map { names.text($0, in: loop) } ?? "nil"
        return "NSLayoutConstraint(item: \(names.text(constraint.first, in: loop)), "
            + "attribute: .\(constraint.firstAttribute), relatedBy: .\(constraint.relation), toItem: \(second), "
            + "attribute: .\(constraint.secondAttribute), multiplier: \(SwiftText.number(constraint.multiplier)), "
            + "constant: \(constraint.constant.text))"
    }

    /// The anchor of an attribute; margins have none.
    private static func anchor(_ attribute: NSLayoutConstraint.Attribute) -> String? {
        attribute.rawValue >= 1 && attribute.rawValue <= 12 ? "\(attribute)Anchor" : nil
    }

    // MARK: - Statements

    /// Statements that make constraints and turn on those that are active, in order.
    mutating func lines(_ constraints: [PrintedConstraint], in loop: PrintedLoop?) -> [String] {
        var before: [String] = []
        var active: [String] = []
        for constraint in constraints {
            var text = expression(constraint, in: loop)
            if constraint.priority != .required || constraint.identifier != nil {
                let name = name(for: constraint)
                before.append("let \(name) = \(text)")
                if constraint.priority != .required {
                    before.append("\(name).priority = \(SwiftText.priority(constraint.priority))")
                }
                if let identifier = constraint.identifier {
                    before.append("\(name).identifier = \(SwiftText.string(identifier))")
                }
                text = name
            } else if !constraint.isActive {
                before.append("_ = \(text)")
            }
            if constraint.isActive { active.append(text) }
        }
        if let first = constraints.first, !first.isActive { before.insert("// Made, and not active.", at: 0) }
        if active.isEmpty { return before }
        if active.count == 1 { return before + ["\(active[0]).isActive = true"] }
        return before + ["NSLayoutConstraint.activate(["] + SwiftText.indented(active.map { $0 + "," }) + [
            "])"
        ]
    }

    /// A variable for a constraint: what it is called, or what it is of.
    private mutating func name(for constraint: PrintedConstraint) -> String {
        let family = names.families[constraint.first.family]
        let attribute = "\(constraint.firstAttribute)"
        let plain = family.element + attribute.prefix(1).uppercased() + attribute.dropFirst()
        return names.identifiers.identifier(for: constraint.identifier ?? plain, suffix: "Constraint")
    }

    /// A block's statements, in its loop if it has one.
    mutating func lines(for block: ConstraintBlock) -> [String] {
        block.wrapped(lines(block.constraints, in: block.loop), among: names.families)
    }
}

extension ConstraintBlock {
    /// Statements inside the block's loop.
    func wrapped(_ lines: [String], among families: [PrintedFamily]) -> [String] {
        guard let loop, !lines.isEmpty else { return lines }
        return [loop.head(among: families)] + SwiftText.indented(lines) + ["}"]
    }
}

extension NSLayoutConstraint.Relation {
    /// As in `constraint(equalTo:)`.
    var words: String {
        switch self {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }
}
