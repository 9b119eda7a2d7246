import UIKit

extension ConstraintResolver {
    /// A view or guide that a line names, and the attribute behind it.
    struct Side {
        let item: ConstraintPlan.Item
        /// Nil where the line names the item alone.
        let attribute: AttributeName?
        /// Where the attribute stands, or the item if it stands alone.
        let offset: Int
        /// The item as the line writes it.
        let text: String
    }

    /// What a reference names; nil, and noted, if it does not exist.
    mutating func side(_ reference: ConstraintLine.Reference) -> Side? {
        guard let view = view(reference.name) else {
            checkMembers(reference.members)
            return nil
        }
        let pattern = pattern(reference, of: view)
        var guide: GuideName?
        var attribute: AttributeName?
        for (place, word) in reference.members.enumerated() {
            if let named = GuideName.named(word.text) {
                guard guide == nil, attribute == nil else {
                    report(.name(.guideOfGuide(word.text)), at: word.offset)
                    return nil
                }
                guide = named
                if !has(named, view, at: word.offset) { return nil }
            } else if place == reference.members.count - 1, let named = AttributeName.named(word.text) {
                attribute = named
                if guide != nil, let part = named.parts.first, !part.isOfGuides {
                    report(.meaning(.attributeOfGuide(word.text)), at: word.offset)
                    return nil
                }
            } else {
                reportUnknown(word, isLast: place == reference.members.count - 1)
                return nil
            }
        }
        guard let pattern else { return nil }
        let item = ConstraintPlan.Item(view: view, pattern: pattern, guide: guide)
        let offset = attribute == nil ? reference.name.offset : reference.members.last?.offset
        return Side(
            item: item, attribute: attribute, offset: offset ?? reference.name.offset,
            text: guide.map { "\(view.id).\($0.name)" } ?? view.id)
    }

    mutating func view(_ word: ConstraintLine.Word) -> NamedView? {
        if let view = views[word.text] { return view }
        if views.wasRemoved(word.text) {
            report(.name(.removedView(word.text)), at: word.offset)
            return nil
        }
        if ViewClass.isNumbered(word.text) {
            report(.name(.numberedView(word.text)), at: word.offset)
        } else {
            let nearest = nearest(to: word.text, among: views.all.lazy.map(\.id))
            report(.name(.view(word.text, nearest: nearest)), at: word.offset)
        }
        return nil
    }

    /// Notes what is wrong behind a name that is wrong itself.
    private mutating func checkMembers(_ members: [ConstraintLine.Word]) {
        for (place, word) in members.enumerated()
        where GuideName.named(word.text) == nil && AttributeName.named(word.text) == nil {
            reportUnknown(word, isLast: place == members.count - 1)
        }
    }

    private mutating func has(_ guide: GuideName, _ view: NamedView, at offset: Int) -> Bool {
        guard guide.isOfScrollViews, let viewClass = view.viewClass, !viewClass.inherits(from: "UIScrollView")
        else { return true }
        report(
            .meaning(
                .guideWithoutScrollView(guide: guide.name, view: view.id, className: viewClass.name)),
            at: offset)
        return false
    }

    private mutating func reportUnknown(_ word: ConstraintLine.Word, isLast: Bool) {
        let attributes = AttributeName.all.map(\.name)
        let guides = GuideName.all.map(\.name)
        if isLast, let hyphen = word.text.firstIndex(of: "-"),
            attributes.contains(String(word.text[..<hyphen]))
        {
            let length = word.text[..<hyphen].unicodeScalars.count
            report(.grammar(.signWithoutBlanks("-")), at: word.offset + length)
        } else if isLast {
            let nearest = nearest(to: word.text, among: attributes + guides)
            report(.name(.attribute(word.text, nearest: nearest)), at: word.offset)
        } else {
            report(.name(.guide(word.text, nearest: nearest(to: word.text, among: guides))), at: word.offset)
        }
    }

    // MARK: - Indices

    mutating func pattern(_ reference: ConstraintLine.Reference, of view: NamedView) -> IndexPattern? {
        // How many there should be is not known; the fault there was reported.
        if view.hasUnreadableCount { return nil }
        let written = reference.indices.count
        guard written >= view.counts.count else {
            report(
                .index(.missing(view: view.id, counts: view.counts, written: written)),
                at: reference.name.offset)
            return nil
        }
        guard written == view.counts.count else {
            let extra = reference.indices[view.counts.count].range.lowerBound
            report(.index(.superfluous(view: view.id, expected: view.counts.count)), at: extra)
            return nil
        }
        var elements: [IndexPattern.Element] = []
        var eachNumber = 0
        for (index, count) in zip(reference.indices, view.counts) {
            let value: IndexPattern.Element.Value
            switch index.value {
            case .number(let number): value = .fixed(number)
            case .last(let distance): value = .fixed(count - 1 + distance)
            case .each:
                value = .each(eachNumber)
                eachNumber += 1
            case .variable(let distance): value = .variable(distance)
            }
            if case .fixed(let number) = value, !(0..<count).contains(number) {
                let written = "'\(view.id)[\(index.written)]'"
                report(
                    .index(.outOfRange(written: written, view: view.id, count: count)),
                    at: index.range.lowerBound)
                return nil
            }
            elements.append(IndexPattern.Element(value: value, count: count, range: index.range))
        }
        return IndexPattern(elements: elements)
    }

    /// All that `i` and `[*]` can stand for; nil, and noted, if they can stand for nothing.
    mutating func choices(left: Side, right: Side?, at offset: Int) -> IndexChoices? {
        let sides = [left, right].compactMap { $0 }
        var variables: Range<Int>?
        for element in sides.flatMap(\.item.pattern.elements) {
            guard case .variable(let distance) = element.value else { continue }
            let possible = -distance..<element.count - distance
            variables = variables?.clamped(to: possible) ?? possible
        }
        if let variables, variables.isEmpty {
            report(.index(.noVariable), at: offset)
            return nil
        }
        let counts = sides.map(\.item.pattern.eachCounts)
        if let right, let (mine, other) = zip(counts[0], counts[1]).first(where: { $0.0 != $0.1 }) {
            let problem = LineProblem.IndexProblem.unequalCounts(
                view: left.item.view.id, count: mine, other: right.item.view.id, otherCount: other)
            report(.index(problem), at: right.item.pattern.elements.first?.range.lowerBound ?? offset)
            return nil
        }
        let eachCounts = counts.max { $0.count < $1.count } ?? []
        if eachCounts.contains(0) {
            let side = sides.first { $0.item.pattern.eachCounts.contains(0) } ?? left
            report(.index(.repeatedZeroTimes(view: side.item.view.id)), at: offset)
            return nil
        }
        return IndexChoices(variables: variables ?? 0..<1, eachCounts: eachCounts)
    }
}
