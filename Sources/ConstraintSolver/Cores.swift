/// A small problem of its own: the rows that a few parameters decide.
struct Core: BitwiseCopyable {
    var firstParameter: Int32
    var parameterCount: Int32
    var firstRow: Int32
    var rowCount: Int32
    /// Where its dictionary begins, a row of `parameterCount` numbers for each of its rows.
    var table: Int
    var firstLevel: Int32
    var levelCount: Int32
    var isDirty = false
    /// Whether its optimum is more than one point.
    var isUndecided = false
}

/// All cores, in shared buffers.
struct Cores {
    var cores = Slab<Core>()
    /// The parameters as variables.
    var parameters = Slab<Int32>()
    /// What is nonbasic, by column: below the core's row count a row's activity, above it a parameter.
    var nonbasis = Slab<Int32>()
    var rows = Slab<Int32>()
    /// What is basic, by row of the dictionary; numbered as in `nonbasis`.
    var basis = Slab<Int32>()
    /// The value of what is basic, by row of the dictionary.
    var values = Slab<Double>()
    /// On which side of zero a row counts while its activity is zero: 1 above, -1 below, 0 not known.
    var sides = Slab<Int8>()
    /// By row: its level, 0 the highest priority of the core.
    var levels = Slab<Int32>()
    /// The priorities of each core's levels, highest first.
    var priorities = Slab<Float>()
    var table = Slab<Double>()
    var dirty = Slab<Int32>()

    private var parent = Slab<Int32>()
    private var coreOfRoot = Slab<Int32>()
    private var entries = Slab<Expansion.Entry>()
    private var firstEntry = Slab<Int32>()
    private var expanded = Slab<Int32>()

    func deallocate() {
        cores.deallocate()
        parameters.deallocate()
        nonbasis.deallocate()
        rows.deallocate()
        basis.deallocate()
        values.deallocate()
        sides.deallocate()
        levels.deallocate()
        priorities.deallocate()
        table.deallocate()
        dirty.deallocate()
        parent.deallocate()
        coreOfRoot.deallocate()
        entries.deallocate()
        firstEntry.deallocate()
        expanded.deallocate()
    }

    mutating func touch(_ core: Int32) {
        guard !cores[core].isDirty else { return }
        cores.base[Int(core)].isDirty = true
        dirty.append(core)
    }

    /// Builds the cores from every row that defines nothing.
    mutating func build(_ plan: inout Plan, _ store: Rows, _ expansion: inout Expansion) {
        clear()
        expandRows(&plan, store, &expansion)
        guard expanded.count > 0 else { return }
        assignRows(&plan, store)
        layOut(&plan, store)
    }

    mutating func clear() {
        cores.removeAll()
        parameters.removeAll()
        nonbasis.removeAll()
        rows.removeAll()
        basis.removeAll()
        values.removeAll()
        sides.removeAll()
        levels.removeAll()
        priorities.removeAll()
        table.removeAll()
        dirty.removeAll()
        entries.removeAll()
        firstEntry.removeAll()
        expanded.removeAll()
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

    /// Counts each core's rows and parameters and numbers them within it.
    private mutating func assignRows(_ plan: inout Plan, _ store: Rows) {
        coreOfRoot.fill(plan.standing.count, with: -1)
        for index in 0..<expanded.count {
            let range = firstEntry[index]..<firstEntry[index + 1]
            let root = find(entries[range.lowerBound].parameter)
            if coreOfRoot[root] < 0 {
                coreOfRoot[root] = Int32(cores.count)
                cores.append(
                    Core(
                        firstParameter: 0, parameterCount: 0, firstRow: 0, rowCount: 0, table: 0,
                        firstLevel: 0,
                        levelCount: 0))
            }
            let core = coreOfRoot[root]
            store.rows.base[Int(expanded[index])].core = core
            store.rows.base[Int(expanded[index])].place = cores[core].rowCount
            cores.base[Int(core)].rowCount += 1
            for entry in range {
                let parameter = entries[entry].parameter
                guard plan.core[parameter] < 0 else { continue }
                plan.core[parameter] = core
                plan.place[parameter] = cores[core].parameterCount
                cores.base[Int(core)].parameterCount += 1
            }
        }
    }

    /// Gives each core its part of the buffers and fills it: rows basic, parameters nonbasic.
    private mutating func layOut(_ plan: inout Plan, _ store: Rows) {
        var rowCount: Int32 = 0
        var parameterCount: Int32 = 0
        var tableCount = 0
        for core in 0..<cores.count {
            cores.base[core].firstRow = rowCount
            cores.base[core].firstParameter = parameterCount
            cores.base[core].table = tableCount
            rowCount += cores[core].rowCount
            parameterCount += cores[core].parameterCount
            tableCount += Int(cores[core].rowCount) * Int(cores[core].parameterCount)
        }
        rows.fill(Int(rowCount), with: -1)
        basis.fill(Int(rowCount), with: 0)
        values.fill(Int(rowCount), with: 0)
        sides.fill(Int(rowCount), with: 0)
        levels.fill(Int(rowCount), with: 0)
        parameters.fill(Int(parameterCount), with: -1)
        nonbasis.fill(Int(parameterCount), with: 0)
        table.fill(tableCount, with: 0)
        for index in 0..<expanded.count {
            let row = expanded[index]
            let record = store.rows[row]
            let core = cores[record.core]
            rows[core.firstRow + record.place] = row
            basis[core.firstRow + record.place] = record.place
            let line = core.table + Int(record.place) * Int(core.parameterCount)
            for entry in firstEntry[index]..<firstEntry[index + 1] {
                let parameter = entries[entry].parameter
                let place = plan.place[parameter]
                parameters[core.firstParameter + place] = parameter
                nonbasis[core.firstParameter + place] = core.rowCount + place
                table[line + Int(place)] += entries[entry].coefficient
            }
        }
        for core in 0..<cores.count { rankLevels(core, store) }
    }

    private mutating func rankLevels(_ number: Int, _ store: Rows) {
        let core = cores[number]
        var distinct: [Float] = []
        for place in core.firstRow..<(core.firstRow + core.rowCount) {
            let priority = store.rows[rows[place]].priority
            if !distinct.contains(priority) { distinct.append(priority) }
        }
        distinct.sort(by: >)
        cores.base[number].firstLevel = Int32(priorities.count)
        cores.base[number].levelCount = Int32(distinct.count)
        for priority in distinct { priorities.append(priority) }
        for place in core.firstRow..<(core.firstRow + core.rowCount) {
            let priority = store.rows[rows[place]].priority
            levels[place] = Int32(distinct.firstIndex(of: priority) ?? 0)
        }
    }
}
