/// How a variable gets its value in the present plan.
enum Standing: UInt8 {
    /// No row mentions it.
    case unused
    /// Not planned yet.
    case unknown
    /// By a required equality whose other variables are fixed too.
    case fixed
    /// By a required equality in which parameters stand, directly or through others.
    case eliminated
    /// Free as far as the required equalities go; a core, or nothing, decides it.
    case parameter
}

/// The order of evaluation: which row gives which variable its value, and after which others.
///
/// Required equalities are never substituted into one another. They are put into an order in which each has
/// one variable left that it defines; what cannot be ordered so is torn, and becomes parameters and closing
/// rows of small cores.
struct Plan {
    var standing = Slab<Standing>()
    /// By variable: the row that defines it, or -1.
    var definition = Slab<Int32>()
    /// By variable: its place in `sequence`, or -1.
    var order = Slab<Int32>()
    /// By parameter: its core, or -1; and its place there.
    var core = Slab<Int32>()
    var place = Slab<Int32>()
    /// The defined variables, each after those that its row mentions.
    var sequence = Slab<Int32>()
    /// How many of `sequence` are fixed; the rest are eliminated.
    var fixedCount = 0
    /// Required rows that define nothing and are in no core.
    var checked = Slab<Int32>()

    func deallocate() {
        standing.deallocate()
        definition.deallocate()
        order.deallocate()
        core.deallocate()
        place.deallocate()
        sequence.deallocate()
        checked.deallocate()
    }

    mutating func removeAll() {
        standing.removeAll()
        definition.removeAll()
        order.removeAll()
        core.removeAll()
        place.removeAll()
        sequence.removeAll()
        checked.removeAll()
        fixedCount = 0
    }

    mutating func addVariable() {
        standing.append(.unused)
        definition.append(-1)
        order.append(-1)
        core.append(-1)
        place.append(-1)
    }

    mutating func reset(_ rows: Rows) {
        let count = standing.count
        for variable in 0..<count {
            standing[variable] = rows.firstUse[variable] < 0 ? .unused : .unknown
            definition[variable] = -1
            order[variable] = -1
            core[variable] = -1
        }
        sequence.removeAll()
        checked.removeAll()
        for row in 0..<rows.count {
            rows.rows.base[row].role = .none
            rows.rows.base[row].defined = -1
            rows.rows.base[row].core = -1
        }
    }

    /// Makes `row` the definition of `variable`, next in the order.
    @inline(__always) mutating func define(
        _ variable: Int32, by row: Int32, _ standing: Standing, _ rows: Rows
    ) {
        self.standing[variable] = standing
        definition[variable] = row
        rows.rows.base[Int(row)].role = .defines
        rows.rows.base[Int(row)].defined = variable
        place(variable)
    }

    @inline(__always) mutating func place(_ variable: Int32) {
        order[variable] = Int32(sequence.count)
        sequence.append(variable)
    }
}
