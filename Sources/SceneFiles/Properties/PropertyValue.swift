import UIKit

/// What a property is set to.
enum PropertyValue: Sendable {
    case boolean(Bool)
    case number(Double)
    case wholeNumber(Int)
    case text(String?)
    case point(CGPoint)
    case size(CGSize)
    case rectangle(CGRect)
    case insets(UIEdgeInsets)
    case directionalInsets(NSDirectionalEdgeInsets)
    case color(UIColor)
    case font(UIFont)
    case priorities(AxisPriorities)
    /// The place among the words of the property's kind.
    case option(Int)
    /// The places among the words of the property's kind.
    case options([Int])
    /// One for each view of a repeat; if there are fewer, they are gone through again.
    indirect case each([PropertyValue])

    /// A priority for each axis that the file names.
    struct AxisPriorities: Sendable {
        var horizontal: UILayoutPriority?
        var vertical: UILayoutPriority?
    }
}

/// How a property's value is written.
enum PropertyKind: Sendable {
    case boolean, number, wholeNumber, text, point, size, rectangle, insets, directionalInsets, color, font,
        priorities
    /// One of UIKit's case names.
    case option([String])
    /// Any number of UIKit's case names.
    case options([String])

    /// Whether views of a repeat can have one each: where a value is no list itself.
    fileprivate var takesLists: Bool {
        switch self {
        case .text, .color: true
        default: false
        }
    }
}

extension NodeReader {
    /// Whether there are only numbers, as some write a colour by its parts.
    private func isOfNumbers(_ nodes: [YAMLNode]) -> Bool {
        nodes.allSatisfy { $0.scalar.map { Double($0.text) != nil } ?? false }
    }

    /// The value of a property of `kind` that a node stands for.
    mutating func value(_ node: YAMLNode, of property: Property) -> PropertyValue? {
        if property.kind.takesLists, case .list(let elements) = node.content, !elements.isEmpty,
            !isOfNumbers(elements)
        {
            var values: [PropertyValue] = []
            for element in elements { values += value(element, of: property).map { [$0] } ?? [] }
            return values.count == elements.count ? .each(values) : nil
        }
        return switch property.kind {
        case .boolean: boolean(node).map { .boolean($0) }
        case .number: number(node).map { .number($0) }
        case .wholeNumber: wholeNumber(node).map { .wholeNumber($0) }
        case .text: text(node).map { .text($0) }
        case .point: point(node).map { .point($0) }
        case .size: size(node).map { .size($0) }
        case .rectangle: rectangle(node).map { .rectangle($0) }
        case .insets: insets(node).map { .insets($0) }
        case .directionalInsets: directionalInsets(node).map { .directionalInsets($0) }
        case .color: color(node).map { .color($0) }
        case .font: font(node).map { .font($0) }
        case .priorities: priorities(node).map { .priorities($0) }
        case .option(let words): option(node, of: property.name, among: words).map { .option($0) }
        case .options: reject(node, expected: "a statement")
        }
    }
}
