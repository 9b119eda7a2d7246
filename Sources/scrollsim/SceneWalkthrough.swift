import SceneFiles
import Simulator

/// The steps of a scene on the stage.
@MainActor final class SceneWalkthrough: Walkthrough {
    private let scene: Scene
    private let isDrawn: Bool

    init(_ scene: Scene, isDrawn: Bool) {
        self.scene = scene
        self.isDrawn = isDrawn
    }

    var stepCount: Int { scene.steps.count }
    var step: Int { scene.stepsDone }
    var note: String? { step == 0 ? nil : scene.steps[step - 1].note }
    var trace: [String] { scene.traces.last ?? [] }

    func goForward() -> Stage? {
        guard step < stepCount else { return nil }
        scene.runSteps(to: step + 1)
        return Stage(scene, isDrawn: isDrawn)
    }

    func goBack() -> Stage? {
        guard step > 0 else { return nil }
        let earlier = scene.restarted()
        earlier.runSteps(to: step - 1)
        return Stage(earlier, isDrawn: isDrawn)
    }
}
