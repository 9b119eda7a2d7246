/// A place in a scene file.
public struct SourceLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in Unicode code points.
    public let column: Int

    /// A place by its line and column, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The first character of a file.
    static let start = SourceLocation(line: 1, column: 1)

    /// The place `count` code points further on in the same line.
    func advanced(by count: Int) -> SourceLocation {
        SourceLocation(line: line, column: column + count)
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }

    public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
