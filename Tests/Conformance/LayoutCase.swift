import Foundation
import Testing

/// A real layout with its right answer, as `Tests/Data/layout-cases.json` tells it.
struct LayoutCase: Decodable, CustomTestStringConvertible {
    var id: String
    var area: String
    var viewport: [Double]
    var tree: [Item]
    var main: String?
    var constraints: [String]
    var ops: [String]
    var expect: Expectation
    var fix: [String]
    var expectAfterFix: Expectation?
    var safeArea: [Double]?
    var insetBehavior: String?
    var direction: String?

    var testDescription: String { "\(id) \(area)" }

    struct Item: Decodable {
        var name: String
        var parent: String?
        var kind: String
        var intrinsic: [Double?]?
        var wrap: Wrap?
        var axis: String?
        var spacing: Double?
    }

    /// Text that is `naturalWidth` wide on one line and breaks anywhere.
    struct Wrap: Decodable {
        var naturalWidth: Double
        var lineHeight: Double
    }

    struct Axes: Decodable {
        var x: Bool?
        var y: Bool?
    }

    struct Expectation: Decodable {
        var frames: [String: [Double?]]?
        var contentSize: [Double?]?
        var scrollable: Axes?
        var minOffset: [Double?]?
        var maxOffset: [Double?]?
        var offset: [Double?]?
        var adjustedInset: [Double]?
        var ambiguous: [String]?
        var ambiguousAlso: [String]?
        var conflicts: [[String]]?
        var steps: [Step]?
    }

    struct Step: Decodable {
        var afterOp: String
        var frames: [String: [Double?]]?
        var contentSize: [Double?]?
        var scrollable: Axes?
        var minOffset: [Double?]?
        var maxOffset: [Double?]?
        var offset: [Double?]?
        var adjustedInset: [Double]?

        var expectation: Expectation {
            Expectation(
                frames: frames, contentSize: contentSize, scrollable: scrollable, minOffset: minOffset,
                maxOffset: maxOffset, offset: offset, adjustedInset: adjustedInset)
        }
    }

    static func all() throws -> [LayoutCase] {
        try JSONDecoder().decode([LayoutCase].self, from: TestData.load("layout-cases.json"))
    }
}
