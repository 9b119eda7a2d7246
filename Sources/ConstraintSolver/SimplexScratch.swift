/// Room that the simplex of one core needs while it runs.
struct SimplexScratch {
    var costAbove = Slab<Double>()
    var costBelow = Slab<Double>()
    var parameterValues = Slab<Double>()
    var gain = Slab<Double>()
    var best = Slab<Double>()
    var prices = Slab<Double>()

    func deallocate() {
        costAbove.deallocate()
        costBelow.deallocate()
        parameterValues.deallocate()
        gain.deallocate()
        best.deallocate()
        prices.deallocate()
    }
}

extension Solver {
    /// Runs `body` on the simplex of a core, with its parameters where the values have them.
    func withSimplex<Result>(of number: Int32, _ body: (inout CoreSimplex) -> Result) -> Result {
        let core = cores.cores[number]
        let firstRow = Int(core.firstRow)
        let firstParameter = Int(core.firstParameter)
        scratch.costAbove.fill(Int(core.rowCount), with: 0)
        scratch.costBelow.fill(Int(core.rowCount), with: 0)
        for place in 0..<Int(core.rowCount) {
            let relation = rows.rows[cores.rows[firstRow + place]].relation
            scratch.costAbove[place] = relation.costAbove
            scratch.costBelow[place] = relation.costBelow
        }
        scratch.parameterValues.fill(Int(core.parameterCount), with: 0)
        for place in 0..<Int(core.parameterCount) {
            scratch.parameterValues[place] = values[cores.parameters[firstParameter + place]]
        }
        scratch.gain.fill(Int(core.levelCount) + 1, with: 0)
        scratch.best.fill(Int(core.levelCount) + 1, with: 0)
        scratch.prices.fill((Int(core.levelCount) + 1) * Int(core.parameterCount), with: 0)
        var simplex = CoreSimplex(
            rowCount: Int(core.rowCount), parameterCount: Int(core.parameterCount),
            levelCount: Int(core.levelCount), table: cores.table.base + core.table,
            basis: cores.basis.base + firstRow, nonbasis: cores.nonbasis.base + firstParameter,
            values: cores.values.base + firstRow, sides: cores.sides.base + firstRow,
            levels: UnsafePointer(cores.levels.base + firstRow),
            costAbove: UnsafePointer(scratch.costAbove.base),
            costBelow: UnsafePointer(scratch.costBelow.base), parameterValues: scratch.parameterValues.base,
            objective: nil, gain: scratch.gain.base, best: scratch.best.base,
            prices: scratch.prices.base)
        return body(&simplex)
    }

    /// Reads the activities of a core's rows at the present values, and puts what is nonbasic to zero.
    func load(_ number: Int32) {
        let core = cores.cores[number]
        let firstRow = Int(core.firstRow)
        let firstParameter = Int(core.firstParameter)
        let width = Int(core.parameterCount)
        for place in 0..<Int(core.rowCount) {
            let index = cores.basis[firstRow + place]
            cores.values[firstRow + place] =
                index < core.rowCount
                ? activity(of: cores.rows[firstRow + Int(index)])
                : values[cores.parameters[firstParameter + Int(index - core.rowCount)]]
        }
        for column in 0..<width {
            let index = cores.nonbasis[firstParameter + column]
            guard index < core.rowCount else { continue }
            let surplus = activity(of: cores.rows[firstRow + Int(index)])
            guard surplus != 0 else { continue }
            for place in 0..<Int(core.rowCount) {
                cores.values.base[firstRow + place] -=
                    cores.table[core.table + place * width + column] * surplus
            }
        }
    }

    /// Minimises a loaded core.
    func minimise(_ number: Int32) {
        withSimplex(of: number) { simplex in
            simplex.crash()
            _ = simplex.minimise()
        }
    }

    /// Gives the parameters of a core their values.
    func store(_ number: Int32, _ changed: (Int32) -> Void) {
        let core = cores.cores[number]
        for place in core.firstRow..<(core.firstRow + core.rowCount) {
            let index = cores.basis[place]
            guard index >= core.rowCount else { continue }
            let parameter = cores.parameters[core.firstParameter + index - core.rowCount]
            let value = cores.values[place] == 0 ? 0 : cores.values[place]
            guard values[parameter] != value else { continue }
            values[parameter] = value
            changed(parameter)
        }
    }
}
