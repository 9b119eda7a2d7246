/// Why a scene file cannot be loaded: all of its faults.
public struct SceneFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file's name as it was given.
    public let file: String
    /// Every fault, by place; never empty.
    public let faults: [Fault]

    init(file: String, faults: [Fault]) {
        self.file = file
        // Faults at one place stay in the order in which they were found.
        self.faults = faults.enumerated().sorted { a, b in
            (a.element.location, a.offset) < (b.element.location, b.offset)
        }.map(\.element)
    }

    /// One line a fault: `Scenes/list.yaml:17:5: error: no view named 'contianer' (did you mean 'container'?)`.
    public var lines: [String] {
        faults.map { "\(file):\($0.location): error: \($0.message)" }
    }

    /// All lines.
    public var description: String { lines.joined(separator: "\n") }
}
