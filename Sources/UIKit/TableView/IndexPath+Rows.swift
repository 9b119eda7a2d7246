/// A row of a table view: the number of its section, and its number in there, both from 0.
extension IndexPath {
    /// The row with a number in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The item with a number in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The number of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The number of the row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The number of the item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
