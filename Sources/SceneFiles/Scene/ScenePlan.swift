import UIKit

/// All that a scene without faults is made of; every scene made of one plan is the same.
struct ScenePlan {
    let description: SceneDescription
    let root: ViewDescription
    /// The views that there are before any step.
    let names: NamedViews
    let lines: [LinePlan]
    let steps: [StepPlan]
    /// Has the source and the metrics.
    let reader: NodeReader
    let file: String
    var options: SceneOptions

    /// Makes the scene, in the state before its first step.
    /// - Throws: the faults that only the views themselves can tell.
    @MainActor func make() throws(SceneFailure) -> Scene {
        let scene = Scene(self)
        let faults = scene.addLines(lines)
        guard faults.isEmpty else { throw SceneFailure(file: file, faults: faults) }
        return scene
    }

    /// Makes a scene for trial, runs its steps, and tells what is wrong with lines and steps.
    @MainActor func faultsOfTrial() -> [Fault] {
        let log = ContradictionLog.write
        ContradictionLog.write = { _ in }
        defer { ContradictionLog.write = log }
        let scene = Scene(self)
        return scene.addLines(lines) + scene.faultsOfSteps()
    }

    /// The device that the scene is laid out for.
    func device(for options: SceneOptions) -> Device {
        let chosen = options.device ?? description.device
        let device = chosen.isFit ? .fit(options.fitSize) : chosen
        return options.rotates ? device.rotated() : device
    }

    /// A file's name without folder and extension.
    static func name(of file: String) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// A fault in a line, at the word with `offset` code points before it.
    func fault(_ problem: Problem, in line: WrittenLine, at offset: Int) -> Fault {
        Fault(problem, at: reader.source.location(of: offset, in: line.scalar, at: line.location))
    }
}
