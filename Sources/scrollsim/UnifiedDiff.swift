/// What changed in a text, line by line, in the form that `patch` and `git apply` read.
struct UnifiedDiff {
    let file: String
    let old: String
    let new: String

    /// Lines around a change that are shown.
    private static let context = 3

    /// A line that stays, goes or comes.
    private enum Step {
        case same(Substring)
        case removed(Substring)
        case added(Substring)

        var isChange: Bool { if case .same = self { false } else { true } }
    }

    /// Empty where nothing changed.
    var text: String {
        let steps = steps()
        let changed = steps.indices.filter { steps[$0].isChange }
        guard !changed.isEmpty else { return "" }
        var text = "--- \(file)\n+++ \(file)\n"
        var start = 0
        while start < changed.count {
            var end = start
            while end + 1 < changed.count, changed[end + 1] - changed[end] <= 2 * UnifiedDiff.context {
                end += 1
            }
            let range =
                max(
                    0, changed[start] - UnifiedDiff.context)..<min(
                    steps.count, changed[end] + UnifiedDiff.context + 1)
            text += hunk(steps, range)
            start = end + 1
        }
        return text
    }

    private func hunk(_ steps: [Step], _ range: Range<Int>) -> String {
        var (oldLine, newLine) = (1, 1)
        for step in steps[..<range.lowerBound] {
            if case .same = step { (oldLine, newLine) = (oldLine + 1, newLine + 1) }
            if case .removed = step { oldLine += 1 }
            if case .added = step { newLine += 1 }
        }
        var (oldCount, newCount) = (0, 0)
        var body = ""
        for step in steps[range] {
            switch step {
            case .same(let line):
                body += printed(" ", line)
                (oldCount, newCount) = (oldCount + 1, newCount + 1)
            case .removed(let line):
                body += printed("-", line)
                oldCount += 1
            case .added(let line):
                body += printed("+", line)
                newCount += 1
            }
        }
        return "@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@\n" + body
    }

    private func printed(_ mark: String, _ line: Substring) -> String {
        line.unicodeScalars.last == "\n" ? mark + line : "\(mark)\(line)\n\\ No newline at end of file\n"
    }

    private func steps() -> [Step] {
        let (before, after) = (UnifiedDiff.lines(old), UnifiedDiff.lines(new))
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var steps: [Step] = []
        var (a, b) = (0, 0)
        while a < before.count || b < after.count {
            if a < before.count, removed.contains(a) {
                steps.append(.removed(before[a]))
                a += 1
            } else if b < after.count, added.contains(b) {
                steps.append(.added(after[b]))
                b += 1
            } else {
                steps.append(.same(before[a]))
                (a, b) = (a + 1, b + 1)
            }
        }
        return steps
    }

    /// The lines with their ends.
    private static func lines(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        for index in scalars.indices where scalars[index] == "\n" {
            let next = scalars.index(after: index)
            lines.append(text[start..<next])
            start = next
        }
        if start < scalars.endIndex { lines.append(text[start...]) }
        return lines
    }
}
