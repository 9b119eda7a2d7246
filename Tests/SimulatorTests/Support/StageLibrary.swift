import Diagnosis
import UIKit

@testable import Simulator

/// Scenes to choose from without files, and a note of what was asked of them.
@MainActor final class StageLibrary: SceneLibrary {
    struct Scene {
        let title: String
        var faults: [Diagnostic] = []
        var stepCount: Int?
        var problem: SceneProblem?
        var make: @MainActor () -> Stage = Stages.list
    }

    let groups: [SceneGroup]
    private let scenes: [Scene]
    /// The titles of what was laid out for the gallery, in order.
    private(set) var previewed: [String] = []

    init(_ groups: [(title: String, scenes: [Scene])]) {
        scenes = groups.flatMap(\.scenes)
        self.groups = groups.map { group in
            SceneGroup(
                title: group.title, entries: group.scenes.map { SceneEntry(id: $0.title, title: $0.title) })
        }
    }

    private func scene(_ entry: SceneEntry) -> Scene? { scenes.first { $0.title == entry.id } }

    func preview(of entry: SceneEntry) -> Result<ScenePreview, SceneProblem> {
        previewed.append(entry.title)
        guard let scene = scene(entry) else { return .failure(SceneProblem("there is no such scene")) }
        if let problem = scene.problem { return .failure(problem) }
        return .success(
            ScenePreview(stage: scene.make(), faults: scene.faults, stepCount: scene.stepCount))
    }

    func stage(of entry: SceneEntry) -> Result<Stage, SceneProblem> {
        guard let scene = scene(entry) else { return .failure(SceneProblem("there is no such scene")) }
        return scene.problem.map { .failure($0) } ?? .success(scene.make())
    }

    /// `list.yaml` is the one file that there is.
    func stage(at path: String) -> Result<Stage, SceneProblem> {
        path == "list.yaml"
            ? .success(Stages.list()) : .failure(SceneProblem("cannot read \(path): there is no such file"))
    }

    private static func fault(_ rule: String, _ severity: Diagnostic.Severity) -> Diagnostic {
        Diagnostic(rule: rule, severity: severity, message: "")
    }

    /// The scenes of the design's sketch.
    static func sketch() -> StageLibrary {
        StageLibrary([
            (
                "start here",
                [
                    Scene(title: "Vertical list"), Scene(title: "Carousel", make: Stages.carousel),
                    Scene(title: "Strip"), Scene(title: "Two boxes"), Scene(title: "Page with a carousel"),
                ]
            ),
            (
                "when it does not work",
                [
                    Scene(title: "Nothing shows", faults: [fault("circular-content-size", .error)]),
                    Scene(title: "Ends nowhere", faults: [fault("ambiguous-content-height", .error)]),
                    Scene(
                        title: "Set too early", faults: [fault("content-size-from-unlaid-frame", .warning)]),
                ]
            ),
            (
                "step by step",
                [
                    Scene(title: "Container in three steps", stepCount: 3),
                    Scene(title: "Three tries at contentSize", stepCount: 3),
                ]
            ),
        ])
    }

    /// A front that shows the gallery, after some keys.
    static func front(
        _ library: StageLibrary = sketch(), _ width: Int = 80, _ height: Int = 24, _ keys: String = ""
    ) throws -> Front {
        let front = Front(library: library, size: CellSize(width: width, height: height))
        for event in try KeyScript.events(of: keys) { _ = front.handle(event) }
        return front
    }
}
