import Diagnosis
import Gallery
import SceneFiles
import Simulator
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
    private static let conflicts = [
        ("--baseline", "--write-baseline"), ("--devices", "--device"), ("--devices", "--rotate"),
        ("--devices", "--fix"), ("--devices", "--dry-run"), ("--breaks", "--fix"), ("--breaks", "--dry-run"),
    ]

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
        _ = try call.choice("--devices", of: ["all"])
        baseline = try call.value("--baseline").map { path throws(CallFailure) in try Baseline(path: path) }
    }

    /// Loads a scene and examines it; with `--fix` what is left after the fixes were written.
    func examine(_ operand: String) throws(CallFailure) -> CheckedScene {
        if let scene = Call.codeScene(operand) { return try examine(scene) }
        let (bytes, file) = try Call.sceneBytes(operand)
        let scene = try call.loadScene(bytes, file)
        let step = try call.step(of: scene) ?? scene.steps.count
        let source = String(decoding: bytes, as: UTF8.self)
        var checked = CheckedScene(
            file: scene.file, source: source, findings: findings(of: scene, step: step, source))
        if call.has("--breaks") {
            checked.ranges = BreakSearch(scene: scene, step: step, disabled: disabled).ranges
        }
        guard call.has("--fix") || call.has("--dry-run") else { return checked }
        let repair = SceneRepair(checked, scene: scene, call: call, disabled: disabled)
        let diff = UnifiedDiff(file: file, old: checked.source, new: repair.text).text
        checked.diff = diff
        if repair.leavesFixes {
            StandardStream.error.write(
                "scrollsim: \(file): some fixes cannot be written where the constraints stand; paste their lines\n"
            )
        }
        if call.has("--dry-run") { return checked }
        if !diff.isEmpty { try write(repair.text, to: operand) }
        checked.source = repair.text
        checked.findings = withReplacements(
            repair.diagnostics.map { Finding(diagnostic: $0) }, in: repair.scene, repair.text)
        return checked
    }

    /// Examines a scene in code. Its constraints stand on no lines that could be changed.
    private func examine(_ scene: CodeScene) throws(CallFailure) -> CheckedScene {
        for option in ["--fix", "--dry-run", "--breaks", "--devices"] where call.has(option) {
            throw .builtInCode(scene.name, needs: "option \(option)")
        }
        let stage = try call.stage(of: scene)
        return CheckedScene(
            file: scene.path, source: stage.text,
            diagnostics: stage.diagnostics.filter { !disabled.contains($0.rule) })
    }

    /// What is found in a scene, on its own device or on all.
    private func findings(of scene: Scene, step: Int, _ source: String) -> [Finding] {
        let findings: [Finding]
        if call.has("--devices") {
            findings = DeviceSweep(scene: scene, step: step, disabled: disabled).findings
        } else {
            scene.runSteps(to: step)
            findings = scene.diagnosticsOfNextLayout(disabled: disabled).map { Finding(diagnostic: $0) }
        }
        return withReplacements(findings, in: scene, source)
    }

    /// Findings with the changes of the scene's text where the format has a place for them.
    private func withReplacements(_ findings: [Finding], in scene: Scene, _ source: String) -> [Finding] {
        guard format == .sarif else { return findings }
        return findings.map { finding in
            var finding = finding
            finding.replacements = finding.diagnostic.fixes.map { fix in
                scene.edited(source, with: fix).flatMap { TextReplacement(from: source, to: $0) }
            }
            return finding
        }
    }

    private func write(_ text: String, to operand: String) throws(CallFailure) {
        guard operand != "-", !operand.hasPrefix("gallery:") else {
            throw .unwritableFile(operand, "it is no file of yours; --dry-run prints the change")
        }
        try Call.write(text, to: operand)
    }
}
