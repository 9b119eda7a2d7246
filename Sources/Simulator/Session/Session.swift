import Diagnosis
import UIKit

/// The state of the simulator between two events: one stage, one focus, one picture.
///
/// `handle` changes the state, `draw` shows it; nothing else does either. Neither knows a terminal or a clock.
@MainActor public final class Session {
    /// What the screen has to do after an event.
    public enum Effect: Equatable, Sendable {
        /// Nothing: the picture is the same.
        case none
        /// Show the new picture.
        case redraw
        /// Show the picture anew on a screen that may show anything.
        case repaint
        /// Go back to where the session was opened from; nothing where there is no such place.
        case leave
        case suspend
        case quit
    }

    /// What the session shows.
    public private(set) var stage: Stage
    /// The screen's size in cells.
    public private(set) var size: CellSize
    private(set) var undecided = Undecided()
    private(set) var focus: ScrollFocus
    /// The size of the largest view in the focused content, as it was after the last layout.
    private var largestView: CGSize?
    /// The axis whose verdict is lit, because a key could not move along it.
    private(set) var litAxis: Axis?
    /// The panel of keys, if it is shown, with its first line.
    private(set) var keyPanel: KeyPanel?
    /// The list of faults, if it is open.
    private(set) var faultPanel: FaultPanel?
    /// The gallery behind the session; nil where there is none.
    var way: WayBack?

    /// A session on a stage, laid out, for a screen of a size in cells.
    public init(stage: Stage, size: CellSize) {
        self.stage = stage
        self.size = size
        focus = ScrollFocus(in: stage.rootView)
        layOut()
    }

    /// The scroll view that the keys go to; nil if there is none.
    public var focusedScrollView: UIScrollView? { focus.focused }

    // MARK: - Layout

    private func layOut() {
        if stage.isFit {
            let pane = Arrangement.fitPane(in: size, words: words)
            stage.window.frame = CGRect(origin: .zero, size: pane)
            stage.rootView.frame = stage.window.bounds
        }
        if stage.isLaidOut { stage.window.runPasses() }
        undecided = Undecided(in: stage.rootView)
        focus = ScrollFocus(in: stage.rootView, keeping: focus.focused)
        largestView = focus.focused.flatMap(ContentExtent.largestView)
    }

    /// What there is to say of the focused scroll view.
    var facts: ScrollFacts? {
        focus.focused.map { ScrollFacts(of: $0, in: stage.rootView, undecided: undecided) }
    }

    /// How many lines of words are under the verdicts.
    private var words: Int {
        if faultPanel != nil { return FaultPanel.height(in: size) }
        return stage.walkthrough == nil ? 1 : 3
    }

    /// Where the pictures are.
    var arrangement: Arrangement {
        Arrangement(
            size: size, device: stage.window.bounds.size, facts: facts,
            largest: largestView, words: words)
    }

    // MARK: - Events

    /// Changes the state as an event asks, and says what is to be done.
    public func handle(_ event: InputEvent) -> Effect {
        switch event {
        case .key(let press):
            let wasLit = litAxis
            litAxis = nil
            let effect = KeyTable.command(for: press).map(perform) ?? .none
            return effect == .none && wasLit != litAxis ? .redraw : effect
        case .mouse(let event):
            guard keyPanel == nil, case .wheel(let wheel) = event.action else { return .none }
            return turn(wheel, at: event.position, modifiers: event.modifiers)
        case .resize(let size):
            guard size != self.size else { return .none }
            self.size = size
            if stage.isFit { layOut() }
            return .redraw
        case .resume: return .repaint
        case .paste, .focus: return .none
        }
    }

    private func perform(_ command: Command) -> Effect {
        if keyPanel != nil { return performInKeyPanel(command) }
        if faultPanel != nil, let effect = performInFaultPanel(command) { return effect }
        switch command {
        case .scroll(let axis, let forward, let step): return scroll(along: axis, forward: forward, by: step)
        case .focus(let forward): return moveFocus(forward: forward)
        case .showKeys:
            keyPanel = KeyPanel()
            return .redraw
        case .step(let forward): return step(forward: forward)
        case .showFaults:
            faultPanel = FaultPanel()
            showSelectedFault()
            return .redraw
        case .undo: return undo()
        case .back: return .leave
        case .apply, .find, .openFile: return .none
        case .redraw: return .repaint
        case .suspend: return .suspend
        case .quit: return .quit
        }
    }

    /// The panel on top takes every key; only those that leave the program pass it.
    private func performInKeyPanel(_ command: Command) -> Effect {
        switch command {
        case .showKeys, .back: keyPanel = nil
        case .scroll(_, let forward, let step): keyPanel?.scroll(forward: forward, by: step, in: size)
        case .redraw: return .repaint
        case .suspend: return .suspend
        case .quit: return .quit
        case .focus, .step, .showFaults, .apply, .undo, .find, .openFile: return .none
        }
        return .redraw
    }

    private func moveFocus(forward: Bool) -> Effect {
        guard focus.moveFocus(forward: forward) else { return .none }
        largestView = focus.focused.flatMap(ContentExtent.largestView)
        return .redraw
    }

    /// Goes to the next or the previous step. The focus stays on the scroll view of the same name.
    private func step(forward: Bool) -> Effect {
        guard let walkthrough = stage.walkthrough,
            let next = forward ? walkthrough.goForward() : walkthrough.goBack()
        else { return .none }
        show(next)
        return .redraw
    }

    /// Shows another stage in place of this one, with the focus on the scroll view of the same name.
    private func show(_ next: Stage) {
        let name = focus.focused?.accessibilityIdentifier
        stage = next
        focus = ScrollFocus(in: stage.rootView, named: name)
        faultPanel?.keep(count: stage.diagnostics.count)
        layOut()
    }

    // MARK: - Faults

    /// What the list of faults does with a command; nil for one that it does not take.
    private func performInFaultPanel(_ command: Command) -> Effect? {
        switch command {
        case .showFaults, .back: faultPanel = nil
        case .scroll(_, let forward, let step):
            faultPanel?.move(forward: forward, by: step, count: stage.diagnostics.count)
            showSelectedFault()
        case .apply: applyFix()
        case .undo: return undo()
        case .focus, .step, .find, .openFile: return Effect.none
        case .showKeys, .redraw, .suspend, .quit: return nil
        }
        return .redraw
    }

    /// The view that the selected fault is about.
    var selectedFaultView: UIView? {
        guard let faultPanel, stage.diagnostics.indices.contains(faultPanel.selected),
            let id = stage.diagnostics[faultPanel.selected].view
        else { return nil }
        return stage.rootView.view(called: id)
    }

    /// Scrolls so that the view of the selected fault is seen, as far as that is legal.
    private func showSelectedFault() {
        guard stage.isLaidOut, let view = selectedFaultView else { return }
        var outer = view.superview
        while let current = outer {
            if let scrollView = current as? UIScrollView {
                scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
            }
            outer = current.superview
        }
        stage.window.runPasses()
    }

    private func applyFix() {
        guard let faultPanel, stage.diagnostics.indices.contains(faultPanel.selected) else { return }
        guard let fix = stage.diagnostics[faultPanel.selected].fixes.first else {
            self.faultPanel?.notice = "there is no fix that one line would be"
            return
        }
        guard let next = stage.repair?.apply(fix) else {
            self.faultPanel?.notice = "this fix cannot be written into what is shown"
            return
        }
        show(next)
        self.faultPanel?.notice = "✓ \(fix.result.replacingOccurrences(of: " would be ", with: " is "))"
        showSelectedFault()
    }

    private func undo() -> Effect {
        guard let before = stage.repair?.undo() else { return .none }
        show(before)
        faultPanel?.notice = "as before"
        return .redraw
    }

    // MARK: - Scrolling

    private func scroll(along axis: Axis?, forward: Bool, by step: ScrollStep) -> Effect {
        let axis = axis ?? (focus.target(along: .vertical) == nil ? .horizontal : .vertical)
        if let target = focus.target(along: axis), move(target, along: axis, forward: forward, by: step) {
            return .redraw
        }
        litAxis = axis
        return .redraw
    }

    /// Scrolls a view by a step; returns whether it moved.
    private func move(_ scrollView: UIScrollView, along axis: Axis, forward: Bool, by step: ScrollStep)
        -> Bool
    {
        let facts = ScrollFacts(of: scrollView, in: stage.rootView, undecided: undecided)
        let projection = arrangement.projection
        let line = axis == .vertical ? projection.pointsPerRow : projection.pointsPerColumn
        let old = scrollView.contentOffset
        var offset = old
        let target = Scrolling.offset(facts[axis], forward: forward, by: step, line: line)
        if axis == .vertical { offset.y = target } else { offset.x = target }
        scrollView.setContentOffset(offset, animated: false)
        if stage.isLaidOut { stage.window.runPasses() }
        return scrollView.contentOffset != old
    }

    /// A notch of the wheel scrolls what it is over by three rows, and what is around that where it has come to
    /// its end. Shift turns up and down into left and right.
    private func turn(_ wheel: MouseEvent.Wheel, at position: CellPoint, modifiers: KeyModifiers) -> Effect {
        guard let point = arrangement.devicePoint(at: position) else { return .none }
        let isUpright = wheel == .up || wheel == .down
        let axis: Axis = isUpright && !modifiers.contains(.shift) ? .vertical : .horizontal
        let forward = wheel == .down || wheel == .right
        for scrollView in focus.scrollViews(at: point, in: stage.rootView)
        where ScrollFocus.canScroll(scrollView, along: axis) {
            var moved = false
            for _ in 0..<(scrollView.isPagingEnabled ? 1 : 3) {
                moved = move(scrollView, along: axis, forward: forward, by: .line) || moved
            }
            if moved { return .redraw }
        }
        return .none
    }
}
