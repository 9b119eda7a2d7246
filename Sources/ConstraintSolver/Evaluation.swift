/// Computing values from rows.
extension Solver {
    /// The row's expression at the present values.
    @inline(__always) func activity(of row: Int32) -> Double {
        let record = rows.rows.base + Int(row)
        var sum = record.pointee.constant
        let first = rows.terms.base + Int(record.pointee.firstTerm)
        for index in 0..<Int(record.pointee.termCount) {
            sum += first[index].coefficient * values.base[Int(first[index].variable)]
        }
        return sum
    }

    /// What the variable's definition makes it.
    @inline(__always) func definedValue(of variable: Int32) -> Double {
        let record = rows.rows.base + Int(plan.definition[variable])
        var sum = record.pointee.constant
        var own = 1.0
        let first = rows.terms.base + Int(record.pointee.firstTerm)
        for index in 0..<Int(record.pointee.termCount) {
            let term = first[index]
            if term.variable == variable {
                own = term.coefficient
            } else {
                sum += term.coefficient * values.base[Int(term.variable)]
            }
        }
        let value = -sum / own
        return value == 0 ? 0 : value
    }

    /// Evaluates a part of the sequence in order.
    func evaluate(_ range: Range<Int>) {
        for place in range {
            let variable = plan.sequence[place]
            values[variable] = definedValue(of: variable)
        }
    }

    func touch(_ variable: Int32) {
        let place = Int(plan.order[variable])
        guard place >= 0 else { return }
        dirtyBits.base[place >> 6] |= 1 << UInt64(place & 63)
    }

    /// Evaluates what is dirty, in order, and what depends on what has changed.
    func sweep(touchingCores: Bool) {
        for word in 0..<dirtyBits.count {
            while dirtyBits[word] != 0 {
                let bit = dirtyBits[word].trailingZeroBitCount
                dirtyBits.base[word] &= dirtyBits[word] - 1
                let variable = plan.sequence[word << 6 + bit]
                let value = definedValue(of: variable)
                work.evaluations += 1
                guard value != values[variable] else { continue }
                values[variable] = value
                changedCandidates.append(variable)
                touchUsers(of: variable, touchingCores: touchingCores)
            }
        }
    }

    func touchUsers(of variable: Int32, touchingCores: Bool) {
        var use = rows.firstUse[variable]
        while use >= 0 {
            let term = rows.terms[use]
            use = term.next
            let row = rows.rows[term.row]
            guard row.takesPart else { continue }
            if row.role == .defines {
                if row.defined != variable { touch(row.defined) }
            } else if row.core < 0 {
                checksAreStale = true
            } else if touchingCores {
                cores.touch(row.core)
            }
        }
    }
}
