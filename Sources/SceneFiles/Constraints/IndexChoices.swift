/// All that `i` and `[*]` of a line can stand for: `i` changes slowest, the last `[*]` fastest.
struct IndexChoices: Sendable, Sequence {
    /// The values of `i`; one of no meaning in a line without it.
    let variables: Range<Int>
    /// How many there are for each `[*]`.
    let eachCounts: [Int]

    /// How many choices there are; no more than one above the limit of constraints.
    var count: Int {
        let most = Limit.constraints.largest + 1
        return eachCounts.reduce(Swift.min(variables.count, most)) { product, count in
            let (value, overflows) = product.multipliedReportingOverflow(by: count)
            return overflows ? most : Swift.min(value, most)
        }
    }

    func makeIterator() -> Iterator { Iterator(self) }

    struct Iterator: IteratorProtocol {
        private let choices: IndexChoices
        private var upcoming: IndexChoice?

        init(_ choices: IndexChoices) {
            self.choices = choices
            let isEmpty = choices.variables.isEmpty || choices.eachCounts.contains(0)
            upcoming =
                isEmpty
                ? nil
                : IndexChoice(
                    variable: choices.variables.lowerBound,
                    each: [Int](repeating: 0, count: choices.eachCounts.count))
        }

        mutating func next() -> IndexChoice? {
            guard let current = upcoming else { return nil }
            upcoming = successor(of: current)
            return current
        }

        private func successor(of choice: IndexChoice) -> IndexChoice? {
            var choice = choice
            for place in choice.each.indices.reversed() {
                choice.each[place] += 1
                if choice.each[place] < choices.eachCounts[place] { return choice }
                choice.each[place] = 0
            }
            choice.variable += 1
            return choice.variable < choices.variables.upperBound ? choice : nil
        }
    }
}
