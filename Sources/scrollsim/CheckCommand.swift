import Diagnosis
import SceneFiles
import UIKit

extension Command {
    /// Says what is wrong with layouts, and goes on after a bad one.
    static let check = Command(
        name: "check", operand: "SCENE...",
        meaning: "what is wrong with the layout, why, and a fix; folders are walked"
    ) { call in
        let format = try call.choice("--format", of: ["text", "json", "sarif", "github"]) ?? "text"
        if format == "sarif" || format == "github" { throw CallFailure.notYet("format \(format) of check") }
        let disabled = try call.disabledRules()
        // What the log would say is said better here.
        ContradictionLog.write = { _ in }
        let usesColor = try call.wantsColor()
        var outcome = CheckOutcome()
        for file in SceneWalk.files(call.operands) {
            let found = outcome.add { () throws(CallFailure) in
                try call.checkScene(file, disabled: disabled)
            }
            guard let found, format == "text" else { continue }
            for diagnostic in found.diagnostics {
                let report = DiagnosticReport(
                    diagnostic: diagnostic, file: found.file, source: found.source, usesColor: usesColor)
                StandardStream.output.write(report.text)
            }
        }
        StandardStream.output.write(format == "json" ? outcome.json : outcome.summary)
        return outcome.status
    }
}

extension Call {
    /// The rules that the call leaves out.
    /// - Throws: `CallFailure.unknownRule`
    func disabledRules() throws(CallFailure) -> [String] {
        let names = allValues("--disable")
        for name in names where Rule.named(name) == nil { throw .unknownRule(name) }
        return names
    }

    /// Loads a scene and examines it.
    func checkScene(_ scene: String, disabled: [String]) throws(CallFailure) -> CheckedScene {
        let (bytes, file) = try Call.sceneBytes(scene)
        let loaded = try loadScene(bytes, file)
        loaded.runSteps(to: try step(of: loaded) ?? loaded.steps.count)
        return CheckedScene(
            file: loaded.file, source: String(decoding: bytes, as: UTF8.self),
            diagnostics: loaded.diagnostics(disabled: disabled))
    }
}
