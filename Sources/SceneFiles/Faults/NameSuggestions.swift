/// Finds the known name that a misspelt one was probably meant to be.
package struct NameSuggestions {
    /// How many more names will be compared. A file of a million misspelt names must not take a million times
    /// a million comparisons; the faults after that carry no suggestion.
    private var remaining = 100_000

    package init() {}

    /// The nearest of `names`, of several the one that begins alike, or the first; nil if none is near enough:
    /// a third of the letters may differ, at least one.
    package mutating func nearest(to name: String, among names: some Sequence<String>) -> String? {
        let sought = Array(name.lowercased().unicodeScalars)
        guard sought.count <= 64 else { return nil }
        let tolerance = max(1, sought.count / 3)
        var best: (name: String, distance: Int, prefix: Int)?
        for candidate in names {
            guard remaining > 0 else { break }
            remaining -= 1
            let scalars = Array(candidate.lowercased().unicodeScalars)
            guard abs(scalars.count - sought.count) <= tolerance else { continue }
            let distance = EditDistance.between(sought, scalars)
            guard distance <= tolerance, distance < sought.count else { continue }
            let prefix = zip(sought, scalars).prefix { $0 == $1 }.count
            guard let current = best else {
                best = (candidate, distance, prefix)
                continue
            }
            if (distance, -prefix) < (current.distance, -current.prefix) {
                best = (candidate, distance, prefix)
            }
        }
        return best?.name
    }
}

/// How far one word is from another.
enum EditDistance {
    /// The least number of letters inserted, left out, replaced, or swapped with their neighbour.
    static func between<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
