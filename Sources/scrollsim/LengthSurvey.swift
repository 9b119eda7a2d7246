/// Finds out in which ranges of whole numbers something is the case, by looking at as few of them as will do: at a
/// grid, and by bisection between two neighbours that differ. What comes and goes between two neighbours that are
/// alike is not seen.
struct LengthSurvey<Fact: Hashable> {
    let limits: ClosedRange<Int>
    /// How far apart the numbers are that are looked at first.
    let grid: Int
    /// What is the case at the numbers that were looked at, ascending.
    private var samples: [(length: Int, facts: Set<Fact>)] = []

    init(limits: ClosedRange<Int>, grid: Int) {
        self.limits = limits
        self.grid = grid
    }

    /// Looks at the numbers.
    mutating func run(_ facts: (Int) -> Set<Fact>) {
        samples = [(limits.lowerBound, facts(limits.lowerBound))]
        while let last = samples.last, last.length < limits.upperBound {
            let next = min(last.length + grid, limits.upperBound)
            append(between: last, and: (next, facts(next)), facts)
        }
    }

    /// Adds what lies between two numbers, as far as it differs from both, and the second one.
    private mutating func append(
        between first: (length: Int, facts: Set<Fact>), and second: (length: Int, facts: Set<Fact>),
        _ facts: (Int) -> Set<Fact>
    ) {
        if second.length - first.length > 1, first.facts != second.facts {
            let middle = (first.length + second.length) / 2
            let between = (middle, facts(middle))
            append(between: first, and: between, facts)
            append(between: between, and: second, facts)
        } else {
            samples.append(second)
        }
    }

    /// The ranges in which something is the case, ascending.
    func ranges(of fact: Fact) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        var start: Int?
        var end = limits.lowerBound
        for sample in samples {
            if sample.facts.contains(fact) {
                start = start ?? sample.length
                end = sample.length
            } else if let first = start {
                ranges.append(first...end)
                start = nil
            }
        }
        if let start { ranges.append(start...end) }
        return ranges
    }
}
