/// How much a constraint matters, 1...1000; fractions are allowed.
///
/// Priorities are compared in order: whatever a lower one wants, a higher one is satisfied first as well as it
/// can be. Within one priority the sum of the absolute errors is made as small as possible. 1000 is required.
public struct Priority: Comparable, Hashable, Sendable {
    public var rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = Priority(1000)

    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
