/// A constraint that a solver holds: a handle, valid until it is removed.
public struct Constraint: Hashable, Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    /// Its number, from 0. A removed constraint's number is given out again.
    public var index: Int { Int(number) }
}
