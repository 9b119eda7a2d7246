/// Which variables have more than one value in the optimum.
extension Solver {
    /// Finds all directions in which the optimum extends, and moves every variable along a general combination
    /// of them: what moves is not decided.
    /// - Returns: whether any parameter is undecided.
    func findUndecided() -> Bool {
        directions.removeAll()
        carried.removeAll()
        for core in 0..<cores.cores.count { directions += cores.faceDirections(of: cores.cores[core]) }
        var random = RandomWeights()
        freedom.fill(values.count, with: 0)
        hasUndecided = false
        for variable in 0..<values.count where isInUse(variable) {
            if plan.standing[variable] == .parameter, plan.core[variable] < 0 {
                directions.append([(Int32(variable), 1)])
            } else if plan.standing[variable] == .unused {
                freedom[variable] = random.next()
                hasUndecided = true
            }
        }
        guard !directions.isEmpty else { return false }
        hasUndecided = true
        for direction in directions {
            let weight = random.next()
            for (parameter, movement) in direction { freedom[parameter] += weight * movement }
        }
        for place in plan.fixedCount..<plan.sequence.count {
            let variable = plan.sequence[place]
            freedom[variable] = definedMovement(of: variable)
            carried.append((variable, plan.definition[variable]))
        }
        return true
    }

    private func definedMovement(of variable: Int32) -> Double {
        var sum = 0.0
        var own = 1.0
        for place in rows.places(of: plan.definition[variable]) {
            let term = rows.terms[place]
            if term.variable == variable {
                own = term.coefficient
            } else {
                sum += term.coefficient * freedom[term.variable]
            }
        }
        return -sum / own
    }
}
