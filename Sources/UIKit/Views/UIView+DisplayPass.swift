/// What a view still has to draw. A view draws when it is first shown, and then only where it was asked to.
struct DisplayState {
    /// The part to draw, in the view's coordinates; null if there is none. It may reach beyond the bounds.
    var area = CGRect.null
    /// Something inside the view has to draw.
    var subtreeNeedsDisplay = false

    var isDirty: Bool { !area.isNull || subtreeNeedsDisplay }
}

extension UIView {
    /// Asks for `draw` of the whole view in the next display pass.
    public func setNeedsDisplay() { setNeedsDisplay(.infinite) }

    /// Asks for `draw` of a part of the view, in its own coordinates. Parts are joined until they are drawn.
    public func setNeedsDisplay(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else { return }
        displayState.area = displayState.area.isNull ? rect : displayState.area.union(rect)
        markAncestorsForDisplay()
    }

    func markAncestorsForDisplay() {
        var view = superview
        while let current = view, !current.displayState.subtreeNeedsDisplay {
            current.displayState.subtreeNeedsDisplay = true
            view = current.superview
        }
    }

    /// Has everything draw that was asked to, a view before what is inside it. What is hidden or has no size waits
    /// until it is seen.
    func displayIfNeeded() {
        guard displayState.isDirty, !isHidden else { return }
        if !displayState.area.isNull, !bounds.isEmpty {
            let area = displayState.area.intersection(bounds)
            displayState.area = .null
            if !area.isEmpty { draw(area) }
        }
        guard displayState.subtreeNeedsDisplay else { return }
        displayState.subtreeNeedsDisplay = false
        for subview in subviews { subview.displayIfNeeded() }
        if subviews.contains(where: { $0.displayState.isDirty }) { displayState.subtreeNeedsDisplay = true }
    }

    /// Whether views of a class draw when they are first shown: all but the module's own, which have nothing to draw.
    static func drawsAtFirst(_ viewClass: UIView.Type) -> Bool {
        !plainClasses.contains(ObjectIdentifier(viewClass))
    }

    private static let plainClasses: [ObjectIdentifier] = [
        UIView.self, UILabel.self, UIScrollView.self, UIStackView.self, UIImageView.self, UITableView.self,
        UITableViewCell.self, UIWindow.self,
    ].map { (viewClass: UIView.Type) in ObjectIdentifier(viewClass) }
}

extension UIWindow {
    /// What UIKit does at the end of each turn of its run loop: constraints are updated, the tree is laid out, and
    /// what was asked to draws.
    package func runPasses() {
        layoutIfNeeded()
        displayIfNeeded()
        let appearing = appearingController
        appearingController = nil
        appearing?.viewDidAppear(false)
    }
}
