import UIKit

/// The views in printed code: how they are made, what is set, and which is in which.
@MainActor struct PrintedViews {
    let layout: PrintedLayout
    let names: PrintedNames
    /// The views for which `translatesAutoresizingMaskIntoConstraints` has to be turned off by hand.
    let flagged: Set<ObjectIdentifier>

    // MARK: - Making

    /// `let box = UIView()`, `let boxes = (0..<5).map { _ in UIView() }`.
    var declarations: [String] {
        names.families.dropFirst().map { family in
            let isStated = (family.items[0] as? UIView)?.statedIntrinsicContentSize != nil
            var value = (isStated ? PrintedViews.sizedName(family.className) : family.className) + "()"
            for count in family.counts.reversed() { value = "(0..<\(count)).map { _ in \(value) }" }
            return "let \(family.identifier) = \(value)"
        }
    }

    private static func sizedName(_ className: String) -> String { "Sized" + className.dropFirst(2) }

    /// The classes of views whose content has a size that only a subclass can say.
    var sizedClasses: [String] {
        var known: Set<String> = []
        return names.families.flatMap { family -> [String] in
            guard (family.items[0] as? UIView)?.statedIntrinsicContentSize != nil,
                known.insert(family.className).inserted
            else { return [] }
            return [
                "",
                "/// A view that asks for a size.",
                "private final class \(PrintedViews.sizedName(family.className)): \(family.className) {",
                "    var contentSizeToAskFor = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }",
                "    override var intrinsicContentSize: CGSize { contentSizeToAskFor }",
                "}",
            ]
        }
    }

    // MARK: - Properties

    /// What is set of the views, arrays in loops where they are alike.
    var properties: [String] { names.families.flatMap(properties) }

    private func properties(of family: PrintedFamily) -> [String] {
        let all = family.items.map(statements)
        guard !family.counts.isEmpty else { return all[0].map { family.identifier + $0.text } }
        let shared = all[0].filter { statement in all.allSatisfy { $0.contains(statement) } }
        var lines: [String] = []
        if !shared.isEmpty, all.count > 1 {
            let (heads, element) = loop(over: family)
            lines += heads.enumerated().map { String(repeating: "    ", count: $0) + $1 }
            lines += SwiftText.indented(shared.map { element + $0.text }, by: heads.count)
            lines += heads.indices.reversed().map { String(repeating: "    ", count: $0) + "}" }
        }
        var done = all.count > 1 ? Set(shared) : []
        for statement in all.flatMap({ $0 }) where !done.contains(statement) && family.counts.count == 1 {
            guard let row = row(of: statement.head, in: all), let noun = PrintedViews.noun(statement.head)
            else {
                continue
            }
            done.formUnion(row)
            lines += PrintedViews.pairs(
                of: family, with: row, called: noun == family.element ? "value" : noun)
        }
        for (item, statements) in zip(family.items, all) {
            let rest = statements.filter { !done.contains($0) }
            if let item = names.item(item) { lines += rest.map { names.text(item) + $0.text } }
        }
        return lines
    }

    private func statements(of item: AnyObject) -> [PrintedProperties.Statement] {
        guard let view = item as? UIView else { return [] }
        return PrintedProperties(
            of: view, isRoot: view === layout.root, needsFlag: flagged.contains(ObjectIdentifier(view))
        ).statements
    }

    /// The loops over all elements, and what an element is called in them.
    private func loop(over family: PrintedFamily) -> (heads: [String], element: String) {
        var heads: [String] = []
        var name = family.identifier
        for place in family.counts.indices {
            let isLast = place == family.counts.count - 1
            let element = isLast ? family.element : family.element + "Group"
            heads.append("for \(element) in \(name) {")
            name = element
        }
        return (heads, name)
    }

    /// Statements of all elements that begin alike, one each; nil if some element has none.
    private func row(
        of head: String, in all: [[PrintedProperties.Statement]]
    ) -> [PrintedProperties.Statement]? {
        let row = all.compactMap { statements in statements.first { $0.head == head } }
        return row.count == all.count && row.count > 1 ? row : nil
    }

    /// What one of the values is called that differ from element to element.
    private static func noun(_ head: String) -> String? {
        switch head {
        case ".text = ": "text"
        case ".backgroundColor = ", ".textColor = ": "color"
        default: nil
        }
    }

    /// A loop that gives each element a value of its own.
    private static func pairs(
        of family: PrintedFamily, with row: [PrintedProperties.Statement], called noun: String
    ) -> [String] {
        let values = row.enumerated().map { place, entry in
            place == 0 && entry.value.hasPrefix(".") ? "UIColor" + entry.value : entry.value
        }
        let list = "[\(values.joined(separator: ", "))]"
        let name = family.identifier
        let body = ["    \(family.element)\(row[0].head)\(noun)", "}"]
        if list.count < 60 { return ["for (\(family.element), \(noun)) in zip(\(name), \(list)) {"] + body }
        return ["for (\(family.element), \(noun)) in zip(", "    \(name),", "    ["]
            + SwiftText.indented(values.map { $0 + "," }, by: 2) + ["    ]", ") {"] + body
    }
}
