import Diagnosis
import SceneFiles
import Simulator
import UIKit

extension Command {
    /// Prints the laid-out frames, content sizes and offsets.
    static let frames = Command(
        name: "frames", operand: "SCENE", meaning: "the laid-out frames, content sizes and offsets"
    ) { call in
        let format = try call.choice("--format", of: ["table", "json"]) ?? "table"
        let scene = try call.loadScene()
        scene.runSteps(to: try call.step(of: scene) ?? scene.steps.count)
        // Keys act as they would on a screen, so that the same ones end at the same offset.
        _ = try call.settledSession(of: scene)
        let report = LayoutReport(of: scene.view)
        let diagnostics = scene.diagnostics()
        StandardStream.output.write(
            format == "json"
                ? FramesJSON(scene: scene, report: report, diagnostics: diagnostics).text
                : StepTrace(scene: scene).text
                    + FramesTable(report: report, scene: scene, faults: diagnostics.map(\.message)).text)
        return .done
    }
}
