import LayoutDSL
import SceneFiles
import Simulator
import UIKit

extension Call {
    /// The scene of the call on the stage, to be changed by the person who sees it.
    func stage(of scene: Scene, isDrawn: Bool = true) throws(CallFailure) -> Stage {
        // What comes from standard input was read already, and is not there a second time.
        guard self.scene != "-" else { return stage(of: scene, text: "", path: nil, isDrawn: isDrawn) }
        let (bytes, _) = try Call.sceneBytes(self.scene)
        return stage(
            of: scene, text: String(decoding: bytes, as: UTF8.self), path: try Call.path(self.scene),
            isDrawn: isDrawn)
    }

    /// A scene on the stage, with the text that it was made from and the file in which that stands.
    func stage(of scene: Scene, text: String, path: String?, isDrawn: Bool = true) -> Stage {
        SceneCrew(scene, text: text, path: path, call: self, isDrawn: isDrawn).stage()
    }
}

extension Stage {
    /// A scene on the stage. Where nothing is drawn, a device that fits the pane keeps the size that it has.
    init(
        _ scene: Scene, isDrawn: Bool, path: String?, text: String, steps: StageSteps?, crew: any StageCrew
    ) {
        // Faults are known once it was laid out.
        if scene.isLaidOut { scene.window.runPasses() }
        self.init(
            name: scene.name, deviceName: scene.device.name, about: scene.about ?? "", window: scene.window,
            rootView: scene.view, isFit: scene.device.isFit && isDrawn,
            diagnostics: scene.diagnostics(), source: scene.layoutSource, isLaidOut: scene.isLaidOut,
            file: path, text: text,
            spellings: LayoutSpelling.all.map { spelling in
                StageText(spelling.name) { spelling.source(of: PrintedLayout(of: scene)) }
            }, steps: steps, crew: crew)
    }
}
