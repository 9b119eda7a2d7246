import UIKit

/// One view or guide, or several that are elements of an array.
struct PrintedFamily {
    /// The variable: `container`, or `boxes` for several.
    let identifier: String
    /// What one of several is called in a loop.
    let element: String
    /// UIKit's class.
    let className: String
    /// How many there are for each index; empty for one alone.
    let counts: [Int]
    /// In the order of their indices, the last one counting fastest.
    var items: [AnyObject] = []

    /// How many there are, if they have one index.
    var count: Int? { counts.count == 1 ? counts[0] : nil }
    /// How many there are of the first index.
    var outerCount: Int? { counts.first }
}

/// A view or guide in printed code: which family's, which element, and which of UIKit's guides of it.
struct PrintedItem: Hashable {
    /// An index: a number, or a distance from a loop's variable.
    enum Index: Hashable {
        case fixed(Int)
        case relative(Int)
    }

    let family: Int
    var indices: [Index]
    /// `safeAreaLayoutGuide`; nil for the view itself.
    var guide: String?

    /// The same item without the guide.
    var owner: PrintedItem { PrintedItem(family: family, indices: indices) }
    /// The first index, if it is a number.
    var outerElement: Int? {
        guard case .fixed(let element)? = indices.first else { return nil }
        return element
    }
    /// The only index, if it is a number.
    var element: Int? {
        guard indices.count == 1, case .fixed(let element) = indices[0] else { return nil }
        return element
    }
}

/// What the views and guides of a layout are called in printed code.
@MainActor struct PrintedNames {
    private(set) var families: [PrintedFamily] = []
    private var items: [ObjectIdentifier: PrintedItem] = [:]
    private var metrics: [String: String] = [:]
    /// Identifiers that are taken; printers take more for constraints.
    var identifiers = SwiftIdentifiers()

    init(of layout: PrintedLayout) {
        add(layout.root, counts: [], identifier: "view", element: "view")
        for metric in layout.metrics {
            metrics[metric.name] = identifiers.identifier(for: metric.name, suffix: "Length")
        }
        let rest = layout.named.dropFirst()
        let groups = PrintedNames.groups(of: Array(rest))
        for entry in rest where items[ObjectIdentifier(entry.item)] == nil {
            let (base, indices) = PrintedNames.parts(of: entry.name)
            if !indices.isEmpty, let group = groups[base] {
                addArray(group, named: base)
            } else {
                addSingle(entry)
            }
        }
    }

    /// A metric's variable.
    func metric(_ name: String) -> String? { metrics[name] }

    private mutating func add(
        _ item: AnyObject, counts: [Int], identifier: String, element: String
    ) {
        items[ObjectIdentifier(item)] = PrintedItem(family: families.count, indices: [])
        families.append(
            PrintedFamily(
                identifier: identifier, element: element, className: PrintedNames.className(of: item),
                counts: counts, items: [item]))
    }

    private mutating func addSingle(_ entry: PrintedLayout.Named) {
        let className = PrintedNames.className(of: entry.item)
        let suffix = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
        let isNumbered = entry.name.hasPrefix(className + "-")
        let word = suffix.prefix(1).lowercased() + suffix.dropFirst()
        let name = isNumbered ? word + entry.name.dropFirst(className.count + 1) : entry.name
        let identifier = identifiers.identifier(for: name, suffix: suffix)
        add(entry.item, counts: [], identifier: identifier, element: identifier)
    }

    private mutating func addArray(_ group: Group, named base: String) {
        let word = SwiftIdentifiers.legal(base)
        let several = SwiftIdentifiers.plural(word)
        let plural = identifiers.identifier(
            for: identifiers.isFree(several) ? several : word + "List", suffix: "All")
        let element = word == plural || !identifiers.isFree(word) ? "element" : word
        identifiers.reserve(word)
        for (place, item) in group.items.enumerated() {
            var indices: [Int] = []
            var rest = place
            for count in group.counts.reversed() {
                indices.insert(rest % count, at: 0)
                rest /= count
            }
            items[ObjectIdentifier(item)] = PrintedItem(
                family: families.count, indices: indices.map { .fixed($0) })
        }
        families.append(
            PrintedFamily(
                identifier: plural, element: element, className: group.className, counts: group.counts,
                items: group.items))
    }

    private static func className(of item: AnyObject) -> String {
        (item as? UIView).map { UIKitClass(of: $0).name } ?? "UILayoutGuide"
    }

    // MARK: - Arrays

    /// Items whose names differ by their indices alone.
    private struct Group {
        let className: String
        let counts: [Int]
        let items: [AnyObject]
    }

    /// Those that make whole arrays of one class, by the name without indices.
    private static func groups(of named: [PrintedLayout.Named]) -> [String: Group] {
        var members: [String: [(indices: [Int], item: AnyObject)]] = [:]
        for entry in named {
            let (base, indices) = parts(of: entry.name)
            if !indices.isEmpty { members[base, default: []].append((indices, entry.item)) }
        }
        return members.compactMapValues { members in
            let depth = members[0].indices.count
            guard members.allSatisfy({ $0.indices.count == depth }) else { return nil }
            let counts = (0..<depth).map { place in members.reduce(0) { max($0, $1.indices[place] + 1) } }
            let sorted = members.sorted { $0.indices.lexicographicallyPrecedes($1.indices) }
            let classNames = Set(members.map { className(of: $0.item) })
            let isStated = members.contains { ($0.item as? UIView)?.statedIntrinsicContentSize != nil }
            guard counts.reduce(1, *) == members.count, classNames.count == 1, !isStated,
                zip(sorted, sorted.dropFirst()).allSatisfy({ $0.indices != $1.indices })
            else { return nil }
            return Group(
                className: className(of: members[0].item), counts: counts, items: sorted.map(\.item))
        }
    }

    /// `box[3][1]` as `box`, 3 and 1.
    private static func parts(of name: String) -> (base: String, indices: [Int]) {
        guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "[") else { return (name, []) }
        let texts = name[bracket...].dropFirst().dropLast().components(separatedBy: "][")
        let indices = texts.compactMap { Int($0) }
        return indices.count == texts.count ? (String(name[..<bracket]), indices) : (name, [])
    }

    // MARK: - Looking up

    /// A view or guide as an item; nil for one that the layout does not have.
    func item(_ object: AnyObject) -> PrintedItem? {
        if let item = items[ObjectIdentifier(object)] { return item }
        guard let guide = object as? UILayoutGuide, let owner = guide.owningView,
            var item = items[ObjectIdentifier(owner)]
        else { return nil }
        let scrollView = owner as? UIScrollView
        item.guide =
            if guide === scrollView?.contentLayoutGuide {
                "contentLayoutGuide"
            } else if guide === scrollView?.frameLayoutGuide {
                "frameLayoutGuide"
            } else if guide === owner.safeAreaLayoutGuide {
                "safeAreaLayoutGuide"
            } else if guide === owner.layoutMarginsGuide {
                "layoutMarginsGuide"
            } else {
                "readableContentGuide"
            }
        return item
    }

    /// The view or guide that an item is.
    func object(_ item: PrintedItem) -> AnyObject {
        let family = families[item.family]
        var place = 0
        for (index, count) in zip(item.indices, family.counts) {
            if case .fixed(let number) = index { place = place * count + number }
        }
        return family.items[place]
    }

    /// The item in Swift; `loop` says what indices are called that count from its variable.
    func text(_ item: PrintedItem, in loop: PrintedLoop? = nil) -> String {
        let family = families[item.family]
        let name: String
        if let loop, item.indices.contains(where: { if case .relative = $0 { true } else { false } }) {
            name = loop.text(item, of: family)
        } else {
            name =
                family.identifier
                + item.indices.map { if case .fixed(let number) = $0 { "[\(number)]" } else { "" } }.joined()
        }
        return item.guide.map { "\(name).\($0)" } ?? name
    }
}
