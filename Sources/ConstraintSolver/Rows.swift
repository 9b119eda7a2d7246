/// What a row does in the present plan.
enum Role: UInt8, BitwiseCopyable {
    /// Not planned.
    case none
    /// A required equality that gives a variable its value.
    case defines
    /// An inequality, an optional row, or a required equality that closes a cycle: a core minimises its error.
    case core
    /// Its variables were all settled before it came: it holds or it does not.
    case checked
}

/// Why a row is there.
enum Source: UInt8, BitwiseCopyable {
    /// Somebody added it.
    case added
    /// A variable that is never negative would be.
    case bound
    /// A variable that nothing decides is settled by it.
    case preference
}

/// A constraint as stored: `sum of terms + constant  relation  0`.
struct Row: BitwiseCopyable {
    var firstTerm: Int32
    var termCount: Int32
    var constant: Double
    var priority: Float
    var relation: Relation
    var source: Source
    var role = Role.none
    var isLive = true
    /// Left out because it contradicts others.
    var isSetAside = false
    /// Left out because somebody asked for it.
    var isSuspended = false
    var expendability: Int32 = 0
    /// How many rows were added before it.
    var serial: Int
    /// The variable that it defines, or -1.
    var defined: Int32 = -1
    /// The core that it is in, or -1; and its place there.
    var core: Int32 = -1
    var place: Int32 = -1

    @inline(__always) var isRequiredEquality: Bool { relation == .equal && priority == 1000 }
    /// Whether it takes part in planning.
    @inline(__always) var takesPart: Bool { isLive && !isSetAside && !isSuspended }
}

/// A term of a row, linked to the other terms of its variable.
struct RowTerm: BitwiseCopyable {
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
    var coefficient: Double
}

/// All rows, their terms, and for each variable the list of its terms: adding and removing cost what the row
/// is long, however many rows a variable is in.
struct Rows {
    var rows = Slab<Row>()
    var terms = Slab<RowTerm>()
    /// By variable: its first term, or -1.
    var firstUse = Slab<Int32>()
    private var freeRows = Slab<Int32>()
    /// Free runs of terms, by length up to 8; longer ones are not used again.
    private var freeRuns: [Slab<Int32>] = (0...8).map { _ in Slab<Int32>() }
    private var serial = 0

    func deallocate() {
        rows.deallocate()
        terms.deallocate()
        firstUse.deallocate()
        freeRows.deallocate()
        for run in freeRuns { run.deallocate() }
    }

    mutating func removeAll() {
        rows.removeAll()
        terms.removeAll()
        firstUse.removeAll()
        freeRows.removeAll()
        for length in freeRuns.indices { freeRuns[length].removeAll() }
        serial = 0
    }

    var count: Int { rows.count }

    mutating func add(
        _ expression: Expression, _ relation: Relation, _ priority: Priority, source: Source
    ) -> Int32 {
        let count = expression.count
        let first = takeRun(count)
        let row = Row(
            firstTerm: first, termCount: Int32(count), constant: expression.constant,
            priority: priority.rawValue, relation: relation, source: source, serial: serial)
        serial += 1
        let number: Int32
        if let free = freeRows.popLast() {
            rows[free] = row
            number = free
        } else {
            number = Int32(rows.count)
            rows.append(row)
        }
        for index in 0..<count {
            let term = expression[index]
            link(first + Int32(index), number, term.variable.number, term.coefficient)
        }
        return number
    }

    private mutating func takeRun(_ count: Int) -> Int32 {
        if count <= 8, let run = freeRuns[count].popLast() { return run }
        let first = Int32(terms.count)
        let empty = RowTerm(variable: -1, row: -1, next: -1, previous: -1, coefficient: 0)
        for _ in 0..<count { terms.append(empty) }
        return first
    }

    private func link(_ place: Int32, _ row: Int32, _ variable: Int32, _ coefficient: Double) {
        let next = firstUse[variable]
        terms[place] = RowTerm(
            variable: variable, row: row, next: next, previous: -1, coefficient: coefficient)
        if next >= 0 { terms.base[Int(next)].previous = place }
        firstUse[variable] = place
    }

    mutating func remove(_ number: Int32) {
        let row = rows[number]
        for place in row.firstTerm..<(row.firstTerm + row.termCount) {
            let term = terms[place]
            if term.previous >= 0 {
                terms.base[Int(term.previous)].next = term.next
            } else {
                firstUse[term.variable] = term.next
            }
            if term.next >= 0 { terms.base[Int(term.next)].previous = term.previous }
        }
        if row.termCount <= 8 { freeRuns[Int(row.termCount)].append(row.firstTerm) }
        rows.base[Int(number)].isLive = false
        freeRows.append(number)
    }

    /// The places of a row's terms.
    @inline(__always) func places(of row: Int32) -> Range<Int> {
        let first = Int(rows[row].firstTerm)
        return first..<(first + Int(rows[row].termCount))
    }
}
