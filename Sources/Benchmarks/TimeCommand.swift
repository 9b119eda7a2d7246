import ConstraintSolver

/// Times a workload: cold (an empty solver with the buffers of the one before, all constraints, a solve, all values
/// read), then each kind of step. A line each: solver, workload, step, median seconds, repetitions, checksum, separated by tabs.
enum TimeCommand {
    /// How long a workload is repeated, in seconds.
    private static let budget = 2.0

    static func run(_ workload: Workload, name: String) {
        let clock = ContinuousClock()
        var cold: [Double] = []
        var coldChecksum = 0.0
        var steps: [(label: String, seconds: [Double], checksum: Double)] = []
        var spent = 0.0
        let solver = Solver()
        repeat {
            var run: WorkloadRun?
            var total = 0.0
            let time = seconds(
                clock.measure {
                    solver.removeAll()
                    let fresh = WorkloadRun(workload, in: solver)
                    total = fresh.solver.withValues { $0.reduce(0, +) }
                    run = fresh
                })
            precondition(!total.isNaN, "values are numbers")
            cold.append(time)
            spent += time
            guard var run else { return }
            if cold.count == 1 { coldChecksum = run.checksum() }
            if cold.count == 1 || spent < budget { spent += measureSteps(workload, &run, &steps, clock) }
        } while cold.count < 201 && (spent < budget || cold.count < 3) && cold[0] < 20
        report(name, "cold", cold, coldChecksum)
        for step in steps { report(name, step.label, step.seconds, step.checksum) }
    }

    private static func measureSteps(
        _ workload: Workload, _ run: inout WorkloadRun,
        _ steps: inout [(label: String, seconds: [Double], checksum: Double)], _ clock: ContinuousClock
    ) -> Double {
        var spent = 0.0
        for step in workload.steps {
            var changed = run
            var total = 0.0
            let time = seconds(
                clock.measure {
                    changed.apply(step.operations)
                    total = changed.solver.withValues { $0.reduce(0, +) }
                })
            precondition(!total.isNaN, "values are numbers")
            run = changed
            spent += time
            let index = steps.firstIndex { $0.label == step.label } ?? steps.count
            if index == steps.count { steps.append((step.label, [], 0)) }
            steps[index].seconds.append(time)
            steps[index].checksum = run.checksum()
        }
        return spent
    }

    private static func seconds(_ duration: Duration) -> Double {
        let parts = duration.components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }

    private static func report(_ name: String, _ step: String, _ times: [Double], _ checksum: Double) {
        let sorted = times.sorted()
        let middle = sorted.count / 2
        let median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        print("scrollsim\t\(name)\t\(step)\t\(median)\t\(times.count)\t\(checksum)")
    }
}
