/// Which of the views of a repeated view a side of a line means.
struct IndexPattern: Sendable {
    /// One index of a view that has `count` of them.
    struct Element: Sendable {
        enum Value: Sendable {
            case fixed(Int)
            /// The n-th `[*]` of its side.
            case each(Int)
            /// `i` and a number.
            case variable(Int)
        }

        let value: Value
        let count: Int
        /// Where the brackets stand in the line.
        let range: Range<Int>

        /// The index for a choice of `i` and of each `[*]`.
        func index(_ choice: IndexChoice) -> Int {
            switch value {
            case .fixed(let index): index
            case .each(let number): choice.each[number]
            case .variable(let distance): choice.variable + distance
            }
        }
    }

    let elements: [Element]

    /// How many `[*]` there are.
    var eachCounts: [Int] {
        elements.compactMap { if case .each = $0.value { $0.count } else { nil } }
    }

    /// The place among all views of the description, the last index counting fastest.
    func flatIndex(_ choice: IndexChoice) -> Int {
        elements.reduce(0) { $0 * $1.count + $1.index(choice) }
    }

    /// Whether one side says `[*]` where the other has a number, so that the view itself is left out.
    func singlesOut(_ other: IndexPattern) -> Bool {
        zip(elements, other.elements).contains { a, b in
            switch (a.value, b.value) {
            case (.each, .fixed), (.fixed, .each): true
            default: false
            }
        }
    }
}

/// What `i` and each `[*]` stand for in one constraint.
struct IndexChoice: Sendable {
    var variable = 0
    var each: [Int] = []
}
