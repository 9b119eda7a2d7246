import Diagnosis
import UIKit

/// The panels in the strip: the topmost takes the keys.
extension Session {
    /// Opens a panel, or closes it if it is the one that is open.
    func open(_ kind: PanelKind) {
        // Code and walkthrough are beside one another already: the key changes how the code is spelled.
        if kind == .source, panel == nil, stage.steps?.spelling != nil {
            change(.takeNextSpelling)
            return
        }
        if kind == .source, case .source(var source) = panel, !stage.spellings.isEmpty {
            source.takeNextSpelling(of: stage)
            panel = .source(source)
            return
        }
        guard panel?.kind != kind else {
            panel = nil
            return
        }
        switch kind {
        case .why: panel = .why(WhyPanel())
        case .constraints: panel = .constraints(ConstraintPanel())
        case .faults: panel = .faults(FaultPanel())
        case .source: panel = .source(SourcePanel(line: placeOfInterest?.line ?? 1, of: stage))
        }
        showSelectedView()
    }

    /// What an open panel does with a command; nil for one that it does not take.
    func performInPanel(_ command: Command) -> Effect? {
        switch command {
        case .back: panel = nil
        case .scroll(_, let forward, let step): movePanel(forward: forward, by: step)
        case .apply, .toggleConstraint: applyInPanel()
        case .changeConstant(let larger): changeConstant(larger: larger)
        case .undo:
            undo()
            moveNoticeIntoPanel()
        case .focus, .step: return Effect.none
        default: return nil
        }
        return .redraw
    }

    private func movePanel(forward: Bool, by step: ScrollStep) {
        switch panel {
        case .why(var why):
            why.move(forward: forward, by: step, count: whyLines.count)
            panel = .why(why)
        case .constraints(var list):
            list.cursor.move(forward: forward, by: step, count: constraintEntries.count)
            list.notice = nil
            panel = .constraints(list)
        case .faults(var list):
            list.cursor.move(forward: forward, by: step, count: stage.diagnostics.count)
            list.notice = nil
            panel = .faults(list)
            showSelectedView()
        case .source(var source):
            source.move(forward: forward, by: step, in: stage)
            panel = .source(source)
        case nil: break
        }
    }

    private func applyInPanel() {
        switch panel {
        case .faults: applySelectedFix()
        case .constraints:
            guard let entry = selectedConstraint else { return }
            guard change(.toggle(entry.lines)) else { return moveNoticeIntoPanel() }
            tellInPanel(entry.isOn ? "off, and everything was laid out again" : "on again")
        case .why, .source, nil: break
        }
    }

    private func applySelectedFix() {
        guard let fault = selectedFault else { return }
        guard let fix = fault.fixes.first else {
            return tellInPanel("there is no fix that one line would be")
        }
        apply([fix])
        moveNoticeIntoPanel()
        showSelectedView()
    }

    /// Changes the constant of the selected constraint by an eighth of a row, the least that one sees.
    private func changeConstant(larger: Bool) {
        guard let entry = selectedConstraint else { return }
        let distance = max(1, (arrangement.projection.pointsPerRow / 8).rounded())
        change(.addToConstant(entry.lines, larger ? distance : -distance))
        moveNoticeIntoPanel()
    }

    /// A list tells what was done in its first line.
    private func moveNoticeIntoPanel() {
        guard let text = notice?.text else { return }
        notice = nil
        tellInPanel(text)
    }

    private func tellInPanel(_ text: String) {
        switch panel {
        case .faults(var list):
            list.notice = text
            panel = .faults(list)
        case .constraints(var list):
            list.notice = text
            panel = .constraints(list)
        default: break
        }
    }

    /// Keeps what is selected in a list inside it, where the stage or the selection has changed.
    func keepPanel() {
        switch panel {
        case .faults(var list):
            list.cursor.keep(count: stage.diagnostics.count)
            panel = .faults(list)
        case .constraints(var list):
            list.cursor.keep(count: constraintEntries.count)
            panel = .constraints(list)
        default: break
        }
    }

    // MARK: - What they show

    /// The fault that is selected in the list of faults.
    var selectedFault: Diagnostic? {
        guard case .faults(let list) = panel, stage.diagnostics.indices.contains(list.cursor.selected) else {
            return nil
        }
        return stage.diagnostics[list.cursor.selected]
    }

    /// The entries of the list of constraints.
    var constraintEntries: [ConstraintPanel.Entry] {
        ConstraintPanel.entries(
            of: selection.flatMap(stage.rootView.view), source: stage.source, text: stage.text)
    }

    private var selectedConstraint: ConstraintPanel.Entry? {
        let entries = constraintEntries
        guard case .constraints(let list) = panel, entries.indices.contains(list.cursor.selected) else {
            return nil
        }
        return entries[list.cursor.selected]
    }

    /// What the panel of reasons tells: of the selected view, else of the worst fault, else of the content.
    var whyLines: [WhyPanel.Line] {
        if let view = selection.flatMap(stage.rootView.view) {
            return WhyPanel.lines(of: view, source: stage.source)
        }
        if let fault = stage.worstFault { return WhyPanel.lines(of: fault, width: size.width - 3) }
        return focus.focused.map { WhyPanel.lines(of: $0, source: stage.source) } ?? []
    }

    /// Where in the file the selected view, or what is wrong, stands.
    private var placeOfInterest: SourcePlace? {
        if let view = markedView { return stage.source.view(view).place }
        return stage.worstFault?.place
    }

    /// The view that is marked in the pictures: the one of the selected fault, else the selected one.
    var markedView: UIView? {
        if case .faults = panel { return selectedFault?.view.flatMap(stage.rootView.view) }
        return selection.flatMap(stage.rootView.view)
    }

    /// Scrolls so that the marked view is seen, as far as that is legal.
    func showSelectedView() {
        guard stage.isLaidOut, let view = markedView else { return }
        var outer = view.superview
        while let current = outer {
            if let scrollView = current as? UIScrollView {
                scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
            }
            outer = current.superview
        }
        stage.window.runPasses()
    }
}
