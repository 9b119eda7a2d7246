import UIKit

/// Loads scene files: YAML, and JSON as far as YAML takes it.
public enum SceneLoader {
    /// Makes a scene of a file's bytes, or says everything that is wrong with them. No byte sequence stops it,
    /// and of a scene with a fault nothing is made.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: What the file is called, for messages and for a scene without a name.
    ///   - options: What is wanted otherwise than the scene says.
    @MainActor public static func load(
        bytes: [UInt8], file: String, options: SceneOptions = SceneOptions()
    ) -> Result<Scene, SceneFailure> {
        let document = YAMLDocument(bytes: bytes)
        guard let node = document.root else {
            return .failure(SceneFailure(file: file, faults: document.faults))
        }
        var reader = NodeReader(source: document.source)
        let description = reader.scene(node)
        guard let root = description.root else {
            // Without views no name can be judged, but how the lines are written can.
            for line in description.constraints { _ = reader.parse(line) }
            return .failure(SceneFailure(file: file, faults: document.faults + reader.faults))
        }
        let names = NamedViews(in: root)
        var lines = ConstraintResolver(views: names, reader: reader)
        let plans = lines.plans(for: description.constraints)
        var resolver = StepResolver(lines: lines, plans: plans, root: root)
        let steps = resolver.plans(for: description.steps)
        let plan = ScenePlan(
            description: description, root: root, names: names, lines: plans, steps: steps,
            reader: resolver.lines.reader, file: file, options: options)
        // Where the views are right, they can tell what else is wrong with lines and steps.
        let known = document.faults + resolver.lines.reader.faults
        if !reader.faults.isEmpty || !document.faults.isEmpty {
            return .failure(SceneFailure(file: file, faults: known))
        }
        return make(plan, known: known)
    }

    /// Makes a scene, once its lines and steps have been tried from the first to the last on another one; `known`
    /// are the faults that were found without views.
    @MainActor private static func make(_ plan: ScenePlan, known: [Fault]) -> Result<Scene, SceneFailure> {
        do throws(SceneFailure) {
            if !known.isEmpty || !plan.steps.isEmpty {
                let faults = known + plan.faultsOfTrial()
                if !faults.isEmpty { throw SceneFailure(file: plan.file, faults: faults) }
            }
            return .success(try plan.make())
        } catch {
            return .failure(error)
        }
    }
}
