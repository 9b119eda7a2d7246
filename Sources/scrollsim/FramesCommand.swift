import Diagnosis
import SceneFiles
import Simulator
import UIKit

extension Command {
    /// Prints the laid-out frames, content sizes and offsets.
    static let frames = Command(
        name: "frames", operand: "SCENE", meaning: "the laid-out frames, content sizes and offsets"
    ) { call in
        let isJSON = try call.choice("--format", of: ["table", "json"]) == "json"
        if let codeScene = call.codeScene {
            let stage = try call.settledSession(on: try call.stage(of: codeScene)).stage
            let table = FramesTable(root: stage.rootView, faults: stage.diagnostics.map(\.message))
            let json = FramesJSON(
                file: codeScene.path, name: stage.name, deviceName: stage.deviceName, root: stage.rootView,
                diagnostics: stage.diagnostics)
            StandardStream.output.write(isJSON ? json.text : table.text)
            return .done
        }
        let loaded = try call.loadScene()
        loaded.runSteps(to: try call.step(of: loaded) ?? loaded.steps.count)
        let session = try call.settledSession(on: try call.stage(of: loaded, isDrawn: false))
        let scene = (session.stage.crew as? SceneCrew)?.scene ?? loaded
        let diagnostics = scene.diagnostics()
        let trace = StepTrace(scene: scene)
        let table = FramesTable(root: scene.view, faults: diagnostics.map(\.message))
        let json = FramesJSON(
            file: scene.file, name: scene.name, deviceName: scene.device.name, root: scene.view,
            steps: scene.steps.isEmpty ? nil : trace, diagnostics: diagnostics)
        StandardStream.output.write(isJSON ? json.text : trace.text + table.text)
        return .done
    }
}
