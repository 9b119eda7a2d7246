import Testing

@testable import UIKit

/// A root of the size that the vector gives, with a view in it that constraints place.
@MainActor struct EquationStage {
    let window: UIWindow
    let root: UIView
    let view = UIView()

    init(_ vector: Vector) {
        let width = vector.number(vector.given["superW"]) ?? 1000
        let height = vector.number(vector.given["superH"]) ?? 1000
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let controller = UIViewController()
        window.rootViewController = controller
        root = controller.view
        add(view)
    }

    func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    /// Activates `w == 0.5*super.width + 10`, `leading == super.leading + 16`, `w <= 200 @1000` …
    func activate(_ text: String) throws {
        var words = text.replacingOccurrences(of: "*", with: " * ").split(separator: " ").map(String.init)
        var priority: Float = 1000
        if let last = words.last, last.hasPrefix("@") {
            priority = try #require(Float(last.dropFirst()))
            words.removeLast()
        }
        let names: [(String, NSLayoutConstraint.Attribute)] = [
            ("w", .width), ("h", .height), ("width", .width), ("height", .height), ("leading", .leading),
            ("trailing", .trailing), ("centerX", .centerX), ("centerY", .centerY),
        ]
        func attribute(_ word: String) -> NSLayoutConstraint.Attribute? {
            names.first { $0.0 == word }?.1
        }
        let relations: [String: NSLayoutConstraint.Relation] = [
            "=": .equal, "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        let first = try #require(attribute(words[0]))
        let relation = try #require(relations[words[1]])
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var second: UIView?
        var other = NSLayoutConstraint.Attribute.notAnAttribute
        var sign: CGFloat = 1
        for word in words.dropFirst(2) {
            if word.hasPrefix("super.") {
                other = try #require(attribute(String(word.dropFirst("super.".count))))
                second = root
                multiplier = constant == 0 ? 1 : constant
                constant = 0
            } else if let number = Double(word) {
                constant += sign * CGFloat(number)
            } else if let same = attribute(word) {
                (second, other) = (view, same)
            } else if word.contains("/") {
                let parts = word.split(separator: "/").compactMap { Double($0) }
                multiplier = CGFloat(parts[0] / parts[1])
            } else {
                sign = word == "-" ? -1 : 1
            }
        }
        // A location that is equal to 0 alone stands for the superview's own.
        if second == nil, !first.isSize { (second, other) = (root, first) }
        let constraint = NSLayoutConstraint(
            item: view, attribute: first, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
    }
}
