import Foundation
import Testing

@testable import UIKit

/// A numeric fact of `Tests/Data/uikit-vectors.json`: what is given, what UIKit answers, and where that is known
/// from.
struct Vector: CustomTestStringConvertible, @unchecked Sendable {
    let id: String
    let area: String
    let given: [String: Any]
    let expect: [String: Any]

    var testDescription: String { "\(id) \(area)" }

    /// The file was parsed once and is never changed, so sharing it is safe.
    private static let all: [Vector] = {
        guard let data = try? TestData.load("uikit-vectors.json"),
            let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
        else { return [] }
        return list.map {
            Vector(
                id: $0["id"] as? String ?? "", area: $0["area"] as? String ?? "",
                given: $0["given"] as? [String: Any] ?? [:], expect: $0["expect"] as? [String: Any] ?? [:])
        }
    }()

    /// The vectors of an area, in the file's order.
    static func area(_ name: String) -> [Vector] { all.filter { $0.area == name } }

    /// The vectors of several areas, in the order of the names.
    static func areas(_ names: [String]) -> [Vector] { names.flatMap { area($0) } }

    /// Single vectors; a missing one makes a test that reads it fail.
    static func ids(_ ids: String...) -> [Vector] {
        ids.map { id in all.first { $0.id == id } ?? Vector(id: id, area: "missing", given: [:], expect: [:])
        }
    }

    /// All vectors whose area begins with one of some prefixes.
    static func withAreas(beginning prefixes: [String]) -> [Vector] {
        all.filter { vector in prefixes.contains { vector.area.hasPrefix($0) } }
    }

    /// How far a value may be off, in points.
    var tolerance: Double { number(expect["tolerance"]) ?? 0.0005 }

    func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

    func flag(_ key: String) -> Bool { (given[key] as? NSNumber)?.boolValue ?? false }

    func point(_ value: Any?) -> CGPoint? {
        guard let pair = value as? [NSNumber], pair.count == 2 else { return nil }
        return CGPoint(x: pair[0].doubleValue, y: pair[1].doubleValue)
    }

    func size(_ key: String) -> CGSize {
        let pair = point(given[key]) ?? .zero
        return CGSize(width: pair.x, height: pair.y)
    }

    func rect(_ value: Any?) -> CGRect {
        guard let four = value as? [NSNumber], four.count == 4 else { return .null }
        let numbers = four.map { CGFloat($0.doubleValue) }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func insets(_ value: Any?) -> UIEdgeInsets {
        guard let sides = value as? [String: Any] else { return .zero }
        func side(_ name: String) -> CGFloat { CGFloat(number(sides[name]) ?? 0) }
        return UIEdgeInsets(
            top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }
}
