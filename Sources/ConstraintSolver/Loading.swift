/// Between the values of the variables and the cores.
extension Solver {
    /// Reads the activities of a core's rows at the present values, and puts what is nonbasic to zero.
    func load(_ number: Int32) {
        let core = cores.cores[number]
        for place in core.parameters {
            let value = values[cores.parameters[place]]
            let position = cores.parameterPositions[place]
            cores.parameterValues[place] = value
            if position >= 0 { cores.values[position] = value }
        }
        for place in core.rows where cores.rowPositions[place] >= 0 {
            cores.values[cores.rowPositions[place]] = activity(of: cores.rows[place])
        }
        for place in core.rows where cores.rowPositions[place] < 0 {
            let surplus = activity(of: cores.rows[place])
            guard surplus != 0 else { continue }
            cores.table.forEachCell(inColumn: Int(~cores.rowPositions[place])) { _, cell in
                cores.values.base[Int(cell.row)] -= cell.value * surplus
            }
        }
    }

    /// Minimises a loaded core.
    func minimise(_ number: Int32) {
        let core = cores.cores[number]
        cores.crash(core)
        _ = cores.minimise(core)
    }

    /// Gives the parameters of a core their values.
    func store(_ number: Int32, _ changed: (Int32) -> Void) {
        for place in cores.cores[number].parameters {
            let position = cores.parameterPositions[place]
            guard position >= 0 else { continue }
            let parameter = cores.parameters[place]
            let value = cores.values[position] == 0 ? 0 : cores.values[position]
            guard values[parameter] != value else { continue }
            values[parameter] = value
            changed(parameter)
        }
    }
}
