import UIKit

/// Which view is in which, in printed code.
@MainActor struct PrintedHierarchy {
    let layout: PrintedLayout
    let names: PrintedNames

    /// A view that is added to another.
    private struct Addition: Hashable {
        var superview: PrintedItem
        var subview: PrintedItem
        let isArranged: Bool
        var customSpacing: CGFloat?
    }

    /// `scroll.addSubview(container)`, in the order of the tree.
    var lines: [String] {
        var lines: [String] = []
        var done: Set<PrintedItem> = []
        for entry in layout.named {
            guard let item = names.item(entry.item), !done.contains(item) else { continue }
            guard let view = entry.item as? UIView else {
                if let owner = (entry.item as? UILayoutGuide)?.owningView.flatMap(names.item) {
                    lines.append("\(names.text(owner)).addLayoutGuide(\(names.text(item)))")
                }
                continue
            }
            if let looped = loop(over: item) {
                done.formUnion(looped.items)
                lines += looped.lines
            } else {
                done.insert(item)
                lines += self.lines(for: additions(to: view))
            }
        }
        return lines
    }

    private func additions(to view: UIView) -> [Addition] {
        guard let superview = names.item(view) else { return [] }
        let stack = view as? UIStackView
        return view.subviews.compactMap { subview in
            names.item(subview).map { item in
                let isArranged = stack?.arrangedSubviews.contains { $0 === subview } ?? false
                let spacing = stack?.customSpacing(after: subview)
                return Addition(
                    superview: superview, subview: item, isArranged: isArranged,
                    customSpacing: spacing == UIStackView.spacingUseDefault ? nil : spacing)
            }
        }
    }

    /// Additions one after another; of a whole array in a loop.
    private func lines(for additions: [Addition]) -> [String] {
        var lines: [String] = []
        var rest = additions[...]
        while let addition = rest.first {
            let family = names.families[addition.subview.family]
            if let count = family.count, count > 1, rest.count >= count {
                let run = Array(rest.prefix(count))
                let isWhole = run.enumerated().allSatisfy { place, entry in
                    entry.subview.family == addition.subview.family && entry.subview.element == place
                        && entry.isArranged == addition.isArranged
                        && entry.customSpacing == addition.customSpacing
                }
                if isWhole {
                    let loop = PrintedLoop(
                        family: addition.subview.family, range: 0..<count, style: .elements)
                    var body = addition
                    body.subview.indices = [.relative(0)]
                    lines.append(loop.head(among: names.families))
                    lines += SwiftText.indented(self.lines(for: body, in: loop))
                    lines.append("}")
                    rest = rest.dropFirst(count)
                    continue
                }
            }
            lines += self.lines(for: addition, in: nil)
            rest = rest.dropFirst()
        }
        return lines
    }

    private func lines(for addition: Addition, in loop: PrintedLoop?) -> [String] {
        let superview = names.text(addition.superview, in: loop)
        let subview = names.text(addition.subview, in: loop)
        let call = addition.isArranged ? "addArrangedSubview" : "addSubview"
        let spacing = addition.customSpacing.map {
            ["\(superview).setCustomSpacing(\(SwiftText.number($0)), after: \(subview))"]
        }
        return ["\(superview).\(call)(\(subview))"] + (spacing ?? [])
    }

    /// One loop for all elements of an array that have the same in them.
    private func loop(over item: PrintedItem) -> (lines: [String], items: [PrintedItem])? {
        let family = names.families[item.family]
        guard let count = family.count, count > 1, item.element == 0 else { return nil }
        let all = family.items.map { ($0 as? UIView).map(additions) ?? [] }
        let forms = all.enumerated().map { place, additions in
            additions.map { addition -> Addition in
                var form = addition
                form.superview.indices = [.relative(0)]
                if addition.subview.indices.first == .fixed(place) { form.subview.indices[0] = .relative(0) }
                return form
            }
        }
        guard !forms[0].isEmpty, forms.allSatisfy({ $0 == forms[0] }) else { return nil }
        let loop = PrintedLoop(family: item.family, range: 0..<count).styled(
            for: forms[0].flatMap { [$0.superview, $0.subview] }, among: names.families)
        let body = forms[0].flatMap { lines(for: $0, in: loop) }
        let items = family.items.compactMap(names.item)
        return ([loop.head(among: names.families)] + SwiftText.indented(body) + ["}"], items)
    }
}
