import Diagnosis
import SceneFiles
import UIKit

/// Writes fixes into a scene's text, one after another, until no error or warning that has one is left.
@MainActor struct SceneRepair {
    let call: Call
    let file: String
    let disabled: [String]
    /// The text with the fixes in it.
    private(set) var text: String
    /// What is wrong with it.
    private(set) var diagnostics: [Diagnostic]

    /// No scene needs more; a limit all the same.
    private static let limit = 200

    /// Repairs a scene that was loaded and examined.
    init(_ checked: CheckedScene, scene: Scene, call: Call, disabled: [String]) {
        self.call = call
        file = checked.file
        self.disabled = disabled
        text = checked.source
        diagnostics = checked.diagnostics
        var scene = scene
        for _ in 0..<SceneRepair.limit {
            guard let next = step(scene) else { return }
            scene = next
        }
    }

    /// How much is wrong: an error more than any number of warnings, a warning more than any number of notes.
    private static func weight(_ diagnostics: [Diagnostic]) -> (Int, Int, Int) {
        func count(_ severity: Diagnostic.Severity) -> Int { diagnostics.count { $0.severity == severity } }
        return (count(.error), count(.warning), count(.note))
    }

    /// Writes the first fix that can be written and does what it promises.
    private mutating func step(_ scene: Scene) -> Scene? {
        // What a note tells of may be meant so.
        for diagnostic in diagnostics where diagnostic.severity != .note {
            guard let fix = diagnostic.fixes.first else { continue }
            let removed = fix.remove.compactMap { line in
                line.place.map {
                    (text: line.text, location: SourceLocation(line: $0.line, column: $0.column))
                }
            }
            guard removed.count == fix.remove.count,
                let edited = scene.edited(text, removing: removed, adding: fix.add),
                let next = try? call.loadScene(Array(edited.utf8), file)
            else { continue }
            next.runSteps(to: next.steps.count)
            let found = next.diagnosticsOfNextLayout(disabled: disabled)
            guard SceneRepair.weight(found) < SceneRepair.weight(diagnostics) else { continue }
            (text, diagnostics) = (edited, found)
            return next
        }
        return nil
    }
}
