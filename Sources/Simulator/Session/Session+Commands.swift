import Diagnosis
import UIKit

/// What the person asks for with keys.
extension Session {
    func perform(_ command: Command) -> Effect {
        if keyPanel != nil { return KeyPanel.perform(command, on: &keyPanel, in: size) }
        if panel != nil, let effect = performInPanel(command) { return effect }
        switch command {
        case .scroll(let axis, let forward, let step): return scroll(along: axis, forward: forward, by: step)
        case .focus(let forward): return moveFocus(forward: forward)
        case .showKeys: keyPanel = KeyPanel()
        case .step(let forward): change(forward ? .goForward : .goBack)
        case .show(let kind): open(kind)
        case .select(let forward): select(forward: forward)
        case .apply: applyOffer()
        case .undo: undo()
        case .rotate:
            if stage.isFit { return answer("this device is as large as the pane, either way") }
            change(.rotate)
        case .nextDevice: change(.takeNextDevice)
        case .switchMap: return switchMap()
        case .zoom(let closer): return zoom(closer: closer)
        case .fit: wishes.zoom = 0
        case .toggleConstraint, .changeConstant: return answer("this is for the list of constraints: c")
        case .find, .openFile: return answer("this is for the gallery")
        case .back: return goBack()
        case .redraw: return .repaint
        case .suspend: return .suspend
        case .quit: return .quit
        }
        return .redraw
    }

    private func goBack() -> Effect {
        guard selection != nil else { return .leave }
        selection = nil
        return .redraw
    }

    private func moveFocus(forward: Bool) -> Effect {
        guard focus.moveFocus(forward: forward) else {
            return answer(
                focus.stops.isEmpty ? "no scroll view here can scroll" : "no other scroll view can scroll")
        }
        measureContent()
        return .redraw
    }

    /// Says why a key does nothing.
    private func answer(_ text: String) -> Effect {
        notice = Notice(text: text, isBad: false)
        return .redraw
    }

    /// Takes the next place of the map that makes a difference.
    private func switchMap() -> Effect {
        let before = arrangement
        for _ in 0..<2 {
            wishes.map = wishes.map.next
            if arrangement != before { return .redraw }
        }
        wishes.map = wishes.map.next
        return answer("the content has no other place here")
    }

    private func zoom(closer: Bool) -> Effect {
        let before = arrangement
        wishes.zoom += closer ? 1 : -1
        guard arrangement.projection == before.projection else { return .redraw }
        wishes.zoom -= closer ? 1 : -1
        return answer(closer ? "closer the device would not fit" : "further away nothing would be left of it")
    }

    /// Selects the view behind the selected one in tree order, or the one before it.
    private func select(forward: Bool) {
        let names = stage.rootView.namedViews.map(\.displayName)
        guard !names.isEmpty else { return }
        let index = selection.flatMap { names.firstIndex(of: $0) }
        let next = index.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : names.count - 1)
        selection = names[(next + names.count) % names.count]
        showSelectedView()
        keepPanel()
    }

    // MARK: - Changes of the stage

    /// Changes the stage; says in the strip why that cannot be done. Returns whether it was done.
    @discardableResult
    func change(_ change: StageChange) -> Bool {
        guard let crew = stage.crew else {
            notice = Notice(text: "this scene cannot be changed", isBad: false)
            return false
        }
        do {
            show(try crew.stage(after: change))
            return true
        } catch {
            notice = Notice(text: error.reason, isBad: change == .reload)
            return false
        }
    }

    func undo() {
        guard change(.undo) else { return }
        notice = Notice(text: "as before", isBad: false)
    }

    /// What Enter does: the fix of the worst fault, or a statement of a walkthrough.
    private func applyOffer() {
        if !offeredFixes.isEmpty {
            apply(offeredFixes)
        } else if stage.steps != nil {
            change(.runStatement)
        } else {
            notice = Notice(text: "nothing is wrong here that Enter could mend", isBad: false)
        }
    }

    /// The fixes that Enter tries: the first one of the worst fault; where the content is open both ways for two
    /// reasons, one for each. In a walkthrough, what is wrong is on the way to being right.
    var offeredFixes: [Fix] {
        guard stage.steps.map({ $0.done == $0.count }) ?? true, let worst = stage.worstFault,
            let first = worst.fixes.first
        else { return [] }
        let other = stage.diagnostics.first {
            $0.view == worst.view && $0 != worst && $0.isOfContentSize && worst.isOfContentSize
        }
        guard let second = other?.fixes.first, second != first, second.remove.isEmpty, first.remove.isEmpty
        else { return [first] }
        return [first, second]
    }

    func apply(_ fixes: [Fix]) {
        guard change(.apply(fixes)) else { return }
        let results = fixes.map { $0.result.replacingOccurrences(of: " would be ", with: " is ") }
        notice = Notice(text: "✓ \(results.joined(separator: ", "))", isBad: false)
    }
}

extension Diagnostic {
    /// Whether it is about an open length of a content.
    fileprivate var isOfContentSize: Bool {
        [.ambiguousContentWidth, .ambiguousContentHeight].map(\Rule.name).contains(rule)
    }
}

extension Stage {
    /// The worst of what is wrong, and of those the first in the file; nil if there are only notes.
    var worstFault: Diagnostic? {
        let serious = diagnostics.filter { $0.severity != .note }
        guard let worst = serious.map(\.severity).max() else { return nil }
        return serious.first { $0.severity == worst }
    }
}

extension UIView {
    /// The views of the tree that have names, in tree order, this one left out.
    var namedViews: [UIView] {
        subviews.flatMap { ($0.accessibilityIdentifier == nil ? [] : [$0]) + $0.namedViews }
    }
}
