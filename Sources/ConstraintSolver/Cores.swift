/// A small problem of its own: the rows that a few parameters decide.
struct Core: BitwiseCopyable {
    var firstParameter: Int32 = 0
    var parameterCount: Int32 = 0
    var firstRow: Int32 = 0
    var rowCount: Int32 = 0
    var firstLevel: Int32 = 0
    var levelCount: Int32 = 0
    var isDirty = false

    var rows: Range<Int> { Int(firstRow)..<Int(firstRow + rowCount) }
    var parameters: Range<Int> { Int(firstParameter)..<Int(firstParameter + parameterCount) }
    var levels: Range<Int> { Int(firstLevel)..<Int(firstLevel + levelCount) }
}

/// All cores, in shared buffers.
///
/// Each core has its part of the places of rows, and of those of parameters. Its dictionary has a line for each
/// of its rows and a column for each of its parameters: a line holds what is basic, a row's activity or a
/// parameter, as a sum of the columns, which are nonbasic. A row's activity is called by its place, a parameter
/// by the complement of its own, which is negative.
struct Cores {
    var cores = Slab<Core>()
    var dirty = Slab<Int32>()

    /// By place of a row: the row; its level, 0 the highest priority of the core; the cost of one unit above and
    /// below zero; the side of zero on which it counts while its activity is zero, 1 above and -1 below; and
    /// where it is: a line, or the complement of a column.
    var rows = Slab<Int32>()
    var levels = Slab<Int32>()
    var costAbove = Slab<Double>()
    var costBelow = Slab<Double>()
    var sides = Slab<Int8>()
    var rowPositions = Slab<Int32>()
    /// By place of a parameter: the variable; its value while it is nonbasic; and where it is.
    var parameters = Slab<Int32>()
    var parameterValues = Slab<Double>()
    var parameterPositions = Slab<Int32>()
    /// By line: what is basic, and its value.
    var basis = Slab<Int32>()
    var values = Slab<Double>()
    /// By column: what is nonbasic. Rows are at zero there.
    var nonbasis = Slab<Int32>()
    var table = SparseTable()
    /// By level of all cores: the place of its first row. A core's rows lie in the order of their levels.
    var levelStarts = Slab<Int32>()
    var pricing = Pricing()

    private var parent = Slab<Int32>()
    private var coreOfRoot = Slab<Int32>()
    private var entries = Slab<Expansion.Entry>()
    private var firstEntry = Slab<Int32>()
    private var expanded = Slab<Int32>()
    private var found = Slab<Int32>()

    func deallocate() {
        cores.deallocate()
        dirty.deallocate()
        rows.deallocate()
        levels.deallocate()
        costAbove.deallocate()
        costBelow.deallocate()
        sides.deallocate()
        rowPositions.deallocate()
        parameters.deallocate()
        parameterValues.deallocate()
        parameterPositions.deallocate()
        basis.deallocate()
        values.deallocate()
        nonbasis.deallocate()
        table.deallocate()
        levelStarts.deallocate()
        pricing.deallocate()
        parent.deallocate()
        coreOfRoot.deallocate()
        entries.deallocate()
        firstEntry.deallocate()
        expanded.deallocate()
        found.deallocate()
    }

    mutating func touch(_ core: Int32) {
        guard !cores[core].isDirty else { return }
        cores.base[Int(core)].isDirty = true
        dirty.append(core)
    }

    /// The places of the rows of a level, which is counted over all cores.
    @inline(__always) func rows(of core: Core, level: Int) -> Range<Int> {
        let end = level + 1 < core.levels.upperBound ? Int(levelStarts[level + 1]) : core.rows.upperBound
        return Int(levelStarts[level])..<end
    }

    // MARK: - Building

    /// Builds the cores from every row that defines nothing.
    mutating func build(_ plan: inout Plan, _ store: Rows, _ expansion: inout Expansion) {
        clear()
        expandRows(&plan, store, &expansion)
        guard expanded.count > 0 else { return }
        assign(&plan, store)
        layOut(&plan, store)
    }

    /// Expands the rows and joins the parameters that stand in one.
    private mutating func expandRows(_ plan: inout Plan, _ store: Rows, _ expansion: inout Expansion) {
        let variables = plan.standing.count
        var isPrepared = false
        for number in 0..<store.count {
            let row = Int32(number)
            let record = store.rows[row]
            guard record.takesPart, record.role == .none else { continue }
            if !isPrepared {
                isPrepared = true
                parent.resize(to: variables, filling: 0)
                for variable in 0..<variables { parent[variable] = Int32(variable) }
                expansion.prepare(variables: variables)
            }
            store.rows.base[number].role = .core
            store.rows.base[number].core = -1
            expansion.expand(row: row, plan, store)
            guard expansion.result.count > 0 else {
                if record.priority == 1000 { plan.checked.append(row) }
                continue
            }
            expanded.append(row)
            firstEntry.append(Int32(entries.count))
            let root = find(expansion.result[0].parameter)
            for index in 0..<expansion.result.count {
                entries.append(expansion.result[index])
                parent[find(expansion.result[index].parameter)] = root
            }
        }
        firstEntry.append(Int32(entries.count))
    }

    private func find(_ parameter: Int32) -> Int32 {
        var parameter = parameter
        while parent[parameter] != parameter {
            parent[parameter] = parent[parent[parameter]]
            parameter = parent[parameter]
        }
        return parameter
    }

    mutating func clear() {
        cores.removeAll()
        dirty.removeAll()
        levelStarts.removeAll()
        entries.removeAll()
        firstEntry.removeAll()
        expanded.removeAll()
        found.removeAll()
    }

    /// Finds each row's and each parameter's core, and how many of them there are in each.
    private mutating func assign(_ plan: inout Plan, _ store: Rows) {
        coreOfRoot.fill(plan.standing.count, with: -1)
        for index in 0..<expanded.count {
            let range = firstEntry[index]..<firstEntry[index + 1]
            let root = find(entries[range.lowerBound].parameter)
            if coreOfRoot[root] < 0 {
                coreOfRoot[root] = Int32(cores.count)
                cores.append(Core())
            }
            let core = coreOfRoot[root]
            store.rows.base[Int(expanded[index])].core = core
            cores.base[Int(core)].rowCount += 1
            for entry in range {
                let parameter = entries[entry].parameter
                guard plan.core[parameter] < 0 else { continue }
                plan.core[parameter] = core
                plan.place[parameter] = cores[core].parameterCount
                cores.base[Int(core)].parameterCount += 1
                found.append(parameter)
            }
        }
    }

    /// Gives each core its part of the buffers and fills it: rows basic, parameters nonbasic.
    private mutating func layOut(_ plan: inout Plan, _ store: Rows) {
        var rowCount: Int32 = 0
        var parameterCount: Int32 = 0
        for core in 0..<cores.count {
            cores.base[core].firstRow = rowCount
            cores.base[core].firstParameter = parameterCount
            rowCount += cores[core].rowCount
            parameterCount += cores[core].parameterCount
            cores.base[core].rowCount = 0
        }
        makeRoom(rows: Int(rowCount), parameters: Int(parameterCount))
        for index in 0..<found.count {
            let parameter = found[index]
            plan.place[parameter] += cores[plan.core[parameter]].firstParameter
            parameters[plan.place[parameter]] = parameter
        }
        for index in 0..<expanded.count {
            let core = Int(store.rows[expanded[index]].core)
            rows[cores[core].firstRow + cores[core].rowCount] = expanded[index]
            cores.base[core].rowCount += 1
        }
        for core in 0..<cores.count { rankLevels(core, store) }
        for index in 0..<expanded.count {
            let place = store.rows[expanded[index]].place
            for entry in firstEntry[index]..<firstEntry[index + 1] {
                table.insert(place, plan.place[entries[entry].parameter], entries[entry].coefficient)
            }
        }
    }

    private mutating func makeRoom(rows rowCount: Int, parameters parameterCount: Int) {
        rows.fill(rowCount, with: -1)
        levels.fill(rowCount, with: 0)
        costAbove.fill(rowCount, with: 0)
        costBelow.fill(rowCount, with: 0)
        sides.fill(rowCount, with: 0)
        rowPositions.fill(rowCount, with: 0)
        basis.fill(rowCount, with: 0)
        values.fill(rowCount, with: 0)
        parameters.fill(parameterCount, with: -1)
        parameterValues.fill(parameterCount, with: 0)
        parameterPositions.fill(parameterCount, with: 0)
        nonbasis.fill(parameterCount, with: 0)
        table.reset(rows: rowCount, columns: parameterCount)
        pricing.reset(columns: parameterCount)
        for place in 0..<parameterCount {
            nonbasis[place] = ~Int32(place)
            parameterPositions[place] = ~Int32(place)
        }
    }

    /// Puts a core's rows into the order of their priorities and tells them their places.
    private mutating func rankLevels(_ number: Int, _ store: Rows) {
        let core = cores[number]
        var slice = UnsafeMutableBufferPointer(
            start: rows.base + Int(core.firstRow), count: Int(core.rowCount))
        slice.sort {
            let (a, b) = (store.rows[$0].priority, store.rows[$1].priority)
            return a > b || a == b && $0 < $1
        }
        cores.base[number].firstLevel = Int32(levelStarts.count)
        var priority = Float.infinity
        for place in core.rows {
            let record = store.rows[rows[place]]
            if record.priority != priority {
                priority = record.priority
                levelStarts.append(Int32(place))
                cores.base[number].levelCount += 1
            }
            levels[place] = Int32(levelStarts.count - 1)
            costAbove[place] = record.relation.costAbove
            costBelow[place] = record.relation.costBelow
            rowPositions[place] = Int32(place)
            basis[place] = Int32(place)
            store.rows.base[Int(rows[place])].place = Int32(place)
        }
    }
}
