import UIKit

extension PropertyValue {
    /// The entry of a property with this value, line by line.
    func lines(of property: Property) -> [String] {
        if case .text(let text?) = self { return YAMLText.entry(property.name, text: text) }
        guard case .each(let values) = self else { return ["\(property.name): \(text(of: property.kind))"] }
        let texts = values.map { $0.text(of: property.kind) }
        let line = "\(property.name): [\(texts.joined(separator: ", "))]"
        if line.count <= 80 { return [line] }
        return YAMLText.list(property.name, texts.map { [$0] })
    }

    /// The value on one line, as it may stand between brackets.
    private func text(of kind: PropertyKind) -> String {
        switch self {
        case .boolean(let value): return "\(value)"
        case .number(let value): return YAMLText.number(value)
        case .wholeNumber(let value): return String(value)
        case .text(let text): return text.map { YAMLText.scalar($0, isInFlow: true) } ?? "null"
        case .point(let point): return PropertyValue.list([point.x, point.y])
        case .size(let size): return PropertyValue.list([size.width, size.height])
        case .rectangle(let rect): return PropertyValue.list(rect)
        case .insets(let insets):
            return PropertyValue.sides([
                ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
                ("right", insets.right),
            ])
        case .directionalInsets(let insets):
            return PropertyValue.sides([
                ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
                ("trailing", insets.trailing),
            ])
        case .color(let color): return ColorText.text(color)
        case .font(let font): return PropertyValue.font(font)
        case .priorities(let priorities):
            let parts = [("horizontal", priorities.horizontal), ("vertical", priorities.vertical)]
            return PropertyValue.map(
                parts.compactMap { name, priority in
                    priority.map { (name, YAMLText.number(Double($0.rawValue))) }
                })
        case .option(let index): return PropertyValue.words(of: kind)[index]
        case .options(let indices):
            let words = PropertyValue.words(of: kind)
            return "[" + indices.map { words[$0] }.joined(separator: ", ") + "]"
        case .each(let values): return "[" + values.map { $0.text(of: kind) }.joined(separator: ", ") + "]"
        }
    }

    private static func words(of kind: PropertyKind) -> [String] {
        switch kind {
        case .option(let words), .options(let words): words
        default: []
        }
    }

    /// `[20, 520, 335, 460]`
    static func list(_ rect: CGRect) -> String {
        list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    static func list(_ numbers: [CGFloat]) -> String {
        "[" + numbers.map { YAMLText.number(Double($0)) }.joined(separator: ", ") + "]"
    }

    /// Sides that are not 0.
    static func sides(_ sides: [(String, CGFloat)]) -> String {
        map(sides.filter { $0.1 != 0 }.map { ($0.0, YAMLText.number(Double($0.1))) })
    }

    static func map(_ entries: [(String, String)]) -> String {
        "{" + entries.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + "}"
    }

    private static func font(_ font: UIFont) -> String {
        let size = YAMLText.number(Double(font.pointSize))
        if font.weight == .regular, !font.isItalic { return size }
        var entries = [("size", size)]
        if let weight = FontWeights.all.first(where: { $0.weight == font.weight }), font.weight != .regular {
            entries.append(("weight", weight.name))
        }
        if font.isItalic { entries.append(("style", "italic")) }
        return map(entries)
    }
}

extension ColorText {
    /// A colour by UIKit's name if it has one, else as `#RRGGBB` or `#RRGGBBAA`.
    static func text(_ color: UIColor) -> String {
        let named = UIColor.named.first { $0.color === color } ?? UIColor.named.first { $0.color == color }
        if let named { return named.name }
        let parts = [color.red, color.green, color.blue] + (color.opacity < 1 ? [color.opacity] : [])
        let digits = parts.map { part in
            let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return byte.count == 1 ? "0" + byte : byte
        }
        return "\"#\(digits.joined())\""
    }
}
