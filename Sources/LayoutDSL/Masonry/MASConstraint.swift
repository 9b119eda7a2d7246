import UIKit

/// What one statement of a maker says: one constraint, or several that are said at once.
///
/// Attributes come first, then the relation, then what is added and multiplied and how much it matters; those may be
/// said again of a constraint that is installed, as far as UIKit lets it change.
@MainActor public final class MASConstraint {
    private(set) var parts: [MASConstraintPart]
    private let firstView: UIView
    private var hasRelation = false

    init(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
        firstView = view
        parts = attributes.map { MASConstraintPart(view, $0) }
    }

    /// Several statements as one, as `group` gives them.
    init(_ view: UIView, of constraints: [MASConstraint]) {
        firstView = view
        parts = constraints.flatMap(\.parts)
        hasRelation = constraints.contains(where: \.hasRelation)
    }

    private func forEachPart(_ change: (MASConstraintPart) -> Void) -> MASConstraint {
        parts.forEach(change)
        return self
    }

    // MARK: - More attributes

    private func and(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
        if hasRelation {
            fatalError(
                "\(firstView): attributes are chained before the relation, and '\(attribute)' came after it")
        }
        parts.append(MASConstraintPart(firstView, attribute))
        return self
    }

    public func left() -> MASConstraint { and(.left) }
    public func top() -> MASConstraint { and(.top) }
    public func right() -> MASConstraint { and(.right) }
    public func bottom() -> MASConstraint { and(.bottom) }
    public func leading() -> MASConstraint { and(.leading) }
    public func trailing() -> MASConstraint { and(.trailing) }
    public func width() -> MASConstraint { and(.width) }
    public func height() -> MASConstraint { and(.height) }
    public func centerX() -> MASConstraint { and(.centerX) }
    public func centerY() -> MASConstraint { and(.centerY) }
    public func baseline() -> MASConstraint { and(.lastBaseline) }
    public func lastBaseline() -> MASConstraint { and(.lastBaseline) }
    public func firstBaseline() -> MASConstraint { and(.firstBaseline) }
    public func leftMargin() -> MASConstraint { and(.leftMargin) }
    public func rightMargin() -> MASConstraint { and(.rightMargin) }
    public func topMargin() -> MASConstraint { and(.topMargin) }
    public func bottomMargin() -> MASConstraint { and(.bottomMargin) }
    public func leadingMargin() -> MASConstraint { and(.leadingMargin) }
    public func trailingMargin() -> MASConstraint { and(.trailingMargin) }
    public func centerXWithinMargins() -> MASConstraint { and(.centerXWithinMargins) }
    public func centerYWithinMargins() -> MASConstraint { and(.centerYWithinMargins) }

    /// A word for the reader, which changes nothing.
    public func with() -> MASConstraint { self }
    /// A word for the reader, which changes nothing.
    public func and() -> MASConstraint { self }

    // MARK: - The relation

    /// The right side: a view, for the same attribute of it; an attribute of a view; a number, size, point or insets;
    /// or an array of these, which makes a constraint for each.
    public func equalTo() -> MASWord<Any?> { MASWord { self.relate(.equal, $0) } }
    public func greaterThanOrEqualTo() -> MASWord<Any?> { MASWord { self.relate(.greaterThanOrEqual, $0) } }
    public func lessThanOrEqualTo() -> MASWord<Any?> { MASWord { self.relate(.lessThanOrEqual, $0) } }

    /// The same; in Objective-C the prefix says that a number may stand there unboxed.
    public func mas_equalTo() -> MASWord<Any?> { equalTo() }
    public func mas_greaterThanOrEqualTo() -> MASWord<Any?> { greaterThanOrEqualTo() }
    public func mas_lessThanOrEqualTo() -> MASWord<Any?> { lessThanOrEqualTo() }

    private func relate(_ relation: NSLayoutConstraint.Relation, _ target: Any?) -> MASConstraint {
        let targets: [Any?] = (target as? [Any])?.map(Optional.some) ?? [target]
        parts = parts.flatMap { part in targets.map { part.related(relation, to: $0) } }
        hasRelation = true
        return self
    }

    // MARK: - What is added and multiplied

    /// Adds a number of points to the right side.
    public func offset() -> MASWord<CGFloat> {
        MASWord { offset in self.forEachPart { $0.constant = offset } }
    }

    public func mas_offset() -> MASWord<Any?> { valueOffset() }

    /// Adds a number, a size, a point or insets, each to the attributes that it has something for.
    public func valueOffset() -> MASWord<Any?> {
        MASWord { value in self.forEachPart { $0.setConstant(value) } }
    }

    /// Moves edges inwards.
    public func insets() -> MASWord<UIEdgeInsets> {
        MASWord { insets in self.forEachPart { $0.setInsets(insets) } }
    }

    /// Moves edges inwards by the same number of points.
    public func inset() -> MASWord<CGFloat> {
        MASWord { inset in
            self.forEachPart {
                $0.setInsets(UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
            }
        }
    }

    /// Adds to width and height; other attributes stay.
    public func sizeOffset() -> MASWord<CGSize> {
        MASWord { size in self.forEachPart { $0.setConstant(size) } }
    }

    /// Adds to the centre; other attributes stay.
    public func centerOffset() -> MASWord<CGPoint> {
        MASWord { point in self.forEachPart { $0.setConstant(point) } }
    }

    public func multipliedBy() -> MASWord<CGFloat> {
        MASWord { factor in self.forEachPart { $0.multiplier = factor } }
    }

    public func dividedBy() -> MASWord<CGFloat> {
        MASWord { divisor in self.forEachPart { $0.multiplier = 1 / divisor } }
    }

    // MARK: - How much it matters, and what it is called

    public func priority() -> MASWord<UILayoutPriority> {
        MASWord { priority in self.forEachPart { $0.priority = priority } }
    }

    /// 250
    public func priorityLow() -> MASWord<Void> { MASWord { self.priority()(.defaultLow) ?? self } }
    /// 500
    public func priorityMedium() -> MASWord<Void> { MASWord { self.priority()(500) ?? self } }
    /// 750
    public func priorityHigh() -> MASWord<Void> { MASWord { self.priority()(.defaultHigh) ?? self } }

    /// A name for messages; of several constraints each has its number behind it.
    public func key() -> MASWord<String> {
        MASWord { key in
            for (index, part) in self.parts.enumerated() {
                part.key = self.parts.count == 1 ? key : "\(key)[\(index)]"
            }
            return self
        }
    }

    // MARK: - Installing

    /// Activates it, as a constraint of its view.
    public func install() { parts.forEach { $0.install(updating: false) } }

    /// Activates it, or where an active constraint says the same but for the constant, changes that.
    func update() { parts.forEach { $0.install(updating: true) } }

    /// Turns it off.
    public func uninstall() { parts.forEach { $0.uninstall() } }

    public func activate() { install() }
    public func deactivate() { uninstall() }
}
