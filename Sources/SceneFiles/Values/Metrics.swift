/// The named numbers of a scene.
struct Metrics: Sendable {
    /// In the order of the file.
    private(set) var names: [String] = []
    private var values: [String: Double] = [:]

    /// The value of a metric; nil if there is none of that name.
    subscript(name: String) -> Double? { values[name] }

    mutating func set(_ name: String, to value: Double) {
        if values.updateValue(value, forKey: name) == nil { names.append(name) }
    }
}
