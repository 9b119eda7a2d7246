/// A sum of rows, each times a factor, in which every variable cancels: `Σ factor · row = constant`, whatever
/// the values are.
struct Certificate {
    var entries: [(row: Int32, factor: Double)] = []
    var constant = 0.0

    /// Factors below this are what cancelling leaves of rounding.
    static let negligible = 1e-9

    /// Whether it shows that its rows cannot all hold: they are required, the constant is not zero, and no row
    /// may contribute with the constant's sign.
    func proves(_ rows: Rows) -> Bool {
        guard abs(constant) > Solver.tolerance else { return false }
        return entries.allSatisfy { entry in
            let row = rows.rows[entry.row]
            guard row.priority == 1000 else { return false }
            switch row.relation {
            case .equal: return true
            case .lessThanOrEqual: return (entry.factor > 0) == (constant > 0)
            case .greaterThanOrEqual: return (entry.factor < 0) == (constant > 0)
            }
        }
    }
}

extension Solver {
    /// The one certificate of a violated row with those at zero in its core and the definitions of whatever
    /// variables are in them. These others are independent, so if it proves a contradiction, all of its rows are
    /// needed: any fewer are independent too, and hold somewhere.
    func certificate(of violated: Int32) -> Certificate {
        var entries = [(row: violated, factor: 1.0)]
        let record = rows.rows[violated]
        if record.core >= 0, cores.rowPositions[record.place] >= 0 {
            addNonbasicRows(to: &entries, line: cores.rowPositions[record.place], rate: 1)
        }
        return closed(entries)
    }

    /// The certificate of a core's whole violation. It proves that the core contradicts itself even where
    /// several rows are violated or corners meet, but not all of its rows may be needed.
    func sharedCertificate(of violated: Int32) -> Certificate {
        guard rows.rows[violated].core >= 0 else { return certificate(of: violated) }
        let core = cores.cores[rows.rows[violated].core]
        var entries: [(row: Int32, factor: Double)] = []
        for place in core.rows where cores.rowPositions[place] >= 0 {
            let row = cores.rows[place]
            let rate = cores.sides[place] > 0 ? cores.costAbove[place] : -cores.costBelow[place]
            guard rows.rows[row].priority == 1000, rate != 0 else { continue }
            entries.append((row, rate))
            addNonbasicRows(to: &entries, line: cores.rowPositions[place], rate: rate)
        }
        return closed(entries)
    }

    /// Adds what a line is made of, with the sign that makes the sum zero.
    private func addNonbasicRows(
        to entries: inout [(row: Int32, factor: Double)], line: Int32, rate: Double
    ) {
        cores.table.forEachCell(inRow: Int(line)) { cell in
            let index = cores.nonbasis[cell.column]
            guard index >= 0, abs(cell.value) > Cores.epsilon else { return }
            entries.append((cores.rows[index], -rate * cell.value))
        }
    }

    /// Joins entries of one row and adds the definitions that make the variables cancel.
    private func closed(_ entries: [(row: Int32, factor: Double)]) -> Certificate {
        var joined: [(row: Int32, factor: Double)] = []
        for entry in entries.sorted(by: { $0.row < $1.row }) {
            if let last = joined.last, last.row == entry.row {
                joined[joined.count - 1].factor += entry.factor
            } else {
                joined.append(entry)
            }
        }
        expansion.prepare(variables: values.count)
        expansion.cancel(joined, plan, rows)
        joined += (0..<expansion.trace.count).map { (expansion.trace[$0].row, expansion.trace[$0].factor) }
        var result = Certificate()
        for entry in joined where abs(entry.factor) > Certificate.negligible {
            result.entries.append(entry)
            result.constant += entry.factor * rows.rows[entry.row].constant
        }
        return result
    }
}
