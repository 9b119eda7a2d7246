/// A loop over the elements of an array.
struct PrintedLoop: Hashable {
    /// How its elements are called.
    enum Style: Hashable {
        /// `for box in boxes`
        case elements
        /// `for (previous, box) in zip(boxes, boxes.dropFirst())`
        case pairs
        /// `for i in 1..<boxes.count`
        case indices
    }

    let family: Int
    let range: Range<Int>
    var style = Style.indices

    /// The loop in the plainest style that names all items.
    func styled(for items: [PrintedItem], among families: [PrintedFamily]) -> PrintedLoop {
        var loop = self
        guard let count = families[family].count else { return self }
        var distances: Set<Int> = []
        for item in items {
            guard case .relative(let distance)? = item.indices.first else { continue }
            // Another array's element has no name of its own.
            distances.insert(item.family == family ? distance : .max)
        }
        if distances == [0], range == 0..<count {
            loop.style = .elements
        } else if distances.isSubset(of: [-1, 0]), range == 1..<count {
            loop.style = .pairs
        }
        return loop
    }

    func head(among families: [PrintedFamily]) -> String {
        let family = families[family]
        let name = family.identifier
        switch style {
        case .elements: return "for \(family.element) in \(name) {"
        case .pairs: return "for (previous, \(family.element)) in zip(\(name), \(name).dropFirst()) {"
        case .indices:
            let end = range.upperBound == family.outerCount ? "\(name).count" : "\(name).count - 1"
            return range == 0..<(family.outerCount ?? 0)
                ? "for i in \(name).indices {" : "for i in \(range.lowerBound)..<\(end) {"
        }
    }

    /// An element whose index counts from the loop's variable.
    func text(_ item: PrintedItem, of family: PrintedFamily) -> String {
        guard case .relative(let distance)? = item.indices.first else { return family.identifier }
        switch style {
        case .elements: return family.element
        case .pairs: return distance == 0 ? family.element : "previous"
        case .indices:
            let index = distance == 0 ? "i" : distance > 0 ? "i + \(distance)" : "i - \(-distance)"
            let rest = item.indices.dropFirst().map {
                if case .fixed(let number) = $0 { "[\(number)]" } else { "" }
            }
            return "\(family.identifier)[\(index)]" + rest.joined()
        }
    }
}
