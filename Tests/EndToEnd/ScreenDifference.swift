/// Two screens, as a picture of where they differ: lines that are alike once, others as they were expected (`-`) and as
/// they are (`+`), with a mark under every column that differs.
///
/// ```
///    1  Vertical list  phone
/// -  2   ╭───────────╮
/// +  2   ╭╌╌╌╌╌╌╌╌╌╌╌╮
///         ^^^^^^^^^^^
/// ```
struct ScreenDifference: CustomStringConvertible {
    let description: String

    init(_ expected: [String], _ actual: [String]) {
        var lines: [String] = []
        for row in 0..<max(expected.count, actual.count) {
            let number = String(repeating: " ", count: row < 9 ? 2 : 1) + "\(row + 1) "
            let old = row < expected.count ? expected[row] : ""
            let new = row < actual.count ? actual[row] : ""
            if old == new {
                lines.append(" " + number + old)
            } else {
                lines += ["-" + number + old, "+" + number + new, "     " + ScreenDifference.marks(old, new)]
            }
        }
        description = lines.joined(separator: "\n")
    }

    private static func marks(_ old: String, _ new: String) -> String {
        let (old, new) = (Array(old), Array(new))
        let columns = max(old.count, new.count)
        let marks = (0..<columns).map { column in
            let (a, b) = (column < old.count ? old[column] : " ", column < new.count ? new[column] : " ")
            return a == b ? " " : "^"
        }.joined()
        return trimmed([marks]).first ?? ""
    }

    /// Lines without the blanks at their ends and the empty ones after the last.
    static func trimmed(_ lines: [String]) -> [String] {
        var lines = lines.map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return line
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }
}
