import Diagnosis
import Gallery
import SceneFiles
import Simulator
import UIKit

/// The scenes that come with the program, for the gallery, and any scene file; all of them as the options of a call
/// ask.
@MainActor final class GallerySource: SceneLibrary {
    private let catalog: SceneCatalog
    private let call: Call

    init(_ catalog: SceneCatalog, call: Call) {
        self.catalog = catalog
        self.call = call
    }

    /// The titles are read from the files when they are first asked for.
    private(set) lazy var groups: [SceneGroup] = {
        var groups = catalog.groups.map { group in
            SceneGroup(
                title: group.title,
                entries: group.entries.map { SceneEntry(id: $0.file, title: catalog.title(of: $0)) })
        }
        func inCode(_ title: String, isVerbatim: Bool) -> SceneGroup {
            let scenes = CodeScene.all.filter { $0.isVerbatim == isVerbatim }
            return SceneGroup(
                title: title, entries: scenes.map { SceneEntry(id: $0.name, title: $0.title) })
        }
        let place = groups.firstIndex { $0.title == SceneCatalog.stepsTitle }.map { $0 + 1 } ?? groups.count
        groups.insert(
            contentsOf: [
                inCode("the same in other words", isVerbatim: false),
                inCode("word for word", isVerbatim: true),
            ], at: place)
        return groups
    }()

    /// The id of the entry that a path or `gallery:NAME` means; nil if it is none of these.
    func id(of scene: String) -> String? {
        catalog.entry(of: scene)?.file
            ?? CodeScene.all.first { Call.galleryPrefix + $0.name == scene }?.name
    }

    private func codeScene(_ entry: SceneEntry) -> CodeScene? { CodeScene.all.first { $0.name == entry.id } }

    func preview(of entry: SceneEntry) -> Result<ScenePreview, SceneProblem> {
        result { () throws(CallFailure) in
            if let scene = codeScene(entry) {
                let stage = try call.stage(of: scene)
                return ScenePreview(
                    stage: stage, faults: CodeCrew.faults(of: stage.rootView, triesFixes: false))
            }
            let (scene, text, path) = try load(entry)
            scene.runSteps(to: scene.steps.count)
            return ScenePreview(
                stage: call.stage(of: scene, text: text, path: path),
                faults: scene.isLaidOut ? scene.diagnosticsOfNextLayout(triesFixes: false) : [],
                stepCount: scene.isWalkthrough ? scene.steps.count : nil)
        }
    }

    func stage(of entry: SceneEntry) -> Result<Stage, SceneProblem> {
        result { () throws(CallFailure) in
            if let scene = codeScene(entry) { return try call.stage(of: scene) }
            return stage(try load(entry))
        }
    }

    func stage(at path: String) -> Result<Stage, SceneProblem> {
        let path = NSString(string: path.trimmingCharacters(in: .whitespaces)).expandingTildeInPath
        return result { () throws(CallFailure) in stage(try load(path, file: path)) }
    }

    // MARK: - Loading

    private typealias Loaded = (scene: Scene, text: String, path: String)

    private func load(_ entry: SceneEntry) throws(CallFailure) -> Loaded {
        let url = catalog.entries.first { $0.file == entry.id }?.url
        return try load(url?.path ?? entry.id, file: entry.id)
    }

    private func load(_ path: String, file: String) throws(CallFailure) -> Loaded {
        let bytes = try Call.read(path)
        return (try call.loadScene(bytes, file), String(decoding: bytes, as: UTF8.self), path)
    }

    /// A scene at its beginning, to be changed by fixes.
    private func stage(_ loaded: Loaded) -> Stage {
        let (scene, text, path) = loaded
        scene.runSteps(to: scene.firstStep)
        return call.stage(of: scene, text: text, path: path)
    }

    private func result<Value>(
        _ make: () throws(CallFailure) -> Value
    ) -> Result<Value, SceneProblem> {
        do {
            return .success(try make())
        } catch {
            return .failure(SceneProblem(error.sentence))
        }
    }
}

extension Scene {
    /// Whether it is told step by step: one of its steps says something.
    var isWalkthrough: Bool { steps.contains { $0.note != nil } }

    /// How many steps have run where a person begins.
    var firstStep: Int { isWalkthrough ? 0 : steps.count }
}
