import SceneFiles

/// What the steps of a scene have read and done.
@MainActor struct StepTrace {
    struct Step {
        /// Counted from 1.
        let number: Int
        let note: String?
        let lines: [String]
    }

    /// The steps that have run.
    let steps: [Step]
    private let count: Int

    init(scene: Scene) {
        count = scene.steps.count
        steps = scene.traces.enumerated().map { index, lines in
            Step(number: index + 1, note: scene.steps[index].note, lines: lines)
        }
    }

    /// A paragraph a step, with an empty line behind each; nothing for a scene without steps.
    var text: String {
        if count == 0 { return "" }
        if steps.isEmpty { return "step 0 of \(count): no layout pass has run\n\n" }
        return steps.map { step in
            let note = step.note.map { ": \($0)" } ?? ""
            return "step \(step.number) of \(count)\(note)\n" + step.lines.map { "  \($0)\n" }.joined() + "\n"
        }.joined()
    }
}
