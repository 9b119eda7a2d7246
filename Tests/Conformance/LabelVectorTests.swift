import Foundation
import Testing

@testable import UIKit

/// The heights of labels in San Francisco, LB-01 … LB-15.
@MainActor @Suite struct LabelVectorTests {
    nonisolated static let lineHeight = Vector.area("label.lineHeight")
    nonisolated static let multiline = Vector.area("label.multiline")
    nonisolated static var covered: [Vector] { lineHeight + multiline }

    private func label(_ vector: Vector, lines: Int) throws -> (window: UIWindow, label: UILabel) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.textMetrics = .sanFrancisco
        window.screenScale = CGFloat(try #require(vector.number(vector.given["scale"])))
        let label = UILabel()
        window.addSubview(label)
        label.font = .systemFont(ofSize: CGFloat(try #require(vector.number(vector.given["size"]))))
        label.numberOfLines = 0
        label.text = Array(repeating: "Label", count: lines).joined(separator: "\n")
        return (window, label)
    }

    @Test(arguments: lineHeight) func lineHeight(_ vector: Vector) throws {
        let (window, label) = try label(vector, lines: 1)
        let height = withExtendedLifetime(window) { label.intrinsicContentSize.height }
        let lineHeight = TextMetrics.sanFrancisco.lineHeight(label.font)
        #expect(abs(lineHeight - (try #require(vector.number(vector.expect["lineHeight"])))) < 0.0001)
        #expect(abs(height - (try #require(vector.number(vector.expect["labelHeight"])))) < 0.0001)
    }

    @Test(arguments: multiline) func multiline(_ vector: Vector) throws {
        let lines = Int(try #require(vector.number(vector.given["lines"])))
        let (window, label) = try label(vector, lines: lines)
        let height = withExtendedLifetime(window) { label.intrinsicContentSize.height }
        #expect(abs(height - (try #require(vector.number(vector.expect["height"])))) <= vector.tolerance)
    }

    /// "Label" at 17 points: 41.2, on a screen of two pixels a point 41.5, of one 42, as Interface Builder has it.
    @Test(arguments: [(2.0, 41.5), (1.0, 42.0)]) func width(_ scale: Double, _ width: CGFloat) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.textMetrics = .sanFrancisco
        window.screenScale = CGFloat(scale)
        let label = UILabel()
        window.addSubview(label)
        label.text = "Label"
        #expect(label.intrinsicContentSize.width == width)
    }
}
