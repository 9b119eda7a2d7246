import Diagnosis
import SceneFiles
import Simulator
import Terminal
import UIKit

extension Command {
    /// The interactive simulator.
    static let run = Command(name: "run", operand: "[SCENE]", meaning: "the interactive simulator") { call in
        let size = CellSize(width: 80, height: 24)
        if call.has("--plain") {
            var plain = PlainRun(try call.openSession(size: size))
            plain.run()
            return .done
        }
        let front = try call.front(size: size)
        let screen = try call.openScreen()
        defer { screen.close() }
        if call.variable("SCROLLSIM_TRAP") == "1" {
            front.run(on: TrappingScreen(screen))
        } else {
            front.run(on: screen)
        }
        return .done
    }
}

extension Call {
    /// Whether the gallery is meant, and no scene.
    var isGallery: Bool { scene == nil || scene == Call.galleryPrefix }

    /// What a person sees first: the gallery, or the scene of the call with the gallery behind it.
    func front(size: CellSize) throws(CallFailure) -> Front {
        if isGallery {
            if let step = value("--step") { throw .noSuchStep(step, count: 0) }
            silenceContradictions()
            return Front(library: GallerySource(try SceneCatalog.find(), call: self), size: size)
        }
        return front(try openSession(size: size))
    }

    /// A session on the scene of the call, with the gallery behind it where the program has its scenes.
    func front(_ session: Session) -> Front {
        let source = (try? SceneCatalog.find()).map { GallerySource($0, call: self) }
        return Front(session: session, library: source, entry: scene.flatMap { source?.id(of: $0) })
    }

    /// A session on the scene of the call, at its beginning or where the call says.
    fileprivate func openSession(size: CellSize) throws(CallFailure) -> Session {
        if let codeScene { return Session(stage: try stage(of: codeScene), size: size) }
        let scene = try loadScene()
        silenceContradictions()
        scene.runSteps(to: try step(of: scene) ?? scene.firstStep)
        return Session(stage: try stage(of: scene), size: size)
    }

    /// What contradicts is on the screen; the log would come after it.
    private func silenceContradictions() { ContradictionLog.write = { _ in } }

    /// Takes the terminal over, as the options and the environment say.
    /// - Throws: `CallFailure.noTerminal` before anything is drawn if there is none to draw on.
    func openScreen() throws(CallFailure) -> NcursesScreen {
        let color = try choice("--color", of: ["auto", "always", "never"])
        let usesColor = color == "always" || color != "never" && !isSet("NO_COLOR")
        let options = ScreenOptions(
            terminal: variable("TERM") ?? "", usesColor: usesColor, usesASCII: wantsASCII,
            animates: !has("--no-animation"))
        do {
            return try NcursesScreen(options: options)
        } catch {
            throw .noTerminal(error.description)
        }
    }
}
