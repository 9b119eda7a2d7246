/// One variable times a number.
public struct Term: Sendable, Equatable {
    public let variable: Variable
    public let coefficient: Double
}

/// A sum of terms and a constant. A variable stands in it once, and never with coefficient zero.
///
/// The first terms are held inside the value, so that building the usual expressions allocates nothing.
public struct Expression: Sendable {
    /// What stands beside the terms.
    public var constant: Double
    private var inline: (Slot, Slot, Slot, Slot, Slot, Slot) = (.none, .none, .none, .none, .none, .none)
    private var inlineCount = 0
    private var overflow: [Term] = []

    private struct Slot: Sendable {
        var variable: Int32
        var coefficient: Double
        static let none = Slot(variable: -1, coefficient: 0)
    }

    /// A number.
    public init(_ constant: Double = 0) { self.constant = constant }

    /// A variable, once or `coefficient` times.
    public init(_ variable: Variable, coefficient: Double = 1) {
        constant = 0
        add(variable, coefficient)
    }

    /// How many variables stand in it.
    public var count: Int { inlineCount + overflow.count }

    /// The term at a place, 0..<count.
    subscript(index: Int) -> Term {
        guard index < inlineCount else { return overflow[index - inlineCount] }
        let slot = self.slot(index)
        return Term(variable: Variable(slot.variable), coefficient: slot.coefficient)
    }

    /// The terms, in the order in which their variables came in.
    public var terms: [Term] { (0..<count).map { self[$0] } }

    private func slot(_ index: Int) -> Slot {
        switch index {
        case 0: inline.0
        case 1: inline.1
        case 2: inline.2
        case 3: inline.3
        case 4: inline.4
        default: inline.5
        }
    }

    private mutating func setSlot(_ index: Int, _ slot: Slot) {
        switch index {
        case 0: inline.0 = slot
        case 1: inline.1 = slot
        case 2: inline.2 = slot
        case 3: inline.3 = slot
        case 4: inline.4 = slot
        default: inline.5 = slot
        }
    }

    /// Adds a variable `coefficient` times.
    public mutating func add(_ variable: Variable, _ coefficient: Double) {
        guard coefficient != 0 else { return }
        for index in 0..<inlineCount where slot(index).variable == variable.number {
            let sum = slot(index).coefficient + coefficient
            if sum == 0 {
                removeSlot(index)
            } else {
                setSlot(index, Slot(variable: variable.number, coefficient: sum))
            }
            return
        }
        if let index = overflow.firstIndex(where: { $0.variable == variable }) {
            let sum = overflow[index].coefficient + coefficient
            overflow.remove(at: index)
            if sum != 0 { overflow.insert(Term(variable: variable, coefficient: sum), at: index) }
            return
        }
        if inlineCount < 6, overflow.isEmpty {
            setSlot(inlineCount, Slot(variable: variable.number, coefficient: coefficient))
            inlineCount += 1
        } else {
            overflow.append(Term(variable: variable, coefficient: coefficient))
        }
    }

    private mutating func removeSlot(_ index: Int) {
        for place in index..<(inlineCount - 1) { setSlot(place, slot(place + 1)) }
        inlineCount -= 1
        guard !overflow.isEmpty else { return }
        let first = overflow.removeFirst()
        setSlot(inlineCount, Slot(variable: first.variable.number, coefficient: first.coefficient))
        inlineCount += 1
    }

    private mutating func add(_ other: Expression, times factor: Double) {
        constant += factor * other.constant
        for index in 0..<other.count {
            let term = other[index]
            add(term.variable, factor * term.coefficient)
        }
    }

    // MARK: - Arithmetic

    public static func += (a: inout Expression, b: Expression) { a.add(b, times: 1) }
    public static func -= (a: inout Expression, b: Expression) { a.add(b, times: -1) }
    public static func += (a: inout Expression, b: Variable) { a.add(b, 1) }
    public static func -= (a: inout Expression, b: Variable) { a.add(b, -1) }
    public static func += (a: inout Expression, b: Double) { a.constant += b }
    public static func -= (a: inout Expression, b: Double) { a.constant -= b }

    public static func + (a: Expression, b: Expression) -> Expression {
        var sum = a
        sum += b
        return sum
    }

    public static func - (a: Expression, b: Expression) -> Expression {
        var difference = a
        difference -= b
        return difference
    }

    public static func + (a: Expression, b: Double) -> Expression {
        var sum = a
        sum.constant += b
        return sum
    }

    public static func - (a: Expression, b: Double) -> Expression {
        var difference = a
        difference.constant -= b
        return difference
    }

    public static func * (a: Expression, factor: Double) -> Expression {
        var product = Expression()
        product.add(a, times: factor)
        return product
    }

    public static func * (factor: Double, a: Expression) -> Expression { a * factor }
}
