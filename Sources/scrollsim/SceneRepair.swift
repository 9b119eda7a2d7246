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
    /// The scene that the text makes.
    private(set) var scene: Scene

    /// No scene needs more; a limit all the same.
    private static let limit = 200

    /// Repairs a scene that was loaded and examined.
    init(_ checked: CheckedScene, scene: Scene, call: Call, disabled: [String]) {
        self.call = call
        file = checked.file
        self.disabled = disabled
        text = checked.source
        diagnostics = checked.diagnostics
        self.scene = scene
        for _ in 0..<SceneRepair.limit {
            guard step() else { return }
        }
    }

    /// Whether an error or warning is left that has a fix which cannot be written.
    var leavesFixes: Bool {
        diagnostics.contains { diagnostic in
            guard diagnostic.severity != .note, let fix = diagnostic.fixes.first else { return false }
            return scene.edited(text, with: fix) == nil
        }
    }

    /// How much is wrong: an error more than any number of warnings, a warning more than any number of notes.
    private static func weight(_ diagnostics: [Diagnostic]) -> (Int, Int, Int) {
        func count(_ severity: Diagnostic.Severity) -> Int { diagnostics.count { $0.severity == severity } }
        return (count(.error), count(.warning), count(.note))
    }

    /// Writes the first fix that can be written and does what it promises; false if there is none.
    private mutating func step() -> Bool {
        // What a note tells of may be meant so.
        for diagnostic in diagnostics where diagnostic.severity != .note {
            guard let fix = diagnostic.fixes.first else { continue }
            guard let edited = scene.edited(text, with: fix),
                let next = try? call.loadScene(Array(edited.utf8), file)
            else { continue }
            next.runSteps(to: next.steps.count)
            let found = next.diagnosticsOfNextLayout(disabled: disabled)
            guard SceneRepair.weight(found) < SceneRepair.weight(diagnostics) else { continue }
            (text, diagnostics, scene) = (edited, found, next)
            return true
        }
        return false
    }
}
