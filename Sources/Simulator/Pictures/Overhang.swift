import UIKit

/// By how much views hang out of a content at one of its edges.
struct Overhang: Equatable {
    let axis: Axis
    /// Whether they hang out at the left or the top.
    let isBefore: Bool
    /// In points, of the view that hangs out furthest.
    let amount: CGFloat
    /// That view's frame, in content coordinates.
    let frame: CGRect

    /// `+5`
    var text: String { "+\(NumberText.short(amount))" }

    /// Those of a scroll view, at most one at each edge that is decided. What is inside a view that clips is that view's
    /// matter.
    @MainActor static func all(in scrollView: UIScrollView, _ facts: ScrollFacts) -> [Overhang] {
        var frames: [CGRect] = []
        for subview in scrollView.subviews { collect(subview, at: .zero, into: &frames) }
        return [Axis.vertical, .horizontal].flatMap { axis -> [Overhang] in
            guard !facts[axis].isOpen else { return [] }
            func overhang(_ isBefore: Bool, _ amount: (CGRect) -> CGFloat) -> Overhang? {
                guard let furthest = frames.max(by: { amount($0) < amount($1) }), amount(furthest) > 0.5
                else { return nil }
                return Overhang(axis: axis, isBefore: isBefore, amount: amount(furthest), frame: furthest)
            }
            let length = facts[axis].content
            let isHorizontal = axis == .horizontal
            return [
                overhang(true) { -(isHorizontal ? $0.minX : $0.minY) },
                overhang(false) { (isHorizontal ? $0.maxX : $0.maxY) - length },
            ].compactMap { $0 }
        }
    }

    @MainActor private static func collect(_ view: UIView, at place: CGPoint, into frames: inout [CGRect]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let frame = view.frame.offsetBy(dx: place.x, dy: place.y)
        if frame.width > 0, frame.height > 0, view.paintsItself || view.subviews.isEmpty {
            frames.append(frame)
        }
        guard !view.clipsToBounds else { return }
        let inner = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
        for subview in view.subviews { collect(subview, at: inner, into: &frames) }
    }

    /// Writes the amounts on the outline around a picture of the content.
    static func draw(
        _ overhangs: [Overhang], around inside: CellRect, _ projection: Projection,
        into buffer: inout CellBuffer, clip: CellRect
    ) {
        for overhang in overhangs {
            let width = TextFitting.width(of: overhang.text)
            let row = inside.minY + projection.row(holding: overhang.frame.midY)
            let column = inside.minX + projection.column(holding: overhang.frame.midX) - width / 2
            let isVertical = overhang.axis == .vertical
            let y =
                isVertical
                ? (overhang.isBefore ? inside.minY - 1 : inside.maxY)
                : min(max(row, inside.minY), inside.maxY - 1)
            let x =
                isVertical
                ? min(max(column, inside.minX), max(inside.minX, inside.maxX - width))
                : overhang.isBefore ? inside.minX - 1 : inside.maxX + 1 - width
            buffer.put(overhang.text, x: x, y: y, style: Theme.bad, clip: clip)
        }
    }
}
