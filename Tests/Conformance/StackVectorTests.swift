import Foundation
import Testing

@testable import UIKit

/// UIStackView's arrangement, ST-01 … ST-18: views of 160, 80 and 40 unless a vector says otherwise.
@MainActor @Suite struct StackVectorTests {
    nonisolated static let vectors = Vector.areas([
        "stack.fill", "stack.fillEqually", "stack.fillProportionally", "stack.equalSpacing",
        "stack.equalCentering", "stack.hidden", "stack.alignment.center", "stack.alignment.top",
        "stack.alignment.fill", "stack.alignment.bottom", "stack.margins",
    ])
    nonisolated static var covered: [Vector] { vectors }

    private static let distributions: [(String, UIStackView.Distribution)] = [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    private static let alignments: [(String, UIStackView.Alignment)] = [
        ("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill),
    ]

    @Test(arguments: vectors) func arrangement(_ vector: Vector) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        let views = try makeViews(vector)
        for view in views { stack.addArrangedSubview(view) }
        configure(stack, views, vector)
        window.layoutIfNeeded()
        for (key, value) in vector.expect where !["tolerance", "note"].contains(key) {
            let found = try #require(measure(key, stack, views), "no adapter for \(key)")
            let expected = (value as? [Any]) ?? [value]
            for (number, wanted) in zip(found, expected) {
                guard let wanted = vector.number(wanted) else { continue }
                #expect(abs(Double(number) - wanted) <= vector.tolerance, "\(key): \(found)")
            }
        }
        #expect(window.unsatisfiableConstraints.isEmpty)
    }

    private func numbers(_ vector: Vector, _ key: String) -> [CGFloat]? {
        (vector.given[key] as? [NSNumber])?.map { CGFloat($0.doubleValue) }
    }

    private func makeViews(_ vector: Vector) throws -> [UIView] {
        let heights = numbers(vector, "heights")
        let widths = try #require(numbers(vector, "intrinsic") ?? heights?.map { _ in 50 })
        return widths.indices.map { index in
            ContentView(intrinsic: [Double(widths[index]), Double(heights?[index] ?? 20)], wrap: nil)
        }
    }

    private func configure(_ stack: UIStackView, _ views: [UIView], _ vector: Vector) {
        stack.spacing = CGFloat(vector.number(vector.given["spacing"]) ?? 0)
        let distribution = vector.given["distribution"] as? String
        stack.distribution = StackVectorTests.distributions.first { $0.0 == distribution }?.1 ?? .fill
        let alignment = vector.area.split(separator: ".").last.map(String.init)
        stack.alignment = StackVectorTests.alignments.first { $0.0 == alignment }?.1 ?? .fill
        if vector.area == "stack.fill" { stack.alignment = .fill }
        if let length = vector.number(vector.given["length"]) {
            stack.widthAnchor.constraint(equalToConstant: length).isActive = true
        }
        if let height = vector.number(vector.given["stackHeight"]) {
            stack.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        for (index, view) in views.enumerated() {
            if let hugging = numbers(vector, "hug")?[index] {
                view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: .horizontal)
            }
            if let resistance = numbers(vector, "cr")?[index] {
                view.setContentCompressionResistancePriority(
                    UILayoutPriority(Float(resistance)), for: .horizontal)
            }
            if let spacing = vector.number((vector.given["custom"] as? [String: Any])?["\(index)"]) {
                stack.setCustomSpacing(spacing, after: view)
            }
            view.isHidden = numbers(vector, "hidden")?.contains(CGFloat(index)) ?? false
        }
        stack.isLayoutMarginsRelativeArrangement = vector.flag("isLayoutMarginsRelativeArrangement")
    }

    private func measure(_ key: String, _ stack: UIStackView, _ views: [UIView]) -> [CGFloat]? {
        switch key {
        case "x": views.map(\.frame.minX)
        case "y": views.map(\.frame.minY)
        case "w": views.map(\.frame.width)
        case "h": views.map(\.frame.height)
        case "stackLength": [stack.frame.width]
        case "stackHeight": [stack.frame.height]
        case "stackSize": [stack.frame.width, stack.frame.height]
        default: nil
        }
    }
}
