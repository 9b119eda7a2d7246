/// An unknown of the solver that made it.
public struct Variable: Hashable, Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }
    init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

    /// Its place in the solver's buffer of values, from 0. A removed variable's place is given out again.
    public var index: Int { Int(number) }
}
