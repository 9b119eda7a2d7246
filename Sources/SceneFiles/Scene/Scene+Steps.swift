import UIKit

/// Running a walkthrough. The loader has run it once to its end, so that what is wrong is known before anything
/// is shown.
extension Scene {
    /// Whether all that was asked for is laid out: false before the first step, and after one that runs no
    /// layout pass.
    public var isLaidOut: Bool {
        if steps.isEmpty { return true }
        return statementsDone == 0 && stepsDone > 0 && steps[stepsDone - 1].hasLayout
    }

    /// Runs steps until `count` of them are done. Fewer than are done already is not possible; see `restarted`.
    public func runSteps(to count: Int) {
        while stepsDone < min(count, steps.count) { runStatement() }
    }

    /// Runs the next statement, or the layout pass of its step.
    public func runStatement() {
        // Another device can make a fault where there was none; the statement then does nothing.
        do throws(Fault) {
            try runNext()
        } catch {
            note("\(error.message)")
        }
    }

    /// A new scene of the same file, before its first step.
    public func restarted() -> Scene {
        // The lines have made their constraints before, and do so again.
        guard let scene = try? plan.make() else { return self }
        return scene
    }

    /// Runs all steps and tells what is wrong with them.
    func faultsOfSteps() -> [Fault] {
        var faults: [Fault] = []
        while stepsDone < steps.count {
            do throws(Fault) {
                try runNext()
            } catch {
                faults.append(error)
            }
        }
        return faults
    }

    private func runNext() throws(Fault) {
        guard stepsDone < steps.count else { return }
        let step = plan.steps[stepsDone]
        if traces.count == stepsDone { traces.append([]) }
        defer { goOn(in: step) }
        guard statementsDone < step.statements.count else {
            if step.description.hasLayout {
                note("layout pass   " + changes { window.layoutIfNeeded() })
            }
            return
        }
        let statement = step.statements[statementsDone]
        let execution = StatementExecution(scene: self, statement: statement)
        note(statement.text + "   " + (try execution.run()))
    }

    private func goOn(in step: StepPlan) {
        statementsDone += 1
        let count = step.statements.count + (step.description.hasLayout ? 1 : 0)
        guard statementsDone >= count else { return }
        statementsDone = 0
        stepsDone += 1
    }

    private func note(_ line: String) { traces[traces.count - 1].append(line) }

    /// What a layout changes: `→ scroll.contentSize 375 × 1100, box[0] (0, 100, 375, 100) and 4 more`.
    func changes(_ body: () -> Void) -> String {
        let before = views.map { ViewState($0.view) }
        body()
        var words: [String] = []
        for (old, view) in zip(before, views) {
            let new = ViewState(view.view)
            if let size = new.contentSize, size != old.contentSize {
                words.append("\(view.id).contentSize \(StepValue.size(size).description)")
            }
            if new.frame != old.frame { words.append("\(view.id) \(NumberText.list(new.frame))") }
        }
        if words.isEmpty { return "→ nothing changed" }
        let shown = words.prefix(3).joined(separator: ", ")
        return "→ " + (words.count > 3 ? "\(shown) and \(words.count - 3) more" : shown)
    }
}

/// What a layout can change of a view.
private struct ViewState {
    let frame: CGRect
    let contentSize: CGSize?

    @MainActor init(_ view: UIView) {
        frame = view.frame
        contentSize = (view as? UIScrollView)?.contentSize
    }
}
