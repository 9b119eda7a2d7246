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
        if let codeScene {
            return front(Session(stage: try stage(of: codeScene), size: try size()))
        }
        let scene = try loadScene()
        scene.runSteps(to: try step(of: scene) ?? scene.steps.count)
        let session = Session(stage: try stage(of: scene), size: try size())
        if scrolls { try scroll(scene) }
        return front(session)
    }

    /// A session on the scene after the offsets and the keys of the call, where nothing is drawn.
    func settledSession(of scene: Scene) throws(CallFailure) -> Session {
        let keys = try keys()
        let session = Session(stage: try stage(of: scene, isDrawn: false), size: try size())
        try scroll(scene)
        for event in keys where session.handle(event) == .quit { break }
        return session
    }

    /// Scrolls where `--offset` says, as a person would.
    private func scroll(_ scene: Scene) throws(CallFailure) {
        let scrollViews = LayoutReport(of: scene.view).scrollViews.map(\.id)
        for (id, offset) in try offsets() {
            guard scrollViews.contains(id),
                let scrollView = scene.views.first(where: { $0.id == id })?.view as? UIScrollView
            else {
                throw .unknownScrollView(id, scrollViews)
            }
            scrollView.contentOffset = scrollView.clampedOffset(offset)
            if scene.isLaidOut { scene.window.runPasses() }
        }
    }
}
