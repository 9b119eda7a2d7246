import UIKit

/// The priorities that have a name, and those that are numbers.
enum PriorityWords {
    static let all: [(name: String, priority: UILayoutPriority)] = [
        ("required", .required), ("high", .defaultHigh), ("low", .defaultLow),
    ]

    /// What a priority may be, in words.
    static let range = "1 to 1000, 'required', 'high' or 'low'"

    static func priority(for word: String) -> UILayoutPriority? {
        all.first { $0.name == word }?.priority
    }

    /// A priority by its number; nil outside 1...1000.
    static func priority(_ value: Double) -> UILayoutPriority? {
        (1...1000).contains(value) ? UILayoutPriority(Float(value)) : nil
    }
}
