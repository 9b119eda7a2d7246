import UIKit

/// What an expression of a statement comes to.
enum StepValue: Equatable, Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
    /// One of UIKit's words.
    case word(String)
    case words([String])
    case point(CGPoint)
    case size(CGSize)
    case rectangle(CGRect)
    /// What stood between parentheses.
    case numbers([Double])

    /// How the trace writes it: `375 × 0`, `(0, 0, 375, 100)`, `12.5`.
    var description: String {
        switch self {
        case .number(let value): StepValue.text(value)
        case .flag(let value): String(value)
        case .text(let text): "\"\(text)\""
        case .word(let word): word
        case .words(let words): "(" + words.joined(separator: ", ") + ")"
        case .point(let point): StepValue.list([point.x, point.y])
        case .size(let size): "\(StepValue.text(size.width)) × \(StepValue.text(size.height))"
        case .rectangle(let rect): NumberText.list(rect)
        case .numbers(let numbers): StepValue.list(numbers)
        }
    }

    /// What it is, for messages.
    var kind: String {
        switch self {
        case .number, .flag, .word: "'\(description)'"
        case .text: "a text"
        case .words: "words"
        case .point: "a point"
        case .size: "a size"
        case .rectangle: "a rectangle"
        case .numbers(let numbers): "\(numbers.count) numbers"
        }
    }

    /// The numbers in it; nil for a value that has none.
    var numbers: [Double]? {
        switch self {
        case .number(let value): [value]
        case .flag, .text, .word, .words: nil
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rectangle(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        case .numbers(let numbers): numbers
        }
    }

    private static func text(_ value: Double) -> String { NumberText.short(CGFloat(value)) }

    private static func list(_ numbers: [Double]) -> String {
        "(" + numbers.map(text).joined(separator: ", ") + ")"
    }
}

/// A part of a value: `.width` of a size, `.maxY` of a rectangle.
struct ValuePart: Sendable {
    let name: String
    let part: @Sendable (StepValue) -> StepValue?

    static let all: [ValuePart] = [
        ofRectangles("minX") { $0.minX }, ofRectangles("midX") { $0.midX }, ofRectangles("maxX") { $0.maxX },
        ofRectangles("minY") { $0.minY }, ofRectangles("midY") { $0.midY }, ofRectangles("maxY") { $0.maxY },
        ValuePart(name: "origin") { if case .rectangle(let rect) = $0 { .point(rect.origin) } else { nil } },
        ValuePart(name: "size") { if case .rectangle(let rect) = $0 { .size(rect.size) } else { nil } },
        ValuePart(name: "width") { value in
            switch value {
            case .size(let size): .number(size.width)
            case .rectangle(let rect): .number(rect.width)
            default: nil
            }
        },
        ValuePart(name: "height") { value in
            switch value {
            case .size(let size): .number(size.height)
            case .rectangle(let rect): .number(rect.height)
            default: nil
            }
        },
        ValuePart(name: "x") { if case .point(let point) = $0 { .number(point.x) } else { nil } },
        ValuePart(name: "y") { if case .point(let point) = $0 { .number(point.y) } else { nil } },
    ]

    static func named(_ name: String) -> ValuePart? { all.first { $0.name == name } }

    private static func ofRectangles(_ name: String, _ part: @escaping @Sendable (CGRect) -> CGFloat)
        -> ValuePart
    {
        ValuePart(name: name) { if case .rectangle(let rect) = $0 { .number(part(rect)) } else { nil } }
    }
}

/// A value of a view that expressions can read, in points and the coordinates that UIKit gives it in.
struct ReadableValue: Sendable {
    let name: String
    /// Whether only scroll views have it.
    var isOfScrollViews = false
    let read: @MainActor @Sendable (UIView) -> StepValue

    static let all: [ReadableValue] =
        [
            ReadableValue(name: "frame") { .rectangle($0.frame) },
            ReadableValue(name: "bounds") { .rectangle($0.bounds) },
            ReadableValue(name: "contentSize", isOfScrollViews: true) {
                .size(($0 as? UIScrollView)?.contentSize ?? .zero)
            },
            ReadableValue(name: "contentOffset", isOfScrollViews: true) {
                .point(($0 as? UIScrollView)?.contentOffset ?? .zero)
            },
        ] + ["minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height"].map(ofFrame)

    static func named(_ name: String) -> ReadableValue? { all.first { $0.name == name } }

    /// A part of the frame by its own name.
    private static func ofFrame(_ name: String) -> ReadableValue {
        ReadableValue(name: name) {
            ValuePart.named(name)?.part(.rectangle($0.frame)) ?? .number(0)
        }
    }
}
