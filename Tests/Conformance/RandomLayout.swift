import Testing

@testable import UIKit

/// A layout as a value, from which the same views can be made any number of times.
struct RandomLayout {
    enum Kind {
        case plain, scroll
        case label(lines: Int)
        case stack(NSLayoutConstraint.Axis, UIStackView.Distribution, UIStackView.Alignment, spacing: CGFloat)
    }

    /// A view, and the index of its superview; the root is 0 and has none.
    struct Item {
        let parent: Int
        let kind: Kind
        var text = ""
        var isHidden = false
    }

    /// A constraint between items.
    struct Rule {
        let first: Int
        let attribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let second: Int?
        let other: NSLayoutConstraint.Attribute
        var multiplier: CGFloat = 1
        var constant: CGFloat
        var priority: Float = 1000
    }

    /// One thing that a program does to a layout.
    enum Change {
        case constant(rule: Int, CGFloat)
        case toggle(rule: Int)
        case hide(item: Int, Bool)
        case text(item: Int, String)
        case resize(CGSize)
    }

    var items: [Item] = [Item(parent: 0, kind: .plain)]
    var rules: [Rule] = []
    /// The rules that are on, in the order in which they were turned on.
    var active: [Int] = []
    var size = CGSize(width: 320, height: 480)

    func isArranged(_ item: Int) -> Bool {
        if case .stack = items[items[item].parent].kind { return true }
        return false
    }

    /// Whether a rule that is on ties something inside an item to one of its edges.
    func ties(to attribute: NSLayoutConstraint.Attribute, of item: Int) -> Bool {
        active.map { rules[$0] }.contains {
            $0.second == item && $0.other == attribute && items[$0.first].parent == item
        }
    }

    mutating func apply(_ change: Change) {
        switch change {
        case .constant(let rule, let constant): rules[rule].constant = constant
        case .toggle(let rule):
            let before = active.count
            active.removeAll { $0 == rule }
            if active.count == before { active.append(rule) }
        case .hide(let item, let isHidden): items[item].isHidden = isHidden
        case .text(let item, let text): items[item].text = text
        case .resize(let size): self.size = size
        }
    }
}

// MARK: - Making one

extension RandomLayout {
    static func random(_ random: inout SeededNumbers) -> RandomLayout {
        var layout = RandomLayout()
        for _ in 0..<Int.random(in: 3...9, using: &random) { layout.addItem(&random) }
        for item in layout.items.indices.dropFirst() { layout.addRules(for: item, &random) }
        layout.active = layout.rules.indices.filter { _ in Int.random(in: 0..<30, using: &random) > 0 }
        return layout
    }

    private mutating func addItem(_ random: inout SeededNumbers) {
        // Labels hold nothing.
        let parents = items.indices.filter { if case .label = items[$0].kind { false } else { true } }
        let parent = parents.randomElement(using: &random) ?? 0
        var item = Item(parent: parent, kind: RandomLayout.kind(&random))
        item.text = RandomLayout.text(&random)
        items.append(item)
    }

    private static func kind(_ random: inout SeededNumbers) -> Kind {
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        let distributions: [UIStackView.Distribution] = [.fill, .fillEqually, .equalSpacing, .equalCentering]
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing, .firstBaseline]
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .scroll
        case 1, 2: return .label(lines: Int.random(in: 0...2, using: &random))
        case 3:
            return .stack(
                axes[Int.random(in: 0..<2, using: &random)],
                distributions[Int.random(in: 0..<4, using: &random)],
                alignments[Int.random(in: 0..<5, using: &random)],
                spacing: CGFloat(Int.random(in: 0...10, using: &random)))
        default: return .plain
        }
    }

    static func text(_ random: inout SeededNumbers) -> String {
        let words = ["a", "loaf", "of", "bread", "京都", "scrolling"]
        return (0..<Int.random(in: 0...8, using: &random)).map { _ in
            words.randomElement(using: &random) ?? ""
        }
        .joined(separator: " ")
    }

    /// Two rules an axis that place the item, of some kinds and priorities; now and then one too few or too many.
    private mutating func addRules(for item: Int, _ random: inout SeededNumbers) {
        let axes: [[NSLayoutConstraint.Attribute]] = [
            [.leading, .trailing, .centerX, .width], [.top, .bottom, .centerY, .height],
        ]
        for attributes in axes {
            let chosen = attributes.shuffled(using: &random).prefix(
                [2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3].randomElement(using: &random) ?? 2)
            for attribute in chosen where !isArranged(item) || attribute.isSize {
                rules.append(rule(item, attribute, &random))
            }
        }
    }

    private func rule(
        _ item: Int, _ attribute: NSLayoutConstraint.Attribute, _ random: inout SeededNumbers
    ) -> Rule {
        let relations: [NSLayoutConstraint.Relation] = [.greaterThanOrEqual, .lessThanOrEqual]
        let isExact = Int.random(in: 0..<8, using: &random) > 0
        let relation = isExact ? .equal : relations.randomElement(using: &random) ?? .equal
        let priority: Float = [1000, 1000, 1000, 999, 750, 500, 250].randomElement(using: &random) ?? 1000
        if attribute.isSize, Bool.random(using: &random) {
            return Rule(
                first: item, attribute: attribute, relation: relation, second: nil, other: .notAnAttribute,
                constant: CGFloat(Int.random(in: 0...150, using: &random)), priority: priority)
        }
        // An earlier sibling now and then, else the superview.
        let siblings = items.indices.filter { $0 < item && $0 > 0 && items[$0].parent == items[item].parent }
        let usesSibling = !isArranged(item) && Int.random(in: 0..<3, using: &random) == 0
        let second =
            usesSibling ? siblings.randomElement(using: &random) ?? items[item].parent : items[item].parent
        return Rule(
            first: item, attribute: attribute, relation: relation, second: second, other: attribute,
            multiplier: attribute.isSize ? [1, 0.5].randomElement(using: &random) ?? 1 : 1,
            constant: CGFloat(Int.random(in: -30...30, using: &random)), priority: priority)
    }

    func randomChange(_ random: inout SeededNumbers) -> Change {
        let rule = rules.indices.randomElement(using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0...2:
            guard let rule else { return .resize(size) }
            return .constant(rule: rule, CGFloat(Int.random(in: -20...120, using: &random)))
        case 3, 4:
            guard let rule else { return .resize(size) }
            return .toggle(rule: rule)
        case 5, 6:
            let item = Int.random(in: 1..<items.count, using: &random)
            return .hide(item: item, !items[item].isHidden)
        case 7:
            let item = Int.random(in: 1..<items.count, using: &random)
            return .text(item: item, RandomLayout.text(&random))
        default:
            return .resize(CGSize(width: CGFloat(Int.random(in: 100...400, using: &random)), height: 480))
        }
    }
}
