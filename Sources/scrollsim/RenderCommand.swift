import SceneFiles
import Simulator
import UIKit

extension Command {
    /// Draws one screen to standard output.
    static let render = Command(
        name: "render", operand: "SCENE", meaning: "draws one screen to standard output (no terminal needed)"
    ) { call in
        let format = try call.choice("--format", of: ["text", "ansi", "svg"])
        let wantsColor = try call.wantsColor()
        var picture = try call.settledPicture()
        if call.wantsASCII { picture = picture.withASCIIGlyphs }
        if format == "svg" {
            StandardStream.output.write(picture.svgText)
            return .done
        }
        let isANSI = format == "ansi" || format == nil && wantsColor
        StandardStream.output.write(isANSI ? picture.ansiText : picture.plainText)
        return .done
    }
}

extension Call {
    /// The picture of the scene, or of the gallery, after the offsets and the keys of the call.
    fileprivate func settledPicture() throws(CallFailure) -> CellBuffer {
        let front = try startedFront(scrolls: true)
        for event in try keys() where front.handle(event) == .quit { break }
        return front.draw()
    }

    /// The gallery, or the scene of the call after its steps, scrolled by `--offset` if `scrolls`.
    func startedFront(scrolls: Bool = false) throws(CallFailure) -> Front {
        if isGallery {
            if scrolls, let id = try offsets().first?.id { throw .unknownScrollView(id, []) }
            return try front(size: try size())
        }
        let stage: Stage
        if let codeScene {
            stage = try self.stage(of: codeScene)
        } else {
            let scene = try loadScene()
            scene.runSteps(to: try step(of: scene) ?? scene.steps.count)
            stage = try self.stage(of: scene)
        }
        let session = Session(stage: stage, size: try size())
        if scrolls { try scroll(stage) }
        return front(session)
    }

    /// A session on a stage after the offsets and the keys of the call, where nothing is drawn. Keys act as they would
    /// on a screen, so that the same ones end at the same offset, and can change the scene.
    func settledSession(on stage: Stage) throws(CallFailure) -> Session {
        let keys = try keys()
        let session = Session(stage: stage, size: try size())
        try scroll(stage)
        for event in keys where session.handle(event) == .quit { break }
        return session
    }

    /// Scrolls where `--offset` says, as a person would.
    private func scroll(_ stage: Stage) throws(CallFailure) {
        let scrollViews = LayoutReport(of: stage.rootView).scrollViews.map(\.id)
        for (id, offset) in try offsets() {
            guard scrollViews.contains(id),
                let scrollView = stage.rootView.reportedView(id) as? UIScrollView
            else {
                throw .unknownScrollView(id, scrollViews)
            }
            scrollView.contentOffset = scrollView.clampedOffset(offset)
            if stage.isLaidOut { stage.window.runPasses() }
        }
    }
}
