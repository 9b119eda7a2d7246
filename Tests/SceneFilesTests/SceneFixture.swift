import SceneFiles
import Testing
import UIKit

/// Loads a scene from text; a test that gives one with faults fails with their words.
@MainActor func scene(
    _ text: String, options: SceneOptions = SceneOptions(), file: String = "test.yaml",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Scene {
    switch SceneLoader.load(bytes: Array(text.utf8), file: file, options: options) {
    case .success(let scene): return scene
    case .failure(let failure):
        Issue.record("\(failure)", sourceLocation: sourceLocation)
        throw failure
    }
}

/// The faults of a text, each as `line:column: message`; none if it loads.
@MainActor func faults(_ text: String) -> [String] { faults(bytes: Array(text.utf8)) }

/// The faults of a file's bytes, each as `line:column: message`; none if it loads.
@MainActor func faults(bytes: [UInt8]) -> [String] {
    switch SceneLoader.load(bytes: bytes, file: "test.yaml") {
    case .success: return []
    case .failure(let failure): return failure.faults.map { "\($0.location): \($0.message)" }
    }
}

extension Scene {
    /// The view with that id.
    func view(_ id: String) throws -> UIView { try #require(views.first { $0.id == id }?.view) }

    /// Every constraint as UIKit sees it: `box[1].top == box[0].bottom + 100`.
    var equations: [String] { constraints.map { Equation.text($0.constraint) } }
}

/// Writes constraints in one way, whatever the file's spelling was.
@MainActor enum Equation {
    static func text(_ constraint: NSLayoutConstraint) -> String {
        var text = item(constraint.firstItem) + ".\(constraint.firstAttribute)"
        switch constraint.relation {
        case .equal: text += " == "
        case .lessThanOrEqual: text += " <= "
        case .greaterThanOrEqual: text += " >= "
        }
        if let second = constraint.secondItem {
            if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) * " }
            text += item(second) + ".\(constraint.secondAttribute)"
            if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
            if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
        } else {
            text += number(constraint.constant)
        }
        if constraint.priority != .required { text += " @ \(number(CGFloat(constraint.priority.rawValue)))" }
        return text
    }

    private static func item(_ item: AnyObject?) -> String {
        if let view = item as? UIView { return view.accessibilityIdentifier ?? "?" }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return "?" }
        let name = (view.accessibilityIdentifier ?? "?") + "."
        if guide === view.safeAreaLayoutGuide { return name + "safeAreaLayoutGuide" }
        if guide === view.layoutMarginsGuide { return name + "layoutMarginsGuide" }
        if guide === view.readableContentGuide { return name + "readableContentGuide" }
        guard let scrollView = view as? UIScrollView else { return name + "?" }
        return name + (guide === scrollView.contentLayoutGuide ? "contentLayoutGuide" : "frameLayoutGuide")
    }

    private static func number(_ value: CGFloat) -> String {
        value.rounded() == value ? String(Int(value)) : String(Double(value))
    }
}
