/// Where a walkthrough is, and what its last step did.
public struct StageSteps: Equatable, Sendable {
    /// A line of the code that a step shows.
    public struct CodeLine: Equatable, Sendable {
        public let text: String
        /// How the constraint or the value on it is read: `edges: the content area`; nil where nothing is said.
        public let reading: String?
        /// Whether it is the line that ran last.
        public let isCurrent: Bool

        public init(_ text: String, reading: String? = nil, isCurrent: Bool = false) {
            self.text = text
            self.reading = reading
            self.isCurrent = isCurrent
        }
    }

    /// What a view was before a step and is after it: `375 × ?`.
    public struct Comparison: Equatable, Sendable {
        public let name: String
        public let before: String
        public let after: String

        public init(_ name: String, before: String, after: String) {
            self.name = name
            self.before = before
            self.after = after
        }
    }

    /// How many steps there are.
    public let count: Int
    /// How many of them have run to their ends.
    public let done: Int
    /// What the step that was begun or done last teaches, or nil before the first one and for one that says nothing.
    public var note: String?
    /// What its statements read and did, a line each.
    public var trace: [String] = []
    /// Its code; before the first step that of the first one.
    public var code: [CodeLine] = []
    /// The spelling of the code, as `snapkit`; nil where there is no choice.
    public var spelling: String?
    /// Contents and views, before it and now.
    public var comparisons: [Comparison] = []
    /// Whether some of its statements have run and others have not.
    public var isHalfDone = false

    public init(count: Int, done: Int) {
        self.count = count
        self.done = done
    }

    /// The step that is told of, counted from 1; 0 before the first one.
    public var current: Int { isHalfDone ? done + 1 : done }
}
