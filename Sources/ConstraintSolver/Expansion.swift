/// A row written in parameters alone: its eliminated variables replaced by their definitions, the last in the
/// order of evaluation first, so that what cancels does so early and rows stay short.
struct Expansion {
    private var coefficients = Slab<Double>()
    private var isPresent = Slab<Bool>()
    /// A heap of orders of evaluation, the highest on top.
    private var heap = Slab<Int32>()
    private var parameters = Slab<Int32>()
    /// The result: parameters and their coefficients, none zero.
    private(set) var result = Slab<Entry>()
    /// The definitions that were put in by `cancel`, and how many times.
    private(set) var trace = Slab<Step>()
    /// Whether fixed variables are replaced by their definitions too, and `trace` is kept.
    private var isTracing = false
    /// By variable, whether it is left out.
    private var omitted: Slab<Bool>?

    struct Entry: BitwiseCopyable {
        var parameter: Int32
        var coefficient: Double
    }

    struct Step: BitwiseCopyable {
        var row: Int32
        var factor: Double
    }

    /// Coefficients below this are what cancelling leaves of rounding.
    static let negligible = 1e-12

    func deallocate() {
        coefficients.deallocate()
        isPresent.deallocate()
        heap.deallocate()
        parameters.deallocate()
        result.deallocate()
        trace.deallocate()
    }

    mutating func removeAll() {
        coefficients.removeAll()
        isPresent.removeAll()
    }

    mutating func prepare(variables: Int) {
        coefficients.resize(to: variables, filling: 0)
        isPresent.resize(to: variables, filling: false)
    }

    /// Expands a row into `result`.
    mutating func expand(row: Int32, _ plan: Plan, _ rows: Rows) {
        begin()
        for place in rows.places(of: row) {
            add(rows.terms[place].variable, rows.terms[place].coefficient, plan)
        }
        finish(plan, rows)
    }

    /// Expands one variable into `result`, leaving out the variables that are known.
    mutating func expand(variable: Int32, _ plan: Plan, _ rows: Rows, except isKnown: Slab<Bool>) {
        begin()
        add(variable, 1, plan)
        omitted = isKnown
        finish(plan, rows)
        omitted = nil
    }

    /// Adds definitions to a sum of rows until only parameters are left in it; `trace` has those definitions.
    mutating func cancel(_ sum: [(row: Int32, factor: Double)], _ plan: Plan, _ rows: Rows) {
        begin()
        trace.removeAll()
        isTracing = true
        for (row, factor) in sum {
            for place in rows.places(of: row) {
                add(rows.terms[place].variable, factor * rows.terms[place].coefficient, plan)
            }
        }
        finish(plan, rows)
        isTracing = false
    }

    private mutating func begin() {
        heap.removeAll()
        parameters.removeAll()
        result.removeAll()
    }

    private mutating func finish(_ plan: Plan, _ rows: Rows) {
        while let order = popHighest() {
            let variable = plan.sequence[order]
            isPresent[variable] = false
            let coefficient = coefficients[variable]
            guard abs(coefficient) > Expansion.negligible else { continue }
            let row = plan.definition[variable]
            var own = 1.0
            for place in rows.places(of: row) where rows.terms[place].variable == variable {
                own = rows.terms[place].coefficient
            }
            let factor = -coefficient / own
            if isTracing { trace.append(Step(row: row, factor: factor)) }
            for place in rows.places(of: row) where rows.terms[place].variable != variable {
                add(rows.terms[place].variable, factor * rows.terms[place].coefficient, plan)
            }
        }
        for index in 0..<parameters.count {
            let parameter = parameters[index]
            isPresent[parameter] = false
            let coefficient = coefficients[parameter]
            if abs(coefficient) > Expansion.negligible {
                result.append(Entry(parameter: parameter, coefficient: coefficient))
            }
        }
    }

    private mutating func add(_ variable: Int32, _ coefficient: Double, _ plan: Plan) {
        if let omitted, omitted[variable] { return }
        if plan.standing[variable] == .fixed, !isTracing { return }
        if isPresent[variable] {
            coefficients[variable] += coefficient
            return
        }
        isPresent[variable] = true
        coefficients[variable] = coefficient
        if plan.order[variable] >= 0 {
            push(plan.order[variable])
        } else {
            parameters.append(variable)
        }
    }

    private mutating func push(_ order: Int32) {
        heap.append(order)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[parent] < heap[child] else { break }
            swap(&heap.base[parent], &heap.base[child])
            child = parent
        }
    }

    private mutating func popHighest() -> Int32? {
        guard heap.count > 0 else { return nil }
        let top = heap[0]
        let last = heap[heap.count - 1]
        _ = heap.popLast()
        guard heap.count > 0 else { return top }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
            guard heap[child] > heap[parent] else { break }
            swap(&heap.base[parent], &heap.base[child])
            parent = child
        }
        return top
    }
}
