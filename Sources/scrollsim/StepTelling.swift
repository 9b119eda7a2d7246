import Diagnosis
import SceneFiles
import Simulator
import UIKit

/// Tells what a step of a walkthrough does: its code with readings, and what was before it and is after.
@MainActor struct StepTelling {
    private let before: [(name: String, state: String)]

    /// Remembers a scene in which a step is to run.
    init(before scene: Scene) { before = StepTelling.states(of: scene) }

    /// Remembers what a scene was before the step that it has run last.
    init(beforeLastStepOf scene: Scene) {
        if scene.steps.isEmpty {
            self.init(before: scene)
            return
        }
        let earlier = scene.restarted()
        earlier.runSteps(to: max(0, scene.stepsDone - (scene.statementsDone > 0 ? 0 : 1)))
        self.init(before: earlier)
    }

    /// Where the scene is now. The code is in the spelling of that number, counted around.
    func steps(of scene: Scene, spelling: Int) -> StageSteps {
        var steps = StageSteps(count: scene.steps.count, done: scene.stepsDone)
        steps.isHalfDone = scene.statementsDone > 0
        let code = StepCodeReading(of: scene, step: max(0, steps.current - 1), spelling: spelling)
        (steps.code, steps.spelling) = (code.lines, code.spelling)
        guard steps.current > 0 else { return steps }
        steps.note = scene.steps[steps.current - 1].note
        steps.trace = scene.traces.last ?? []
        steps.comparisons = comparisons(with: scene)
        return steps
    }

    /// Contents and what the step has changed, then the scroll views, which stay as they are.
    private func comparisons(with scene: Scene) -> [StageSteps.Comparison] {
        let after = StepTelling.states(of: scene)
        let scrollViews = scene.views.filter { $0.view is UIScrollView }.map(\.id)
        let all = after.map { entry in
            let old = before.first { $0.name == entry.name }?.state ?? "-"
            return StageSteps.Comparison(entry.name, before: old, after: entry.state)
        }
        return all.filter { $0.name.hasPrefix("content") || $0.before != $0.after }
            + all.filter { scrollViews.contains($0.name) && $0.before == $0.after }
    }

    /// The contents of scroll views and all views but the root, with their sizes; what is open is a question mark.
    private static func states(of scene: Scene) -> [(name: String, state: String)] {
        let scrollViews = scene.views.filter { $0.view is UIScrollView }
        let contents = scrollViews.compactMap { entry -> (name: String, state: String)? in
            guard let scrollView = entry.view as? UIScrollView else { return nil }
            let open = scrollView.undecidedContentAttributes
            let state = size(
                scrollView.contentSize, isWidthOpen: open.contains("contentWidth"),
                isHeightOpen: open.contains("contentHeight"))
            return (scrollViews.count == 1 ? "content" : "content of \(entry.id)", state)
        }
        let views = scene.views.filter { $0.view !== scene.view }.map { entry in
            let open = entry.view.undecidedAttributes
            let state = size(
                entry.view.frame.size, isWidthOpen: open.contains(.width),
                isHeightOpen: open.contains(.height))
            return (name: entry.id, state: state)
        }
        return contents + views
    }

    private static func size(_ size: CGSize, isWidthOpen: Bool, isHeightOpen: Bool) -> String {
        let width = isWidthOpen ? "?" : NumberText.short(size.width)
        let height = isHeightOpen ? "?" : NumberText.short(size.height)
        return "\(width) × \(height)"
    }
}
