/// Putting required equalities into an order of evaluation. Each step costs what the rows are long.
struct Peeling {
    /// By row: how many of its variables are not settled, and the exclusive or of their numbers, which *is* the
    /// variable when one is left.
    var open = Slab<Int32>()
    var mark = Slab<Int32>()
    private var queue = Slab<Int32>()
    /// By variable: in how many unplanned equalities it stands, and the exclusive or of their numbers.
    private var uses = Slab<Int32>()
    private var useMark = Slab<Int32>()
    private var buckets: [Slab<Int32>] = (0..<8).map { _ in Slab<Int32>() }
    private var peeled = Slab<Int32>()

    func deallocate() {
        open.deallocate()
        mark.deallocate()
        queue.deallocate()
        uses.deallocate()
        useMark.deallocate()
        for bucket in buckets { bucket.deallocate() }
        peeled.deallocate()
    }

    /// Orders all required equalities. What they leave to choose become parameters; those that have nothing to
    /// define stay without a role, to close a core.
    mutating func run(_ plan: inout Plan, _ rows: Rows, isLength: Slab<Bool>) {
        plan.reset(rows)
        peelFixed(&plan, rows)
        plan.fixedCount = plan.sequence.count
        let remaining = peelEliminated(&plan, rows, isLength)
        if remaining { tear(&plan, rows) }
        while let variable = peeled.popLast() { plan.place(variable) }
        for variable in 0..<plan.standing.count where plan.standing[variable] == .unknown {
            plan.standing[variable] = .parameter
        }
    }

    /// From rows with one variable onwards: whatever has one open variable left fixes it. Frames travel down
    /// the tree in one pass, in whatever order the rows were added.
    private mutating func peelFixed(_ plan: inout Plan, _ rows: Rows) {
        open.fill(rows.count, with: 0)
        mark.fill(rows.count, with: 0)
        queue.removeAll()
        for row in 0..<rows.count {
            let record = rows.rows[row]
            guard record.takesPart, record.isRequiredEquality else { continue }
            if record.termCount == 0 {
                check(Int32(row), &plan, rows)
                continue
            }
            var sum: Int32 = 0
            for place in rows.places(of: Int32(row)) { sum ^= rows.terms[place].variable }
            open[row] = record.termCount
            mark[row] = sum
            if record.termCount == 1 { queue.append(Int32(row)) }
        }
        drain(&plan, rows, .fixed)
    }

    private func check(_ row: Int32, _ plan: inout Plan, _ rows: Rows) {
        rows.rows.base[Int(row)].role = .checked
        plan.checked.append(row)
    }

    /// Defines a variable for each row of the queue that has one open.
    private mutating func drain(_ plan: inout Plan, _ rows: Rows, _ standing: Standing) {
        var head = 0
        while head < queue.count {
            let row = queue[head]
            head += 1
            guard open[row] == 1, rows.rows[row].role == .none else { continue }
            let variable = mark[row]
            plan.define(variable, by: row, standing, rows)
            settle(variable, &plan, rows, checks: standing == .fixed)
        }
        queue.removeAll()
    }

    private mutating func settle(_ variable: Int32, _ plan: inout Plan, _ rows: Rows, checks: Bool) {
        var use = rows.firstUse[variable]
        while use >= 0 {
            let row = rows.terms[use].row
            use = rows.terms[use].next
            let record = rows.rows[row]
            guard record.takesPart, record.isRequiredEquality, record.role == .none else { continue }
            open[row] -= 1
            mark[row] ^= variable
            if open[row] == 1 {
                queue.append(row)
            } else if open[row] == 0, checks {
                check(row, &plan, rows)
            }
        }
    }

    /// A variable that stands in one equality only can be left to it, to be evaluated after all others there.
    /// Those that few other rows use go first, and places before lengths: that keeps cores small.
    /// - Returns: whether equalities remain.
    private mutating func peelEliminated(_ plan: inout Plan, _ rows: Rows, _ isLength: Slab<Bool>) -> Bool {
        var remaining = 0
        for row in 0..<rows.count where rows.rows[row].takesPart && rows.rows[row].isRequiredEquality {
            if rows.rows[row].role == .none { remaining += 1 }
        }
        guard remaining > 0 else { return false }
        uses.fill(plan.standing.count, with: 0)
        useMark.fill(plan.standing.count, with: 0)
        for row in 0..<rows.count {
            let record = rows.rows[row]
            guard record.takesPart, record.isRequiredEquality, record.role == .none else { continue }
            for place in rows.places(of: Int32(row)) {
                let variable = rows.terms[place].variable
                guard plan.standing[variable] == .unknown else { continue }
                uses[variable] += 1
                useMark[variable] ^= Int32(row)
            }
        }
        for variable in 0..<plan.standing.count where uses[variable] == 1 {
            let number = Int32(variable)
            buckets[cost(number, rows, isLength)].append(number)
        }
        var level = 0
        while level < buckets.count {
            guard let variable = buckets[level].popLast() else {
                level += 1
                continue
            }
            guard uses[variable] == 1, plan.standing[variable] == .unknown else { continue }
            let row = useMark[variable]
            plan.standing[variable] = .eliminated
            plan.definition[variable] = row
            rows.rows.base[Int(row)].role = .defines
            rows.rows.base[Int(row)].defined = variable
            peeled.append(variable)
            remaining -= 1
            for place in rows.places(of: row) {
                let other = rows.terms[place].variable
                guard plan.standing[other] == .unknown else { continue }
                uses[other] -= 1
                useMark[other] ^= row
                guard uses[other] == 1 else { continue }
                let cost = cost(other, rows, isLength)
                buckets[cost].append(other)
                level = min(level, cost)
            }
        }
        return remaining > 0
    }

    private func cost(_ variable: Int32, _ rows: Rows, _ isLength: Slab<Bool>) -> Int {
        var count = 0
        var use = rows.firstUse[variable]
        while use >= 0, count < buckets.count - 2 {
            let record = rows.rows[rows.terms[use].row]
            if record.takesPart, !record.isRequiredEquality { count += 1 }
            use = rows.terms[use].next
        }
        return count > 0 && isLength[variable] ? count + 1 : count
    }

    /// What is left is cyclic. The variable in the most equalities is made a parameter, everything that then
    /// has one open variable is peeled, and so on. Rows with none left close the cycles.
    private mutating func tear(_ plan: inout Plan, _ rows: Rows) {
        var candidates: [(uses: Int32, variable: Int32)] = []
        queue.removeAll()
        for row in 0..<rows.count {
            let record = rows.rows[row]
            guard record.takesPart, record.isRequiredEquality, record.role == .none else { continue }
            open[row] = 0
            mark[row] = 0
            for place in rows.places(of: Int32(row)) {
                let variable = rows.terms[place].variable
                guard plan.standing[variable] == .unknown else { continue }
                open[row] += 1
                mark[row] ^= variable
                if useMark[variable] != -7 {
                    useMark[variable] = -7
                    candidates.append((uses[variable], variable))
                }
            }
            if open[row] == 1 { queue.append(Int32(row)) }
        }
        candidates.sort { ($1.uses, $0.variable) < ($0.uses, $1.variable) }
        drain(&plan, rows, .eliminated)
        for (_, variable) in candidates where plan.standing[variable] == .unknown {
            plan.standing[variable] = .parameter
            settle(variable, &plan, rows, checks: false)
            drain(&plan, rows, .eliminated)
        }
    }
}
