import Diagnosis
import SceneFiles
import Simulator
import Terminal
import UIKit

extension Command {
    /// The interactive simulator.
    static let run = Command(name: "run", operand: "[SCENE]", meaning: "the interactive simulator") { call in
        let scene = try call.loadScene()
        // What contradicts is on the screen; the log would come after it.
        ContradictionLog.write = { _ in }
        let isWalkthrough = scene.steps.contains { $0.note != nil }
        let first = isWalkthrough ? 0 : scene.steps.count
        scene.runSteps(to: try call.step(of: scene) ?? first)
        let session = Session(stage: try call.stage(of: scene), size: CellSize(width: 80, height: 24))
        if call.has("--plain") {
            var plain = PlainRun(session)
            plain.run()
            return .done
        }
        let screen = try call.openScreen()
        defer { screen.close() }
        if call.variable("SCROLLSIM_TRAP") == "1" {
            session.run(on: TrappingScreen(screen))
        } else {
            session.run(on: screen)
        }
        return .done
    }
}

extension Call {
    /// Takes the terminal over, as the options and the environment say.
    /// - Throws: `CallFailure.noTerminal` before anything is drawn if there is none to draw on.
    func openScreen() throws(CallFailure) -> NcursesScreen {
        let color = try choice("--color", of: ["auto", "always", "never"])
        let usesColor = color == "always" || color != "never" && !isSet("NO_COLOR")
        let options = ScreenOptions(
            terminal: variable("TERM") ?? "", usesColor: usesColor, usesASCII: wantsASCII)
        do {
            return try NcursesScreen(options: options)
        } catch {
            throw .noTerminal(error.description)
        }
    }
}
