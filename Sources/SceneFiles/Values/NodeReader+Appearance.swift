import UIKit

extension NodeReader {
    /// A colour: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or one of UIKit's names.
    mutating func color(_ node: YAMLNode) -> UIColor? {
        guard let scalar = node.scalar else { return reject(node, expected: "a colour") }
        if scalar.isPlain, scalar.text.isEmpty {
            report(.commentedColor, at: node)
            return nil
        }
        if let color = ColorText.color(scalar.text) { return color }
        let nearest = suggestions.nearest(to: scalar.text, among: UIColor.named.map(\.name))
        report(.color(scalar.text, nearest: nearest), at: node)
        return nil
    }

    /// A font: its size, or `{size, weight, style}`; what is absent is as in labels.
    mutating func font(_ node: YAMLNode) -> UIFont? {
        guard case .map = node.content else {
            return fontSize(node).map { UIFont.systemFont(ofSize: $0) }
        }
        let known = ["size", "weight", "style"]
        guard let entries = entries(of: node, expected: "a size or {size, weight, style}", known: known)
        else {
            return nil
        }
        let before = faults.count
        let size = entries["size"].flatMap { fontSize($0) } ?? UIFont.labelFontSize
        let weight = entries["weight"].flatMap {
            option($0, of: "weight", among: FontWeights.all.map(\.name))
        }
        let style = entries["style"].flatMap { option($0, of: "style", among: ["normal", "italic"]) }
        guard faults.count == before else { return nil }
        return UIFont(
            pointSize: size, weight: weight.map { FontWeights.all[$0].weight } ?? .regular,
            isItalic: style == 1)
    }

    private mutating func fontSize(_ node: YAMLNode) -> CGFloat? {
        guard let size = number(node, expected: "a font's size") else { return nil }
        guard size > 0 else {
            report(.outside("a font's size", range: "above 0", found: node.summary), at: node)
            return nil
        }
        return CGFloat(size)
    }

    /// Priorities `{horizontal, vertical}`, of which either may be absent.
    mutating func priorities(_ node: YAMLNode) -> PropertyValue.AxisPriorities? {
        let known = ["horizontal", "vertical"]
        guard let entries = entries(of: node, expected: "{horizontal, vertical}", known: known) else {
            return nil
        }
        let before = faults.count
        let horizontal = entries["horizontal"].flatMap { priority($0) }
        let vertical = entries["vertical"].flatMap { priority($0) }
        guard faults.count == before else { return nil }
        return PropertyValue.AxisPriorities(horizontal: horizontal, vertical: vertical)
    }

    private mutating func priority(_ node: YAMLNode) -> UILayoutPriority? {
        if let word = node.scalar?.text, let priority = PriorityWords.priority(for: word) { return priority }
        guard let value = number(node, expected: "a priority") else { return nil }
        guard let priority = PriorityWords.priority(value) else {
            report(.outside("a priority", range: PriorityWords.range, found: node.summary), at: node)
            return nil
        }
        return priority
    }
}

/// UIKit's weights of fonts by name.
enum FontWeights {
    static let all: [(name: String, weight: UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
