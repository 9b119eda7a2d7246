/// A workload of constraints as text, a line each.
///
///     v COUNT                                                variables
///     c ID REL PRIORITY CONSTANT N (VARIABLE COEFFICIENT)*N  a constraint: sum + constant REL 0, REL one of E L G
///     e VARIABLE PRIORITY VALUE                              a variable to be set: an equality
///     S LABEL                                                a timed step begins
///     r ID / a ID … / s VARIABLE VALUE                       it removes, adds as `c`, sets
struct Workload {
    var variableCount = 0
    var constraints: [Line] = []
    var edits: [(variable: Int, priority: Float, value: Double)] = []
    var steps: [(label: String, operations: [Operation])] = []

    /// A constraint as written.
    struct Line {
        var id: Int
        var relation: Character
        var priority: Float
        var constant: Double
        var terms: [(variable: Int, coefficient: Double)]
    }

    enum Operation {
        case remove(Int)
        case add(Line)
        case set(Int, Double)
    }

    /// Why a text is no workload: the line and what was expected there.
    struct Unreadable: Error {
        var line: Int
        var expected: String
    }

    /// - Throws: `Unreadable` at the first line that is none.
    init(_ text: String) throws(Unreadable) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: " ")
            guard let kind = words.first else { continue }
            guard read(kind, words.dropFirst()) else {
                throw Unreadable(
                    line: index + 1, expected: "a line of v, c, e, S, r, a or s with its numbers")
            }
        }
    }

    private mutating func read(_ kind: Substring, _ words: ArraySlice<Substring>) -> Bool {
        let words = Array(words)
        switch kind {
        case "v":
            guard words.count == 1, let count = Int(words[0]), count >= 0 else { return false }
            variableCount = count
        case "c":
            guard let line = constraint(words) else { return false }
            constraints.append(line)
        case "e":
            guard words.count == 3, let variable = variable(words[0]), let priority = Float(words[1]),
                let value = Double(words[2])
            else { return false }
            edits.append((variable, priority, value))
        case "S": steps.append((words.joined(separator: " "), []))
        default:
            guard !steps.isEmpty, let operation = operation(kind, words) else { return false }
            steps[steps.count - 1].operations.append(operation)
        }
        return true
    }

    private func operation(_ kind: Substring, _ words: [Substring]) -> Operation? {
        switch kind {
        case "r": words.count == 1 ? Int(words[0]).flatMap { $0 >= 0 ? .remove($0) : nil } : nil
        case "a": constraint(words).map { .add($0) }
        case "s":
            if words.count == 2, let variable = variable(words[0]), let value = Double(words[1]) {
                .set(variable, value)
            } else {
                nil
            }
        default: nil
        }
    }

    private func variable(_ word: Substring) -> Int? {
        guard let variable = Int(word), (0..<variableCount).contains(variable) else { return nil }
        return variable
    }

    private func constraint(_ words: [Substring]) -> Line? {
        guard words.count >= 5, let id = Int(words[0]), id >= 0, (0..<10_000_000).contains(id),
            let relation = words[1].first, words[1].count == 1,
            "ELG".contains(relation), let priority = Float(words[2]), (1...1000).contains(priority),
            let constant = Double(words[3]), let count = Int(words[4]), words.count == 5 + 2 * count
        else { return nil }
        var terms: [(variable: Int, coefficient: Double)] = []
        for index in 0..<count {
            guard let variable = variable(words[5 + 2 * index]),
                let coefficient = Double(words[6 + 2 * index])
            else { return nil }
            terms.append((variable, coefficient))
        }
        return Line(id: id, relation: relation, priority: priority, constant: constant, terms: terms)
    }
}
