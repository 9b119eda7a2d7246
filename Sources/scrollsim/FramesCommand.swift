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
        let loaded = try call.loadScene()
        loaded.runSteps(to: try call.step(of: loaded) ?? loaded.steps.count)
        // Keys act as they would on a screen, so that the same ones end at the same offset, and can change the scene.
        let session = try call.settledSession(of: loaded)
        let scene = (session.stage.crew as? SceneCrew)?.scene ?? loaded
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
