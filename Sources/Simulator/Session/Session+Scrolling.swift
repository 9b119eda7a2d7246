import UIKit

/// Scrolling by keys and by the wheel.
extension Session {
    func scroll(along axis: Axis?, forward: Bool, by step: ScrollStep) -> Effect {
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
        var facts = AxisFacts(of: scrollView, along: axis)
        let destination = scrollView.destination
        // Keys that follow one another go on from where the content is going, so that none is lost.
        facts.offset = axis == .vertical ? destination.y : destination.x
        let projection = arrangement.projection
        let line = axis == .vertical ? projection.pointsPerRow : projection.pointsPerColumn
        var offset = destination
        let target = Scrolling.offset(facts, forward: forward, by: step, line: line)
        if axis == .vertical { offset.y = target } else { offset.x = target }
        return scroll(scrollView, to: offset)
    }

    /// Scrolls a view to an offset in points, which takes its time where there is one; returns whether that is another
    /// offset than the one where it is or is going to.
    func scroll(_ scrollView: UIScrollView, to offset: CGPoint) -> Bool {
        let old = (scrollView.destination, scrollView.isDecelerating)
        scrollView.step(to: offset)
        if stage.isLaidOut { stage.window.runPasses() }
        return old.1 || scrollView.destination != old.0
    }

    /// A notch of the wheel scrolls what it is over by three rows, and what is around that where it has come to
    /// its end. Shift turns up and down into left and right.
    func turn(_ wheel: MouseEvent.Wheel, at position: CellPoint, modifiers: KeyModifiers) -> Effect {
        let isUpright = wheel == .up || wheel == .down
        let axis: Axis = isUpright && !modifiers.contains(.shift) ? .vertical : .horizontal
        let forward = wheel == .down || wheel == .right
        for scrollView in scrollViews(under: position) where ScrollFocus.canScroll(scrollView, along: axis) {
            var moved = false
            for _ in 0..<(scrollView.isPagingEnabled ? 1 : 3) {
                moved = move(scrollView, along: axis, forward: forward, by: .line) || moved
            }
            if moved { return .redraw }
        }
        return .none
    }

    /// The scroll views under a cell, the innermost first: in the phone those that are there, in a picture of the
    /// content the one whose content it is.
    func scrollViews(under position: CellPoint) -> [UIScrollView] {
        let arrangement = arrangement
        if let point = arrangement.devicePoint(at: position) {
            return focus.scrollViews(at: point, in: stage.rootView)
        }
        guard let focused = focus.focused, let facts,
            arrangement.contentPoint(at: position, facts: facts) != nil
        else { return [] }
        return [focused]
    }
}
