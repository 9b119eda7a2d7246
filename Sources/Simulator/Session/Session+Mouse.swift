import UIKit

/// The mouse: the wheel over what it is over, pans in the phone, pulls of the bracket in the map, clicks on views.
extension Session {
    func handle(_ event: MouseEvent) -> Effect {
        switch event.action {
        case .wheel(let wheel): return turn(wheel, at: event.position, modifiers: event.modifiers)
        case .press(.left):
            drag = begin(at: event.position)
            return catchMotion()
        case .move(.left): return pull(to: event.position)
        case .release:
            defer { drag = nil }
            guard let drag else { return .none }
            guard let moving = drag.moving else { return click(at: event.position) }
            if let time, drag.startTime != nil { moving.scrollView.touchUp(time: time) }
            return .none
        case .press, .move: return .none
        }
    }

    private func begin(at position: CellPoint) -> Drag {
        if let map = arrangement.map, map.area.contains(position), let focused = focus.focused {
            return Drag(.bracket(map.projection), [focused], at: position)
        }
        return Drag(.pan, scrollViews(under: position), at: position, time: time)
    }

    /// A finger that comes down on moving content stops it.
    private func catchMotion() -> Effect {
        guard var drag, let time = drag.startTime,
            let moving = drag.scrollViews.first(where: \.isInMotion)
        else { return .none }
        moving.touchDown(at: Drag.finger(on: drag.start, arrangement.projection), time: time)
        drag.moving = (moving, moving.contentOffset)
        self.drag = drag
        return .redraw
    }

    /// Moves what the drag has taken hold of: the innermost scroll view that can move the way it began.
    private func pull(to position: CellPoint) -> Effect {
        guard var drag, position != drag.start || drag.moving != nil else { return .none }
        if drag.moving == nil {
            let axis: Axis =
                abs(position.x - drag.start.x) > 2 * abs(position.y - drag.start.y) ? .horizontal : .vertical
            let target =
                drag.scrollViews.first { ScrollFocus.canScroll($0, along: axis) } ?? drag.scrollViews.first
            guard let target else { return .none }
            drag.moving = (target, target.contentOffset)
            self.drag = drag
            if let time = drag.startTime {
                target.touchDown(at: Drag.finger(on: drag.start, arrangement.projection), time: time)
            }
        }
        if let time, drag.startTime != nil, let moving = drag.moving {
            let old = moving.scrollView.contentOffset
            moving.scrollView.touchMoved(
                to: Drag.finger(on: position, arrangement.projection), time: time)
            stage.window.runPasses()
            return moving.scrollView.contentOffset == old ? .none : .redraw
        }
        guard let moving = drag.moving, let offset = drag.offset(for: position, arrangement.projection),
            moving.scrollView.isScrollEnabled
        else { return .none }
        return scroll(moving.scrollView, to: moving.scrollView.clampedOffset(offset)) ? .redraw : .none
    }

    /// Selects the view under a cell and shows what decides its frame; beside all views, selects none.
    private func click(at position: CellPoint) -> Effect {
        guard let view = view(under: position) else {
            guard selection != nil else { return .none }
            selection = nil
            keepPanel()
            return .redraw
        }
        selection = view.displayName
        if panel == nil { panel = .why(WhyPanel()) }
        if case .why = panel { panel = .why(WhyPanel()) }
        keepPanel()
        return .redraw
    }

    /// The frontmost view with a name under a cell of the phone, of the map, or of the content around.
    private func view(under position: CellPoint) -> UIView? {
        let arrangement = arrangement
        if let point = arrangement.devicePoint(at: position) {
            return stage.rootView.namedView(at: point)
        }
        guard let focused = focus.focused, let facts,
            let point = arrangement.contentPoint(at: position, facts: facts)
        else { return nil }
        let found = focused.subviews.reversed().lazy.compactMap { subview in
            subview.namedView(at: subview.convert(point, from: focused))
        }.first
        return found ?? focused
    }
}

extension UIView {
    /// The frontmost view with a name at a point of this view's coordinates; one that clips hides what is outside.
    fileprivate func namedView(at point: CGPoint) -> UIView? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        let isInside = bounds.contains(point)
        if clipsToBounds, !isInside { return nil }
        for subview in subviews.reversed() {
            if let found = subview.namedView(at: subview.convert(point, from: self)) { return found }
        }
        return isInside && accessibilityIdentifier != nil ? self : nil
    }
}
