/// One cell of the screen: what stands in it and how.
public struct Cell: Equatable, Hashable, Sendable {
    /// One character as terminals agree on it; empty in the right half of a wide one.
    public var text: String
    /// The columns that the text takes: 1 or 2, and 0 for the right half of a wide character.
    public var width: Int
    /// The colours and attributes.
    public var style: Style

    /// A cell with a character of one column.
    public init(_ text: String, style: Style = .standard) {
        self.init(text: text, width: 1, style: style)
    }

    init(text: String, width: Int, style: Style) {
        self.text = text
        self.width = width
        self.style = style
    }

    /// Nothing, in the terminal's own colours.
    public static let blank = Cell(" ")
}
