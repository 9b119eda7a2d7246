import Diagnosis
import SceneFiles
import UIKit

extension Command {
    /// Says what is wrong with layouts, and goes on after a bad one.
    static let check = Command(
        name: "check", operand: "SCENE...",
        meaning: "what is wrong with the layout, why, and a fix; folders are walked"
    ) { call in
        if let rules = try call.ruleText() {
            StandardStream.output.write(rules)
            return .done
        }
        // What the log would say is said better here.
        ContradictionLog.write = { _ in }
        let check = try Check(call)
        var outcome = CheckOutcome()
        for file in SceneWalk.files(call.operands) {
            let found = outcome.add { () throws(CallFailure) in try check.examine(file) }
            guard let found, check.format == "text" else { continue }
            for diagnostic in found.diagnostics {
                let report = DiagnosticReport(
                    diagnostic: diagnostic, file: found.file, source: found.source,
                    usesColor: check.usesColor)
                StandardStream.output.write(report.text)
            }
        }
        StandardStream.output.write(check.format == "json" ? outcome.json : outcome.summary)
        return outcome.status
    }
}

/// How the scenes of a call are examined.
@MainActor private struct Check {
    let call: Call
    let format: String
    let disabled: [String]
    let usesColor: Bool

    init(_ call: Call) throws(CallFailure) {
        self.call = call
        format = try call.choice("--format", of: ["text", "json", "sarif", "github"]) ?? "text"
        if format == "sarif" || format == "github" { throw .notYet("format \(format) of check") }
        disabled = call.allValues("--disable")
        for name in disabled where Rule.named(name) == nil { throw .unknownRule(name) }
        usesColor = try call.wantsColor()
    }

    /// Loads a scene and examines it; with `--fix` what is left after the fixes were written.
    func examine(_ operand: String) throws(CallFailure) -> CheckedScene {
        let (bytes, file) = try Call.sceneBytes(operand)
        let scene = try call.loadScene(bytes, file)
        scene.runSteps(to: try call.step(of: scene) ?? scene.steps.count)
        let checked = CheckedScene(
            file: scene.file, source: String(decoding: bytes, as: UTF8.self),
            diagnostics: scene.diagnosticsOfNextLayout(disabled: disabled))
        guard call.has("--fix") || call.has("--dry-run") else { return checked }
        let repair = SceneRepair(checked, scene: scene, call: call, disabled: disabled)
        let diff = UnifiedDiff(file: file, old: checked.source, new: repair.text).text
        // The other formats are for programs, which want nothing else.
        (format == "text" ? StandardStream.output : .error).write(diff)
        if call.has("--dry-run") { return checked }
        if !diff.isEmpty { try write(repair.text, to: operand) }
        return CheckedScene(file: file, source: repair.text, diagnostics: repair.diagnostics)
    }

    private func write(_ text: String, to operand: String) throws(CallFailure) {
        guard operand != "-", !operand.hasPrefix("gallery:") else {
            throw .unwritableFile(operand, "it is no file of yours; --dry-run prints the change")
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: operand))
        } catch {
            throw .unwritableFile(operand, "it may not be written")
        }
    }
}

extension Call {
    /// What `--list-rules` and `--explain` print.
    /// - Throws: `CallFailure.unknownRule`
    fileprivate func ruleText() throws(CallFailure) -> String? {
        if let name = value("--explain") {
            guard let rule = Rule.named(name) else { throw .unknownRule(name) }
            return RuleListing.page(of: rule)
        }
        return has("--list-rules") ? RuleListing.text : nil
    }
}
