import UIKit

/// A number in printed code, by a metric's variable or itself.
struct PrintedNumber: Hashable {
    let value: CGFloat
    /// The variable that has the value, or its negative.
    var name: String?
    var isNegated = false

    var text: String { name.map { isNegated ? "-\($0)" : $0 } ?? SwiftText.number(value) }

    var negated: PrintedNumber {
        PrintedNumber(value: value == 0 ? 0 : -value, name: name, isNegated: name != nil && !isNegated)
    }
}

/// A constraint as facts, with items that code can name.
struct PrintedConstraint: Hashable {
    var first: PrintedItem
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    var second: PrintedItem?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: PrintedNumber
    let priority: UILayoutPriority
    let identifier: String?
    let isActive: Bool
    /// Whether the second item is the view around the first.
    let isToSuperview: Bool
    /// Whether the first item is placed by its frame, so that a spelling that changes this cannot be used.
    let isFirstFramed: Bool
    /// Whether the items are guides of the program's own.
    let isFirstGuide: Bool
    let isSecondGuide: Bool

    /// Nil for a constraint whose items are not all in the layout.
    @MainActor init?(
        _ line: PrintedLayout.Line, names: PrintedNames, metrics: [(name: String, value: CGFloat)]
    ) {
        let constraint = line.constraint
        guard let firstItem = constraint.firstItem, let first = names.item(firstItem) else { return nil }
        if let secondItem = constraint.secondItem {
            guard let second = names.item(secondItem) else { return nil }
            self.second = second
        }
        self.first = first
        firstAttribute = constraint.firstAttribute
        secondAttribute = constraint.secondAttribute
        relation = constraint.relation
        multiplier = constraint.multiplier
        priority = constraint.priority
        identifier = constraint.identifier
        isActive = constraint.isActive
        let superview = (firstItem as? UIView)?.superview ?? (firstItem as? UILayoutGuide)?.owningView
        isToSuperview = constraint.secondItem != nil && constraint.secondItem === superview
        isFirstFramed = (firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints ?? false
        isFirstGuide = firstItem is UILayoutGuide && first.guide == nil
        isSecondGuide = constraint.secondItem is UILayoutGuide && second?.guide == nil
        var constant = PrintedNumber(value: constraint.constant)
        if let written = line.constant, let name = names.metric(written.metric),
            let value = metrics.first(where: { $0.name == written.metric })?.value,
            constraint.constant == (written.isNegated ? -value : value)
        {
            constant.name = name
            constant.isNegated = written.isNegated
        }
        self.constant = constant
    }

    /// The same with the first item's element as a loop's variable. Of the two ways to see the second item's
    /// index, as a distance and as a number, the first is tried first.
    func forms(among families: [PrintedFamily]) -> [PrintedConstraint] {
        guard let element = first.outerElement else { return [] }
        var fixed = self
        fixed.first.indices[0] = .relative(0)
        guard let second, let other = second.outerElement,
            families[second.family].outerCount == families[first.family].outerCount
        else { return [fixed] }
        var moving = fixed
        moving.second?.indices[0] = .relative(other - element)
        return [moving, fixed]
    }

    /// The items that a statement names.
    func items(hidingSuperview isHidden: Bool) -> [PrintedItem] {
        [first] + (isHidden ? [] : second.map { [$0] } ?? [])
    }
}
