import SceneFiles
import UIKit

/// A contradiction among a scene's required constraints, in the author's lines.
@MainActor struct UnsatisfiableReport {
    /// The constraints of the set as they were written, in the order of the file.
    let constraints: [String]
    /// The one that was given up.
    let givenUp: String?
    let view: String?
    let location: SourceLocation?

    static func all(in scene: Scene) -> [UnsatisfiableReport] {
        scene.view.unsatisfiableConstraints.map { contradiction in
            let written = contradiction.set.compactMap { scene.line(of: $0) }
            let victim = contradiction.givenUp.flatMap { scene.line(of: $0) }
            let item = contradiction.givenUp?.firstItem
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return UnsatisfiableReport(
                constraints: written.map(\.text), givenUp: victim?.text, view: view?.accessibilityIdentifier,
                location: victim?.location)
        }
    }

    var message: String {
        let list = constraints.map { "'\($0)'" }.joined(separator: ", ")
        let end = givenUp.map { "; '\($0)' was given up" } ?? ""
        return "these required constraints cannot all hold: \(list)\(end)"
    }

    func json(file: String) -> String {
        JSONText.object([
            ("rule", .text("unsatisfiable")), ("severity", .text("error")),
            ("view", view.map(JSONText.text) ?? .null), ("message", .text(message)),
            ("constraints", .texts(constraints)), ("fixes", .list([])),
            ("givenUp", givenUp.map(JSONText.text) ?? .null), ("file", .text(file)),
            ("line", location.map { .number(CGFloat($0.line)) } ?? .null),
            ("column", location.map { .number(CGFloat($0.column)) } ?? .null),
        ]).description
    }
}

extension Scene {
    /// The line that a constraint comes from.
    fileprivate func line(of constraint: NSLayoutConstraint) -> SceneConstraint? {
        constraints.first { $0.constraint === constraint }
    }
}
