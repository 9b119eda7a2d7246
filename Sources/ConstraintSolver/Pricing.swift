/// What moving a column costs, priority by priority.
///
/// A move is judged by the first priority at which it makes a difference, so most columns need no look at the
/// lower ones, and a priority costs only what its rows are long.
struct Pricing {
    /// By column: the price of a priority for moving up, and the sum of the amounts that went into it.
    var prices = Slab<Double>()
    var amounts = Slab<Double>()
    /// By column: the directions in which no priority so far makes a difference.
    var open = Slab<UInt8>()
    /// The columns that the priority in hand may make a difference for.
    var touched = Slab<Int32>()
    private var isTouched = Slab<Bool>()
    /// By place of a parameter: a linear cost below all priorities, if there is one.
    var objective = Slab<Double>()
    var hasObjective = false
    /// By level of a core: the price of the move in hand; the objective's comes last.
    var vector = Slab<Double>()
    var breakpoints = Slab<Breakpoint>()

    /// Where a basic row's activity reaches zero while a column moves.
    struct Breakpoint: BitwiseCopyable {
        var length: Double
        var index: Int32
        var cell: Int32
        var slope: Double
    }

    static let up: UInt8 = 1
    static let down: UInt8 = 2

    func deallocate() {
        prices.deallocate()
        amounts.deallocate()
        open.deallocate()
        touched.deallocate()
        isTouched.deallocate()
        objective.deallocate()
        vector.deallocate()
        breakpoints.deallocate()
    }

    mutating func reset(columns: Int) {
        prices.fill(columns, with: 0)
        amounts.fill(columns, with: 0)
        open.fill(columns, with: 0)
        isTouched.fill(columns, with: false)
        objective.fill(columns, with: 0)
        touched.removeAll()
    }

    mutating func begin(_ columns: Range<Int>) {
        for column in columns { open[column] = Pricing.up | Pricing.down }
    }

    @inline(__always) mutating func add(_ amount: Double, at column: Int32) {
        touch(column)
        prices[column] += amount
        amounts[column] += abs(amount)
    }

    @inline(__always) mutating func touch(_ column: Int32) {
        guard !isTouched[column] else { return }
        isTouched[column] = true
        touched.append(column)
    }

    mutating func forgetTouched() {
        for index in 0..<touched.count {
            prices[touched[index]] = 0
            amounts[touched[index]] = 0
            isTouched[touched[index]] = false
        }
        touched.removeAll()
    }
}

/// A column, and the direction in which it moves: 1 or -1.
struct Move {
    var column: Int32
    var direction: Double
}

extension Cores {
    /// The move with the best price at the first priority where any improves, or under Bland's rule the improving
    /// move of the lowest number; nil at the optimum.
    mutating func entering(_ core: Core, usesBland: Bool) -> Move? {
        var best: (move: Move, price: Double)?
        pricing.begin(core.parameters)
        for level in core.levels.lowerBound...core.levels.upperBound {
            price(core, level)
            for index in 0..<pricing.touched.count {
                let column = pricing.touched[index]
                guard let found = judge(column, level, tolerance: Cores.epsilon) else { continue }
                if let best {
                    let isBetter =
                        usesBland
                        ? number(ofColumn: column) < number(ofColumn: best.move.column)
                        : found.price < best.price
                    guard isBetter else { continue }
                }
                best = found
            }
            pricing.forgetTouched()
            if best != nil, !usesBland { break }
        }
        return best?.move
    }

    /// Leaves in `pricing.open` the moves that cost nothing at any priority, as far as the sides tell on which
    /// rows at zero count.
    mutating func findOpenMoves(_ core: Core) {
        pricing.begin(core.parameters)
        for level in core.levels {
            price(core, level)
            for index in 0..<pricing.touched.count {
                _ = judge(pricing.touched[index], level, tolerance: Cores.flat)
            }
            pricing.forgetTouched()
        }
    }

    /// Adds up what moving each column up by one costs in the basic rows of a level; beyond the last level, in
    /// the objective.
    private mutating func price(_ core: Core, _ level: Int) {
        if level == core.levels.upperBound {
            if pricing.hasObjective { priceObjective(core) }
            return
        }
        for place in rows(of: core, level: level) {
            let position = rowPositions[place]
            if position < 0 {
                pricing.touch(~position)
                continue
            }
            let rate = sides[place] > 0 ? costAbove[place] : -costBelow[place]
            guard rate != 0 else { continue }
            table.forEachCell(inRow: Int(position)) { pricing.add(rate * $0.value, at: $0.column) }
        }
    }

    private mutating func priceObjective(_ core: Core) {
        for parameter in core.parameters {
            let position = parameterPositions[parameter]
            let rate = pricing.objective[parameter]
            if position < 0 {
                pricing.add(rate, at: ~position)
            } else {
                table.forEachCell(inRow: Int(position)) { pricing.add(rate * $0.value, at: $0.column) }
            }
        }
    }

    /// Closes the directions of a column for which a level makes a difference.
    /// - Returns: the improving move among them, with its price.
    @inline(__always) private mutating func judge(
        _ column: Int32, _ level: Int, tolerance: Double
    ) -> (move: Move, price: Double)? {
        var up = pricing.prices[column]
        var down = -up
        var amount = pricing.amounts[column]
        let own = Int(nonbasis[column])
        if own >= 0, levels[own] == level {
            up += costAbove[own]
            down += costBelow[own]
            amount += costAbove[own] + costBelow[own]
        }
        let zero = max(tolerance * amount, 1e-12)
        var found: (move: Move, price: Double)?
        if pricing.open[column] & Pricing.down != 0, abs(down) > zero {
            pricing.open[column] &= ~Pricing.down
            if down < 0 { found = (Move(column: column, direction: -1), down) }
        }
        if pricing.open[column] & Pricing.up != 0, abs(up) > zero {
            pricing.open[column] &= ~Pricing.up
            if up < 0 { found = (Move(column: column, direction: 1), up) }
        }
        return found
    }

    /// The number by which Bland's rule orders what is nonbasic: rows before parameters.
    @inline(__always) private func number(ofColumn column: Int32) -> Int {
        let index = Int(nonbasis[column])
        return index >= 0 ? index : rows.count + ~index
    }
}
