import Diagnosis
import SceneFiles
import UIKit

/// How the scenes of a call are examined.
@MainActor struct Check {
    let call: Call
    let format: CheckFormat
    let disabled: [String]
    let usesColor: Bool
    /// The findings that are known; nil without `--baseline`.
    let baseline: Baseline?

    /// The options that cannot go together.
    private static let conflicts = [("--baseline", "--write-baseline")]

    init(_ call: Call) throws(CallFailure) {
        self.call = call
        let name = try call.choice("--format", of: CheckFormat.allCases.map(\.rawValue))
        format = name.flatMap(CheckFormat.init) ?? .text
        disabled = call.allValues("--disable")
        for name in disabled where Rule.named(name) == nil { throw .unknownRule(name) }
        usesColor = try call.wantsColor()
        for (one, other) in Check.conflicts where call.has(one) && call.has(other) {
            throw .conflictingOptions(one, other)
        }
        baseline = try call.value("--baseline").map { path throws(CallFailure) in try Baseline(path: path) }
    }

    /// Whether what is found in a scene is told before the next one is examined. What is written down as known is
    /// not told.
    var printsAtOnce: Bool { format == .text && !call.has("--write-baseline") }

    /// Loads a scene and examines it; with `--fix` what is left after the fixes were written.
    func examine(_ operand: String) throws(CallFailure) -> CheckedScene {
        let (bytes, file) = try Call.sceneBytes(operand)
        let scene = try call.loadScene(bytes, file)
        scene.runSteps(to: try call.step(of: scene) ?? scene.steps.count)
        let source = String(decoding: bytes, as: UTF8.self)
        let diagnostics = scene.diagnosticsOfNextLayout(disabled: disabled)
        let checked = CheckedScene(
            file: scene.file, source: source, findings: findings(diagnostics, in: scene, source))
        guard call.has("--fix") || call.has("--dry-run") else { return checked }
        let repair = SceneRepair(checked, scene: scene, call: call, disabled: disabled)
        let diff = UnifiedDiff(file: file, old: checked.source, new: repair.text).text
        // The other formats are for programs, which want nothing else.
        (format == .text ? StandardStream.output : .error).write(diff)
        if call.has("--dry-run") { return checked }
        if !diff.isEmpty { try write(repair.text, to: operand) }
        return CheckedScene(
            file: file, source: repair.text,
            findings: findings(repair.diagnostics, in: repair.scene, repair.text))
    }

    /// The diagnostics of a scene, with the changes of its text where the format has a place for them.
    private func findings(_ diagnostics: [Diagnostic], in scene: Scene, _ source: String) -> [Finding] {
        diagnostics.map { diagnostic in
            guard format == .sarif else { return Finding(diagnostic: diagnostic) }
            let replacements = diagnostic.fixes.map { fix in
                scene.edited(source, with: fix).flatMap { TextReplacement(from: source, to: $0) }
            }
            return Finding(diagnostic: diagnostic, replacements: replacements)
        }
    }

    private func write(_ text: String, to operand: String) throws(CallFailure) {
        guard operand != "-", !operand.hasPrefix("gallery:") else {
            throw .unwritableFile(operand, "it is no file of yours; --dry-run prints the change")
        }
        try Call.write(text, to: operand)
    }
}
