import Diagnosis
import SceneFiles
import Simulator
import UIKit

/// Writes fixes into the text of a scene that is shown. The file stays as it is.
@MainActor final class SceneStageRepair: StageRepair {
    private let call: Call
    private let isDrawn: Bool
    private var scene: Scene
    private var text: String
    private var earlier: [String] = []

    init(_ scene: Scene, text: String, call: Call, isDrawn: Bool) {
        self.scene = scene
        self.text = text
        self.call = call
        self.isDrawn = isDrawn
    }

    func apply(_ fix: Fix) -> Stage? {
        guard let edited = scene.edited(text, with: fix) else { return nil }
        let before = text
        guard let stage = show(edited) else { return nil }
        earlier.append(before)
        return stage
    }

    func undo() -> Stage? { earlier.popLast().flatMap(show) }

    /// Loads a text in place of the present one, at the same step and the same offsets.
    private func show(_ text: String) -> Stage? {
        guard let next = try? call.loadScene(Array(text.utf8), scene.file) else { return nil }
        next.runSteps(to: scene.stepsDone)
        if next.isLaidOut { next.window.runPasses() }
        for view in scene.views {
            guard let old = view.view as? UIScrollView,
                let new = next.views.first(where: { $0.id == view.id })?.view as? UIScrollView
            else { continue }
            new.contentOffset = new.clampedOffset(old.contentOffset)
        }
        (scene, self.text) = (next, text)
        return Stage(next, isDrawn: isDrawn, repair: self)
    }
}

extension Call {
    /// A scene on the stage, to be changed by fixes.
    func stage(of scene: Scene, isDrawn: Bool = true) throws(CallFailure) -> Stage {
        // What comes from standard input was read already, and is not there a second time.
        guard self.scene != "-", let (bytes, _) = try? Call.sceneBytes(self.scene) else {
            return Stage(scene, isDrawn: isDrawn)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let repair = SceneStageRepair(scene, text: text, call: self, isDrawn: isDrawn)
        return Stage(scene, isDrawn: isDrawn, repair: repair)
    }
}
