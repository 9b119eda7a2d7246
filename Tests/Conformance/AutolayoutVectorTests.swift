import Foundation
import Testing

@testable import UIKit

/// The engine's rules as small systems, AL-01 … AL-28. Each vector tells its system in words of its own, so an adapter
/// goes by the area and reads all numbers from the vector.
@MainActor @Suite struct AutolayoutVectorTests {
    private func lines(_ vector: Vector) -> [String] {
        vector.given["constraints"] as? [String] ?? [vector.given["constraint"] as? String].compactMap { $0 }
    }

    private func expectClose(_ found: CGFloat, _ value: Any?, _ vector: Vector) throws {
        let number = try #require(vector.number(value))
        #expect(abs(Double(found) - number) <= max(0.001, vector.tolerance))
    }

    nonisolated static let systems = Vector.areas([
        "autolayout.priority", "autolayout.errorNorm", "autolayout.hierarchy", "autolayout.equation",
        "autolayout.center",
    ])
    nonisolated static let aspect = Vector.area("autolayout.aspect")
    nonisolated static let readingDirection = Vector.area("autolayout.rtl")
    nonisolated static let sideBySide = Vector.areas([
        "autolayout.hugging", "autolayout.compression", "autolayout.ambiguous",
    ])
    nonisolated static let unsatisfiable = Vector.area("autolayout.unsatisfiable")
    nonisolated static let fitting = Vector.area("autolayout.fitting")
    nonisolated static let systemSpacing = Vector.area("autolayout.systemSpacing")
    nonisolated static let constants = Vector.area("autolayout.constants")
    nonisolated static var covered: [Vector] {
        systems + aspect + readingDirection + sideBySide + unsatisfiable + fitting + systemSpacing + constants
    }

    @Test(arguments: systems) func systems(_ vector: Vector) throws {
        let stage = EquationStage(vector)
        if let width = vector.number(vector.given["w"]) { try stage.activate("w == \(width)") }
        if let height = vector.number(vector.given["h"]) { try stage.activate("h == \(height)") }
        for line in lines(vector) { try stage.activate(line) }
        stage.window.layoutIfNeeded()
        for (key, value) in vector.expect {
            let frame = stage.view.frame
            let found = try #require(
                ["x": frame.minX, "y": frame.minY, "w": frame.width, "h": frame.height][key],
                "no adapter for \(key)")
            try expectClose(found, value, vector)
        }
    }

    @Test(arguments: aspect) func aspect(_ vector: Vector) throws {
        let stage = EquationStage(vector)
        for line in ["leading == super.leading", "trailing == super.trailing", "w == h * 16/9"] {
            try stage.activate(line)
        }
        stage.window.layoutIfNeeded()
        try expectClose(stage.view.frame.width, vector.expect["w"], vector)
        try expectClose(stage.view.frame.height, vector.expect["h"], vector)
    }

    @Test(arguments: readingDirection, [false, true])
    func readingDirection(_ vector: Vector, _ isRightToLeft: Bool) throws {
        let stage = EquationStage(vector)
        if isRightToLeft { stage.window.layoutDirection = .rightToLeft }
        if let width = vector.number(vector.given["w"]) { try stage.activate("w == \(width)") }
        for line in lines(vector) { try stage.activate(line) }
        stage.window.layoutIfNeeded()
        let name = isRightToLeft ? "RTL" : "LTR"
        if let expected = vector.expect[name] as? [String: Any] {
            try expectClose(stage.view.frame.minX, expected["x"], vector)
            try expectClose(stage.view.frame.width, expected["w"], vector)
        } else {
            try expectClose(stage.view.frame.minX, vector.expect["x_\(name)"], vector)
        }
    }

    /// Two views side by side in a container, AL-01 … AL-03.
    @Test(arguments: sideBySide)
    func sideBySide(_ vector: Vector) throws {
        let width = try #require(vector.number(vector.given["container"]))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        let views = try ["a", "b"].map { name in
            let facts = try #require(vector.given[name] as? [String: Any])
            let view = ContentView(intrinsic: [vector.number(facts["intrinsic"]), nil], wrap: nil)
            if let hugging = vector.number(facts["hug"]) {
                view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: .horizontal)
            }
            if let resistance = vector.number(facts["cr"]) {
                view.setContentCompressionResistancePriority(
                    UILayoutPriority(Float(resistance)), for: .horizontal)
            }
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            return view
        }
        NSLayoutConstraint.activate([
            views[0].leftAnchor.constraint(equalTo: window.leftAnchor),
            views[1].leftAnchor.constraint(
                equalTo: views[0].rightAnchor, constant: try #require(vector.number(vector.given["spacing"]))),
            views[1].rightAnchor.constraint(equalTo: window.rightAnchor),
        ])
        window.layoutIfNeeded()
        if let range = vector.expect["awRange"] as? [NSNumber] {
            #expect(views[0].hasAmbiguousLayout == vector.expect["hasAmbiguousLayout"] as? Bool)
            #expect((range[0].doubleValue...range[1].doubleValue).contains(views[0].frame.width))
        } else {
            try expectClose(views[0].frame.width, vector.expect["aw"], vector)
            try expectClose(views[1].frame.width, vector.expect["bw"], vector)
        }
    }

    /// AL-15 and AL-16: what contradicts, what is given up, what the log says.
    @Test(arguments: unsatisfiable) func unsatisfiable(_ vector: Vector) throws {
        var log: [String] = []
        let write = ContradictionLog.write
        ContradictionLog.write = { log.append($0) }
        defer { ContradictionLog.write = write }
        let stage = EquationStage(vector)
        let numbers = lines(vector).compactMap { line in
            line.split { !"0123456789.".contains($0) }.compactMap { Double($0) }.first
        }
        let isHeight = lines(vector).contains { $0.contains("height") }
        let constraints = numbers.enumerated().map { index, number in
            let dimension = isHeight ? stage.view.heightAnchor : stage.view.widthAnchor
            let constraint = dimension.constraint(equalToConstant: number)
            if lines(vector)[index].hasPrefix("UIView-Encapsulated") {
                constraint.identifier = "UIView-Encapsulated-Layout-Height"
                constraint.origin = .encapsulatedLayout
            }
            return constraint
        }
        NSLayoutConstraint.activate(constraints)
        stage.window.layoutIfNeeded()
        let contradiction = try #require(stage.window.unsatisfiableConstraints.first)
        #expect(stage.window.unsatisfiableConstraints.count == 1)
        if let count = vector.number(vector.expect["mutuallyExclusiveCount"]) {
            #expect(contradiction.set.count == Int(count))
        }
        if let text = vector.expect["logContains"] as? String { #expect(log.first?.contains(text) == true) }
        if vector.expect["broken"] != nil {
            #expect(contradiction.givenUp === constraints[0])
            try expectClose(stage.view.frame.height, vector.expect["heightAfter"], vector)
        }
    }

    @Test(arguments: fitting) func fitting(_ vector: Vector) throws {
        if let chain = vector.given["chain"] as? String {
            let parts = chain.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
            let container = UIView()
            let views = [parts[1], parts[3]].map { ContentView(intrinsic: [10, $0], wrap: nil) }
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(view)
            }
            NSLayoutConstraint.activate([
                views[0].topAnchor.constraint(equalTo: container.topAnchor, constant: parts[0]),
                views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: parts[2]),
                views[1].bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -parts[4]),
            ])
            let size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(abs(Double(size.height) - (try #require(vector.number(vector.expect["H"])))) < 0.01)
        } else {
            let words = try #require(vector.given["view"] as? String).split { !"0123456789".contains($0) }
            let view = ContentView(intrinsic: [Double(words[0]), nil], wrap: nil)
            let target = try #require(vector.number(vector.given["target"]))
            let priority = UILayoutPriority(
                Float(try #require(vector.number(vector.given["fittingPriority"]))))
            let size = view.systemLayoutSizeFitting(
                CGSize(width: target, height: 0), withHorizontalFittingPriority: priority,
                verticalFittingPriority: .fittingSizeLevel)
            try expectClose(size.width, vector.expect["w"], vector)
        }
    }

    @Test(arguments: systemSpacing) func systemSpacing(_ vector: Vector) throws {
        let a = UIView()
        let b = UIView()
        let multipliers = try #require(vector.given["multiplier"] as? [NSNumber]).map {
            CGFloat($0.doubleValue)
        }
        let constants = try #require(vector.expect["constant"] as? [NSNumber]).map { CGFloat($0.doubleValue) }
        for (multiplier, constant) in zip(multipliers, constants) {
            let constraint = b.leadingAnchor.constraint(
                equalToSystemSpacingAfter: a.trailingAnchor, multiplier: multiplier)
            #expect(constraint.constant == constant)
            #expect(constraint.multiplier == 1)
        }
    }

    @Test(arguments: constants) func constants(_ vector: Vector) throws {
        let priorities: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow, .fittingSizeLevel,
        ]
        let values = try #require(vector.expect["values"] as? [NSNumber])
        #expect(priorities.map { Double($0.rawValue) } == values.map(\.doubleValue))
    }
}
